// Payroll of the past from a file: its rows checked one by one, and written into the draft of a run piece by piece.

import type { PayrollImportCreate, PayrollImportEntry, PayrollImportTotals } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { addUpImported, checkImportedTotals, nameMonth } from '@muster/engine'
import { type Sentence, say, sayTogether } from '@muster/sentences'
import { audit } from '../../../auth/audit.ts'
import type { Context, Inside, WriteContext } from '../../../http/context.ts'
import { conflict, type FieldError } from '../../../http/problem.ts'
import { checkDraft } from '../runs/new-run.ts'
import { readPaying } from './already-paid.ts'
import { checkEntry, type ImportFacts, readFigures } from './check-import.ts'
import { lockImport } from './delete-import.ts'
import { addToImport, importRun, readImportFacts } from './import-run.ts'

/** Of which month a file is, and what its entries add up to. */
export type PayrollFile = Pick<PayrollImportCreate, 'year' | 'month' | 'run_date' | 'notes' | 'totals'>

export interface EntryFacts extends ImportFacts {
  /** What another run pays for the month, by employee. */
  readonly paid: ReadonlyMap<string, Sentence>
}

/** Refuses a month that takes no run; a 400 or a 409. */
export async function assertImportable(call: Inside, { year, month, run_date }: PayrollFile): Promise<void> {
  await checkDraft(call, { year, month, ...(run_date !== undefined && { run_date }) })
}

/** Refuses a file that does not add up to its totals. */
export function assertAddsUpTo(totals: PayrollImportTotals, entries: readonly PayrollImportEntry[]): void {
  const mistakes = checkImportedTotals(totals, addUpImported(entries.map(readFigures)))
  if (mistakes.length === 0) return
  const sentences = sayTogether(
    mistakes.map(({ field, message }) => say`${field} ${message}`),
    '; ',
  )
  throw conflict(
    say`The file does not add up to its totals: ${sentences}. Correct the file or the totals, and upload it again.`,
  )
}

/** What entries are checked against, each by its place. */
export async function readEntryFacts(
  call: Context,
  of: PayrollFile,
  entries: readonly PayrollImportEntry[],
  run: string | null,
): Promise<EntryFacts> {
  const facts = await readImportFacts(call, of, entries)
  const month = nameMonth(of)
  const paying = await readPaying(
    call.db,
    [...facts.employees.values()].map(({ id }) => `${id}:${month}`),
  )
  const others = paying.filter(({ id }) => id !== run)
  const paid = others.map(({ object_id, kind, status, net_salary }): [string, Sentence] => [
    object_id.split(':', 1)[0]!,
    say`is paid ${net_salary} net by the ${kind} run of ${month}, which is ${status}; leave the row out, and take it off the totals`,
  ])
  return { ...facts, paid: new Map(paid) }
}

/** What is wrong with the entry at a place, by its fields. */
export function checkFileEntry(entry: PayrollImportEntry, place: number, facts: EntryFacts): FieldError[] {
  const employee = facts.employees.get(place)
  const paid = employee && facts.paid.get(employee.id)
  const clash = paid === undefined ? [] : [{ field: 'employee_code', message: paid }]
  return [...checkEntry(entry, employee, facts), ...clash]
}

/** Creates the draft, still without entries; its id. */
export async function beginFile(call: WriteContext, file: PayrollFile): Promise<string> {
  const run = await importRun(call, file)
  audit(call, 'payroll_run.imported', run.id, file.totals)
  return run.id
}

const entriesOf = statement<
  { id: string; employee_id: string },
  { run: string; employees: readonly string[] }
>(
  'imported_entries_of_employees',
  `select id, employee_id from payroll_entries where workspace_id = :workspace_id and payroll_run_id = :run and employee_id = any(:employees)`,
)

/** Adds entries to the draft; the ids that they have there, by employee. */
export async function addFileEntries(
  call: WriteContext,
  run: string,
  entries: readonly PayrollImportEntry[],
  employees: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  await addToImport(call, await lockImport(call.db, run, 'updatePayrollImport'), { entries })
  audit(call, 'payroll_run.import_changed', run, { entries: entries.length })
  return readEntryIds(call.db, run, employees)
}

async function readEntryIds(
  db: Db,
  run: string,
  employees: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await db.run(entriesOf, { run, employees })
  return new Map(found.map(({ id, employee_id }) => [employee_id, id]))
}
