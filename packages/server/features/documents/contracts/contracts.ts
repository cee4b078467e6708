// Employment contracts as records: numbered, and held to their terms.

import type { EmploymentContract, EmploymentContractUpdate } from '@muster/contract'
import { say } from '@muster/sentences'
import type { FieldError } from '../../../http/problem.ts'
import { makeNumbering } from '../../../resource/numbering.ts'
import { resource } from '../../../resource/resource.ts'

/** SQL of the last day of the employment in which `employment_contracts` starts, of the employee `e`. */
export const lastDay = `coalesce(
  (select f.separation_date from employee_former_employments f
   where f.workspace_id = :workspace_id and f.employee_id = employment_contracts.employee_id
     and employment_contracts.start_date between f.joining_date and f.separation_date limit 1),
  e.separation_date)`

/** SQL of whether the terms of `employment_contracts` go on after the employment of the employee `e`. */
export const outlives = `(e.deleted
  or coalesce(${lastDay}, 'infinity') < coalesce(employment_contracts.end_date, 'infinity'))`

// A value and no exists(), which PostgreSQL would answer by reading all employees.
const outliving = `(employment_contracts.status = 'signed' and (select ${outlives} from employees e
  where e.workspace_id = :workspace_id and e.id = employment_contracts.employee_id))`

export const contracts = resource('EmploymentContract', {
  created: ['employee_id'],
  conditions: { outlives_employment: `${outliving} = :outlives_employment` },
})

export type Contract = EmploymentContract

export const contractNumbers = makeNumbering({
  table: 'employment_contract_numbering',
  prefix: 'CTR-',
  records: 'employment_contracts',
  column: 'contract_number',
})

const limited: readonly string[] = ['fixed_term', 'internship'] satisfies Contract['type'][]

type Terms = Pick<Contract, 'type' | 'start_date' | 'end_date'>

/** What is wrong with the terms of a contract by themselves. */
export function checkTerms({ type, start_date, end_date }: Terms): FieldError[] {
  if (end_date === null)
    return limited.includes(type)
      ? [{ field: 'end_date', message: say`is needed for a contract of the type ${type}` }]
      : []
  if (end_date >= start_date) return []
  return [{ field: 'end_date', message: say`must be ${start_date} or later, the first day of the contract` }]
}

/** What an update may not say of a number: a contract keeps one. */
export function checkNumber({ contract_number }: EmploymentContractUpdate): FieldError[] {
  if (contract_number !== null) return []
  return [{ field: 'contract_number', message: say`must not be null; a contract keeps a number` }]
}
