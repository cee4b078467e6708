// The writes of a piece of a run: entries with their lines, claims and arrears, where they differ from the stored ones.

import { type Bound, bind, type Db, statement, type Write } from '@muster/db'
import { newId } from '../../../../resource/ids.ts'
import { nextTurn } from '../../../../runtime/turns.ts'
import { type EmployeeClaim, followed, type Published } from '../published.ts'
import { type ClaimColumns, type EntryRows, plainNames } from './entry-rows.ts'
import { compareRows, isSameEntry, type StoredPayrollEntry } from './stored-entries.ts'

/** A stamp that nobody sees: it gaps what the end of the transaction stamps. */
export const unstamped = '-infinity'

const columns = [...plainNames, 'explanation', 'gaps']
const integers = new Set(['late_count', 'early_leave_count', 'holidays'])
const texts = new Set([
  'department_id',
  'salary_assignment_id',
  'payment_method',
  'basis',
  'law',
  'warnings',
  'deferred',
  'explanation',
  'gaps',
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

interface Taken {
  readonly kind: string
  readonly object_id: string
}

// What another run has taken is not touched, and so not returned.
const insertClaims = statement<Taken, { run: string; rows: string }>(
  'insert_payroll_claims',
  `insert into payroll_claims (workspace_id, payroll_run_id, kind, object_id, employee_id, amount, first_day, last_day)
   select :workspace_id, :run, kind, object_id, employee_id, amount, first_day, last_day
   from json_to_recordset(:rows::json) as r (kind text, object_id text, employee_id text, amount numeric, first_day date, last_day date)
   on conflict on constraint payroll_claims_pkey do update set amount = excluded.amount, first_day = excluded.first_day,
     last_day = excluded.last_day where payroll_claims.payroll_run_id = :run
   returning kind, object_id`,
)

const keyOfLine = (row: { readonly salary_component_id: string }) => row.salary_component_id
const keyOfClaim = (row: ClaimColumns) => `${row.kind} ${row.object_id}`
const keyOfArrears = (row: { readonly month: string }) => row.month

/** Gathers the writes of a piece, so that each table is written once. */
export class Writes {
  readonly #entries: object[] = []
  readonly #changedEntries: object[] = []
  readonly #lines: object[] = []
  readonly #changedLines: object[] = []
  readonly #goneLines: string[] = []
  readonly #arrears: object[] = []
  readonly #staleArrears: string[] = []
  readonly #claims: EmployeeClaim[] = []
  readonly #goneClaims: ClaimColumns[] = []

  add(own: EntryRows, before: StoredPayrollEntry | undefined): void {
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

  /** Their statements, for one flush. Others get a turn between them, for the values of each can be half a megabyte. */
  async prepare(db: Db, run: string, published: Published): Promise<Write> {
    const rows = (of: readonly object[]) => ({ run, rows: JSON.stringify(of) })
    const parts: readonly (readonly [readonly unknown[], () => Bound])[] = [
      [this.#goneClaims, () => bind(deleteClaims, rows(this.#goneClaims))],
      [this.#claims, () => bind(insertClaims, rows(this.#claims))],
      [this.#entries, () => bind(insertEntries, rows(this.#entries))],
      [this.#changedEntries, () => bind(changeEntries, rows(this.#changedEntries))],
      [this.#goneLines, () => bind(deleteLines, { ids: this.#goneLines })],
      [this.#lines, () => bind(insertLines, rows(this.#lines))],
      [this.#changedLines, () => bind(changeLines, rows(this.#changedLines))],
      [this.#staleArrears, () => bind(deleteArrears, { entries: this.#staleArrears })],
      [this.#arrears, () => bind(insertArrears, rows(this.#arrears))],
    ]
    const writes: Bound[] = []
    for (const [{ length }, make] of parts) {
      if (length === 0) continue
      writes.push(make())
      await nextTurn()
    }
    return () => this.#send(db, writes, published)
  }

  async #send(db: Db, writes: readonly Bound[], published: Published): Promise<void> {
    if (writes.length === 0) return
    const began = performance.now()
    const results = await db.runAll(...writes)
    published.tookMs += performance.now() - began
    const claiming = this.#goneClaims.length > 0 ? 1 : 0
    if (this.#claims.length > 0) this.#noteClaims(results[claiming] as Taken[], published)
    published.released.push(...this.#goneClaims)
    published.entries += this.#entries.length + this.#changedEntries.length
    const written = [this.#entries, this.#changedEntries, this.#claims, this.#goneClaims]
    if (written.some(({ length }) => length > 0)) published.isChanged = true
  }

  #noteClaims(taken: readonly Taken[], published: Published): void {
    const own = new Set(taken.map(({ kind, object_id }) => `${kind} ${object_id}`))
    for (const claim of this.#claims) {
      if (!own.has(keyOfClaim(claim))) published.clashes.push(claim)
      else if (followed.has(claim.kind)) published.claimed.push(claim)
    }
  }
}
