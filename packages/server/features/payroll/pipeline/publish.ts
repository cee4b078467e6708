// Publishing a calculation: rows that differ from the stored ones are written, entries and lines first and stamps last.

import { type Db, inPieces, statement, type Write } from '@muster/db'
import { say } from '@muster/sentences'
import { conflict } from '../../../http/problem.ts'
import { nextTurn } from '../../../runtime/turns.ts'
import type { ComputedPiece } from './compute.ts'
import { changingEntries } from './entries/entry-pieces.ts'
import type { EntryRows } from './entries/entry-rows.ts'
import { unstamped, Writes } from './entries/piece-writes.ts'
import { digestRows, readStoredEntriesOf, type StoredPayrollEntry } from './entries/stored-entries.ts'
import type { EmployeeClaim, Published } from './published.ts'

/** So many entries are compared before others get a turn: some 1 ms. */
const atOnce = 8

/** Prepares a piece of a run where it differs from the digests of the stored entries; only those that differ are read. */
export async function prepareChanges(
  db: Db,
  run: string,
  { rows, stored: digests }: Pick<ComputedPiece<string>, 'rows' | 'stored'>,
  published: Published,
): Promise<Write> {
  const changed: EntryRows[] = []
  const same = new Set<string>()
  for (const [n, own] of rows.entries()) {
    if (n % atOnce === atOnce - 1) await nextTurn()
    const { employee_id } = own
    const digest = digests.get(employee_id)
    if (digest !== undefined && digest === digestRows(own)) same.add(employee_id)
    else changed.push(own)
  }
  const employees = [...digests.keys()].filter(id => !same.has(id))
  const stored =
    employees.length > 0
      ? await readStoredEntriesOf(db, { run, employees })
      : new Map<string, StoredPayrollEntry>()
  return preparePiece(db, run, changed, stored, published)
}

/** Prepares a piece where it differs. `stored` are the entries of the same employees. */
export async function preparePiece(
  db: Db,
  run: string,
  rows: readonly EntryRows[],
  stored: Map<string, StoredPayrollEntry>,
  published: Published,
): Promise<Write> {
  const writes = new Writes()
  for (const [n, own] of rows.entries()) {
    if (n % atOnce === atOnce - 1) await nextTurn()
    writes.add(own, stored.get(own.employee_id))
    stored.delete(own.employee_id)
  }
  for (const left of stored.values()) {
    published.gone.push(left)
    published.isChanged = true
  }
  return writes.prepare(db, run, published)
}

const deleteEntries = statement<unknown, { run: string; ids: readonly string[] }>(
  'delete_payroll_entries',
  `with lines as (
     delete from payroll_entry_components where workspace_id = :workspace_id and payroll_entry_id = any(:ids)),
   arrears as (
     delete from payroll_entry_arrears where workspace_id = :workspace_id and payroll_entry_id = any(:ids))
   delete from payroll_claims where workspace_id = :workspace_id and payroll_run_id = :run and employee_id in (
     select employee_id from payroll_entries where workspace_id = :workspace_id and id = any(:ids))`,
)
const deleteBareEntries = statement<unknown, { ids: readonly string[] }>(
  'delete_bare_payroll_entries',
  `delete from payroll_entries where workspace_id = :workspace_id and id = any(:ids)`,
)

/** Removes entries of people who are not in the run any more; what they claimed is given back before. */
export async function removeEntries(db: Db, run: string, gone: readonly StoredPayrollEntry[]): Promise<void> {
  if (gone.length === 0) return
  const ids = gone.map(({ id }) => id)
  await db.run(deleteEntries, { run, ids })
  await db.run(deleteBareEntries, { ids })
}

const stampEntries = changingEntries(
  'stamp_payroll_entries',
  `created_at = case when created_at = '${unstamped}' then made.at else created_at end`,
  'not isfinite(updated_at)',
)

/** Stamps what was written; behind the barrier. */
export async function stampPublished(db: Db, run: string): Promise<void> {
  await inPieces(db, stampEntries, { run })
}

/** Refuses a publication whose claims another run holds, with the employees. */
export function assertOwnClaims({ clashes }: Published): void {
  if (clashes.length === 0) return
  const [{ employee_code, kind }] = clashes as [EmployeeClaim]
  throw conflict(
    say`Another payroll run has taken ${clashes.length} of what this one would pay, such as ${kind.replaceAll('_', ' ')} of ${employee_code}. Process that run again, or this one once it is locked.`,
  )
}
