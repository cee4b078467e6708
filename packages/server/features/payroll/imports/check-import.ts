// The check of an import: each row with the employee's code and the figures, and the totals of a whole one.

import type { PayrollImportEntry } from '@muster/contract'
import {
  addUpImported,
  checkImportedEntry,
  checkImportedTotals,
  entryAmounts,
  type ImportedFigures,
  type ImportedTotals,
} from '@muster/engine'
import { type Sentence, say } from '@muster/sentences'
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

/** Everything that is wrong, row by row; none where the rows can be written. */
export function checkRows(entries: readonly PayrollImportEntry[], facts: ImportFacts): FieldError[] {
  const seen = new Map<string, number>()
  return entries.flatMap((entry, place) => {
    const employee = facts.employees.get(place)
    const row = nameRow(entry, employee, place)
    const mistakes = checkEntry(entry, employee, facts, { seen, place })
    return mistakes.map(({ field, message }) => ({
      field: `entries[${place}].${field}`,
      message: say`${row} ${message}`,
    }))
  })
}

/** What is wrong with one entry, by its fields. */
export function checkEntry(
  entry: PayrollImportEntry,
  employee: ImportedEmployee | undefined,
  { components, decimals }: Omit<ImportFacts, 'employees'>,
  among: Among = { seen: new Map(), place: 0 },
): FieldError[] {
  const types = new Map([...components.values()].map(({ code, type }) => [code, type]))
  return [
    ...checkEmployee(entry, employee, among),
    ...checkImportedEntry(readFigures(entry), entry.lines ?? [], { types, decimals }),
  ]
}

/** What the totals of a file are not; of its first part nothing is known yet. */
export function checkWhole(totals: ImportedTotals, entries: readonly PayrollImportEntry[]): FieldError[] {
  if (entries.length < totals.total_employees) return []
  const mistakes = checkImportedTotals(totals, addUpImported(entries.map(readFigures)))
  return mistakes.map(({ field, message }) => ({ field: `totals.${field}`, message }))
}

/** By the code, which people know. */
function nameRow(
  { employee_code }: PayrollImportEntry,
  employee: ImportedEmployee | undefined,
  place: number,
): Sentence {
  return say`of row ${place + 1} (${employee?.employee_code ?? employee_code ?? say`nobody`})`
}

/** Where an entry stands, and where the employees of those before it do. */
interface Among {
  readonly seen: Map<string, number>
  readonly place: number
}

function checkEmployee(
  entry: PayrollImportEntry,
  employee: ImportedEmployee | undefined,
  { seen, place }: Among,
): FieldError[] {
  const { employee_id, employee_code } = entry
  const field = employee_id === undefined ? 'employee_code' : 'employee_id'
  const refuse = (message: Sentence) => [{ field, message }]
  if ((employee_id === undefined) === (employee_code === undefined))
    return refuse(say`has to name the employee by id or by code, and not by both`)
  if (!employee) return refuse(say`names no record of this workspace`)
  const earlier = seen.get(employee.id)
  seen.set(employee.id, place)
  if (earlier !== undefined) return refuse(say`names the employee of row ${earlier + 1} again`)
  if (employee.salary_assignment_id === null)
    return refuse(say`names an employee without a salary assignment; create one first`)
  return []
}
