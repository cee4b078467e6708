// The check of an import: each row, and the totals, with the row that is wrong.

import type { PayrollImportCreate, PayrollImportEntry } from '@muster/contract'
import { checkImportedEntry, checkImportedTotals, entryAmounts, type ImportedFigures } from '@muster/engine'
import type { FieldError } from '../../../http/problem.ts'
import type { ImportComponent, ImportedEmployee } from './import-facts.ts'

export interface ImportFacts {
  readonly employees: ReadonlyMap<number, ImportedEmployee>
  readonly components: ReadonlyMap<string, ImportComponent>
  readonly decimals: number
}

/** The amounts of an entry; zero where one was left out. */
export function readFigures(entry: PayrollImportEntry): ImportedFigures {
  return Object.fromEntries(entryAmounts.map(name => [name, entry[name] ?? '0'])) as Record<
    (typeof entryAmounts)[number],
    string
  >
}

/** Everything that is wrong, row by row; none where the import can be written. */
export function checkImport(body: PayrollImportCreate, facts: ImportFacts): FieldError[] {
  const seen = new Map<string, number>()
  const types = new Map([...facts.components.values()].map(({ code, type }) => [code, type]))
  const { decimals } = facts
  const wrong = body.entries.flatMap((entry, place) => {
    const mistakes = checkImportedEntry(readFigures(entry), entry.lines ?? [], { types, decimals })
    return [
      ...checkEmployee(entry, facts.employees.get(place), seen, place),
      ...mistakes.map(({ field, message }) => ({
        field: `entries[${place}].${field}`,
        message: `${nameRow(entry, place)} ${message}`,
      })),
    ]
  })
  if (wrong.length > 0) return wrong
  const totals = checkImportedTotals(body.totals, body.entries.map(readFigures))
  return totals.map(({ field, message }) => ({ field: `totals.${field}`, message }))
}

const nameRow = ({ employee_code, employee_id }: PayrollImportEntry, place: number): string =>
  `of row ${place + 1} (${employee_code ?? employee_id ?? 'nobody'})`

function checkEmployee(
  entry: PayrollImportEntry,
  employee: ImportedEmployee | undefined,
  seen: Map<string, number>,
  place: number,
): FieldError[] {
  const { employee_id, employee_code } = entry
  const named = employee_id === undefined ? 'employee_code' : 'employee_id'
  const refuse = (message: string) => [
    { field: `entries[${place}].${named}`, message: `${nameRow(entry, place)} ${message}` },
  ]
  if ((employee_id === undefined) === (employee_code === undefined))
    return refuse('has to name the employee by id or by code, and not by both')
  if (!employee) return refuse('names no record of this workspace')
  const earlier = seen.get(employee.id)
  seen.set(employee.id, place)
  if (earlier !== undefined) return refuse(`names the employee of row ${earlier + 1} again`)
  if (employee.salary_assignment_id === null)
    return refuse(`names ${employee.employee_code}, who has no salary assignment; create one first`)
  return []
}
