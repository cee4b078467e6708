// Employees by the codes that rows name them by.

import { type Db, statement } from '@muster/db'
import { type Sentence, say } from '@muster/sentences'
import type { Column, ReadRow, Values } from '../kinds/kind.ts'
import { identifier } from './cells.ts'

export const codeColumn = 'employee_code'

/** The column that every row about an employee has. */
export const makeCodeColumn = (by: Column['by']): Column => ({
  name: codeColumn,
  read: identifier,
  by,
  isRequired: true,
})

interface CodedEmployee {
  readonly id: string
  readonly employee_code: string
  readonly deleted: boolean
}

export type Coded = ReadonlyMap<string, CodedEmployee>

const selectEmployeesOfImportByCode = statement<CodedEmployee, { codes: readonly string[] }>(
  'employees_of_import_by_code',
  'select id, employee_code, deleted from employees where workspace_id = :workspace_id and employee_code = any(:codes)',
)

export async function readCoded(db: Db, rows: readonly ReadRow[]): Promise<Coded> {
  const codes = rows.flatMap(({ values }) => codeIn(values) ?? [])
  if (codes.length === 0) return new Map()
  const found = await db.run(selectEmployeesOfImportByCode, { codes: [...new Set(codes)] })
  return new Map(found.map(employee => [employee.employee_code, employee]))
}

export const codeIn = (values: Values): string | null => {
  const code = values[codeColumn]
  return typeof code === 'string' ? code : null
}

/** Those of them who are there. */
export const idsOf = (employees: Coded): string[] =>
  [...employees.values()].filter(({ deleted }) => !deleted).map(({ id }) => id)

/** The employee of a row, or what is wrong with the code. */
export function findCoded(
  values: Values,
  employees: Coded,
): { readonly id: string } | { readonly message: Sentence } {
  const code = codeIn(values)
  if (code === null) return { message: say`is required` }
  const employee = employees.get(code)
  if (!employee) return { message: say`is the code of no employee; import the employee first` }
  return employee.deleted
    ? { message: say`is the code of an employee who is deleted; nothing of a deleted employee can change` }
    : { id: employee.id }
}
