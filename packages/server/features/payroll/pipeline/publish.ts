// Publishing a calculation: rows that differ from what stands are written, entries and lines first and stamps last.

import { type Db, inPieces, statement } from '@muster/db'
import { conflict } from '../../../http/problem.ts'
import { newId } from '../../../resource/ids.ts'
import type { ComputedPiece } from './compute.ts'
import { changingEntries } from './entry-pieces.ts'
import { type ClaimColumns, type EntryRows, figureNames } from './entry-rows.ts'
import { compareRows, digestRows, isSameEntry, readStandingOf, type Standing } from './standing.ts'

/** A stamp that nobody sees: it marks what the end of the transaction stamps. */
const unstamped = '-infinity'

const columns = [
  ...figureNames,
  'salary_assignment_id',
  'payment_method',
  'month_taxable',
  'overtime_amount',
  'basis',
  'law',
  'warnings',
  'deferred',
  'explanation',
]
const integers = new Set(['late_count', 'early_leave_count', 'holidays'])
const texts = new Set([
  'salary_assignment_id',
  'payment_method',
  'basis',
  'law',
  'warnings',
  'deferred',
  'explanation',
])
function typeOf(column: string): string {
  if (integers.has(column)) return 'integer'
  return texts.has(column) ? 'text' : 'numeric'
}

const replaceEntries = `on conflict on constraint payroll_entries_pkey do update set ${columns.map(column => `${column} = excluded.${column}`).join(', ')},
     updated_at = '${unstamped}'`
const replaceLines = `on conflict on constraint payroll_entry_components_pkey do update set type = excluded.type, amount = excluded.amount,
     is_taxable = excluded.is_taxable, display_order = excluded.display_order`

const writingEntries = (name: string, onConflict: string) =>
  statement<unknown, { run: string; rows: string }>(
    name,
    `insert into payroll_entries (workspace_id, payroll_run_id, id, employee_id, ${columns.join(', ')}, created_at, updated_at)
     select :workspace_id, :run, id, employee_id, ${columns.join(', ')}, '${unstamped}', '${unstamped}'
     from json_to_recordset(:rows::json) as r (id text, employee_id text, ${columns.map(column => `${column} ${typeOf(column)}`).join(', ')})
     ${onConflict}`,
  )

const writingLines = (name: string, onConflict: string) =>
  statement<unknown, { run: string; rows: string }>(
    name,
    `insert into payroll_entry_components (workspace_id, payroll_run_id, id, payroll_entry_id, salary_component_id, type, amount, is_taxable, display_order)
     select :workspace_id, :run, id, payroll_entry_id, salary_component_id, type, amount, is_taxable, display_order
     from json_to_recordset(:rows::json) as r (id text, payroll_entry_id text, salary_component_id text, type text, amount numeric,
       is_taxable boolean, display_order integer)
     ${onConflict}`,
  )

// New rows are not written as if they might be there: that would cost each of them a second record of the log.
const insertEntries = writingEntries('insert_payroll_entries', '')
const insertLines = writingLines('insert_payroll_entry_components', '')
const changeEntries = writingEntries('change_payroll_entries', replaceEntries)
const changeLines = writingLines('change_payroll_entry_components', replaceLines)

const deleteLines = statement<unknown, { ids: readonly string[] }>(
  'delete_payroll_entry_components',
  `delete from payroll_entry_components where workspace_id = :workspace_id and id = any(:ids)`,
)

const deleteArrears = statement<unknown, { entries: readonly string[] }>(
  'delete_payroll_entry_arrears',
  `delete from payroll_entry_arrears where workspace_id = :workspace_id and payroll_entry_id = any(:entries)`,
)

const insertArrears = statement<unknown, { run: string; rows: string }>(
  'insert_payroll_entry_arrears',
  `insert into payroll_entry_arrears (workspace_id, payroll_run_id, payroll_entry_id, month, gross_salary, time_deductions, overtime, taxable_income, basis)
   select :workspace_id, :run, payroll_entry_id, month, gross_salary, time_deductions, overtime, taxable_income, basis
   from json_to_recordset(:rows::json) as r (payroll_entry_id text, month date, gross_salary numeric, time_deductions numeric, overtime numeric,
     taxable_income numeric, basis text)`,
)

const deleteClaims = statement<unknown, { run: string; rows: string }>(
  'delete_payroll_claims',
  `delete from payroll_claims c using json_to_recordset(:rows::json) as r (kind text, object_id text)
   where c.workspace_id = :workspace_id and c.kind = r.kind and c.object_id = r.object_id and c.payroll_run_id = :run`,
)

// What another run has taken is not touched, and so not returned.
const insertClaims = statement<{ kind: string; object_id: string }, { run: string; rows: string }>(
  'insert_payroll_claims',
  `insert into payroll_claims (workspace_id, payroll_run_id, kind, object_id, employee_id, amount)
   select :workspace_id, :run, kind, object_id, employee_id, amount
   from json_to_recordset(:rows::json) as r (kind text, object_id text, employee_id text, amount numeric)
   on conflict on constraint payroll_claims_pkey do update set amount = excluded.amount where payroll_claims.payroll_run_id = :run
   returning kind, object_id`,
)

interface EmployeeClaim extends ClaimColumns {
  readonly employee_id: string
  readonly employee_code: string
  readonly payroll_entry_id: string
}

/** What has a state of its own, which a claim changes. */
const followed = new Set(['encashment', 'expense_claim', 'installment'])

/** What a publication changed, which its end has to follow up. */
export class Published {
  /** Entries that no calculation has any more. */
  readonly gone: Standing[] = []
  /** Of what has a state of its own. */
  readonly claimed: EmployeeClaim[] = []
  readonly released: ClaimColumns[] = []
  /** Claims that another run holds. */
  readonly clashes: EmployeeClaim[] = []
  /** Entries and claims that were written, or are gone. */
  changes = 0
}

