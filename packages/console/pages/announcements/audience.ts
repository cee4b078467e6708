// Whom an announcement is for: everybody, or some branches, departments or employees.
import type { AnyRecord } from '../../records/operation.ts'

const lists: Readonly<Record<string, string>> = {
  branches: 'branch_ids',
  departments: 'department_ids',
  employees: 'employee_ids',
}

/** Of the lists, the form asks for that of the audience. */
export const asksAudience = (name: string, { audience }: AnyRecord): boolean =>
  !Object.values(lists).includes(name) || name === lists[String(audience)]

/** The ids of those it is for, and nothing where it is for everybody. */
export function listAudience(record: AnyRecord): readonly string[] {
  const ids = record[lists[String(record.audience)] ?? '']
  return Array.isArray(ids) ? ids.map(String) : []
}
