// The employment that a contract is of: its first day is one on which the employee is employed.

import { type Db, statement } from '@muster/db'
import type { Day } from '@muster/engine'
import { type Sentence, say } from '@muster/sentences'
import { conflict, type FieldError, invalidField } from '../../../http/problem.ts'
import type { Contract } from './contracts.ts'

export interface Employment {
  readonly deleted: boolean
  readonly joining_date: Day
  readonly separation_date: Day | null
  /** Whether a former employment holds the first day. */
  readonly was_employed: boolean
}

type Begun = Pick<Contract, 'employee_id' | 'start_date'>

// Locked, so that two who sign contracts of one employee do it one after the other.
const lockEmploymentOfContract = statement<Employment, Begun>(
  'lock_employment_of_contract',
  `select e.deleted, e.joining_date, e.separation_date,
     exists(select from employee_former_employments f where f.workspace_id = :workspace_id and f.employee_id = :employee_id
       and :start_date::date between f.joining_date and f.separation_date) as was_employed
   from employees e where e.workspace_id = :workspace_id and e.id = :employee_id for no key update of e`,
)

/** The employment of the employee in a body, locked; a 400 where there is none. */
export async function lockNamed(db: Db, { employee_id, start_date }: Begun): Promise<Employment> {
  const [employment] = await db.run(lockEmploymentOfContract, { employee_id, start_date })
  if (employment && !employment.deleted) return employment
  throw invalidField('employee_id', say`names no record of this workspace`)
}

/** The employment that a contract is of, locked; a 409 where the employee is deleted. */
export async function lockOwner(db: Db, { employee_id, start_date }: Begun): Promise<Employment> {
  const [employment] = await db.run(lockEmploymentOfContract, { employee_id, start_date })
  if (!employment!.deleted) return employment!
  throw conflict(say`This employee is deleted; a contract of theirs can only be cancelled or terminated.`)
}

/** What is wrong with the first day of a contract. */
export function checkFirstDay(
  { joining_date, separation_date, was_employed }: Employment,
  start_date: Day,
): FieldError[] {
  if (was_employed) return []
  const refuse = (message: Sentence) => [{ field: 'start_date', message }]
  if (start_date < joining_date) return refuse(say`must be ${joining_date} or later, when the employee joins`)
  if (separation_date === null || start_date <= separation_date) return []
  return refuse(say`must be ${separation_date} or earlier, when the employee leaves`)
}

/** Holds a contract whose terms stand to the employment as it is now: a 409. The employee stays locked. */
export async function assertEmployment(db: Db, contract: Contract): Promise<void> {
  const { contract_number, start_date } = contract
  const [wrong] = checkFirstDay(await lockOwner(db, contract), start_date)
  if (!wrong) return
  throw conflict(
    say`${contract_number} starts on ${start_date}, and its start_date ${wrong.message}. Correct the employment, or cancel the contract and create another one.`,
  )
}