const keyOfLine = (row: { readonly salary_component_id: string }) => row.salary_component_id
const keyOfClaim = (row: ClaimColumns) => `${row.kind} ${row.object_id}`
const keyOfArrears = (row: { readonly month: string }) => row.month

/** Writes a piece of a run where it differs from the digests of what stands; only what differs is read. */
export async function publishChanges(
  db: Db,
  run: string,
  { rows, standing: digests }: Pick<ComputedPiece<string>, 'rows' | 'standing'>,
  published: Published,
): Promise<void> {
  const changed = rows.filter(own => {
    const digest = digests.get(own.employee_id)
    return digest === undefined || digest !== digestRows(own)
  })
  const same = new Set(rows.map(({ employee_id }) => employee_id))
  for (const { employee_id } of changed) same.delete(employee_id)
  const employees = [...digests.keys()].filter(id => !same.has(id))
  const standing =
    employees.length > 0 ? await readStandingOf(db, { run, employees }) : new Map<string, Standing>()
  await publishPiece(db, run, changed, standing, published)
}

/** Writes a piece where it differs. `standing` are the entries of the same employees. */
export async function publishPiece(
  db: Db,
  run: string,
  rows: readonly EntryRows[],
  standing: Map<string, Standing>,
  published: Published,
): Promise<void> {
  const writes = new Writes()
  for (const own of rows) {
    const before = standing.get(own.employee_id)
    standing.delete(own.employee_id)
    writes.add(own, before)
  }
  for (const left of standing.values()) {
    published.gone.push(left)
    published.changes++
  }
  await writes.send(db, run, published)
}

/** The writes of a piece, gathered so that each table is written once. */
class Writes {
  readonly #entries: object[] = []
  readonly #changedEntries: object[] = []
  readonly #lines: object[] = []
  readonly #changedLines: object[] = []
  readonly #goneLines: string[] = []
  readonly #arrears: object[] = []
  readonly #staleArrears: string[] = []
  readonly #claims: EmployeeClaim[] = []
  readonly #goneClaims: ClaimColumns[] = []

  add(own: EntryRows, before: Standing | undefined): void {
    const id = before?.id ?? newId('PayrollEntry')
    const lines = compareRows(before?.lines ?? [], own.lines, keyOfLine)
    const claims = compareRows(before?.claims ?? [], own.claims, keyOfClaim)
    const arrears = compareRows(before?.arrears ?? [], own.arrears, keyOfArrears)
    const isChanged = [lines, arrears].some(({ written, gone }) => written.length + gone.length > 0)
    if (isChanged || !before || !isSameEntry(before, own)) {
      const { employee_id, entry } = own
      const entries = before ? this.#changedEntries : this.#entries
      entries.push(Object.assign({ id, employee_id }, entry))
    }
    for (const { item, before: old } of lines.written)
      (old ? this.#changedLines : this.#lines).push(
        Object.assign({ id: old?.id ?? newId('PayrollEntryComponent'), payroll_entry_id: id }, item),
      )
    this.#goneLines.push(...lines.gone.map(line => line.id))
    if (arrears.written.length + arrears.gone.length > 0) {
      if (before) this.#staleArrears.push(id)
      this.#arrears.push(...own.arrears.map(each => Object.assign({ payroll_entry_id: id }, each)))
    }
    const { employee_id, employee_code } = own
    for (const { item } of claims.written)
      this.#claims.push(Object.assign({ employee_id, employee_code, payroll_entry_id: id }, item))
    this.#goneClaims.push(...claims.gone)
  }

  async send(db: Db, run: string, published: Published): Promise<void> {
    const rows = (of: readonly object[]) => ({ run, rows: JSON.stringify(of) })
    if (this.#goneClaims.length > 0) await db.run(deleteClaims, rows(this.#goneClaims))
    if (this.#claims.length > 0) await this.#claim(db, run, published)
    if (this.#entries.length > 0) await db.run(insertEntries, rows(this.#entries))
    if (this.#changedEntries.length > 0) await db.run(changeEntries, rows(this.#changedEntries))
    if (this.#goneLines.length > 0) await db.run(deleteLines, { ids: this.#goneLines })
    if (this.#lines.length > 0) await db.run(insertLines, rows(this.#lines))
    if (this.#changedLines.length > 0) await db.run(changeLines, rows(this.#changedLines))
    if (this.#staleArrears.length > 0) await db.run(deleteArrears, { entries: this.#staleArrears })
    if (this.#arrears.length > 0) await db.run(insertArrears, rows(this.#arrears))
    published.released.push(...this.#goneClaims)
    const written = [this.#entries, this.#changedEntries, this.#claims, this.#goneClaims]
    for (const { length } of written) published.changes += length
  }

  async #claim(db: Db, run: string, published: Published): Promise<void> {
    const taken = await db.run(insertClaims, { run, rows: JSON.stringify(this.#claims) })
    const own = new Set(taken.map(({ kind, object_id }) => `${kind} ${object_id}`))
    for (const claim of this.#claims) {
      if (!own.has(keyOfClaim(claim))) published.clashes.push(claim)
      else if (followed.has(claim.kind)) published.claimed.push(claim)
    }
  }
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
export async function removeEntries(db: Db, run: string, gone: readonly Standing[]): Promise<void> {
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
  const [{ employee_code, kind, object_id }] = clashes as [EmployeeClaim]
  throw conflict(
    `Another payroll run has taken ${clashes.length} of what this one would pay, such as ${kind} ${object_id} of ${employee_code}. Process that run again, or this one once it is locked.`,
  )
}
