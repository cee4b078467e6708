// Importing: the draft of a regular run, whose entries come in one or more parts.

import type {
  PayrollImportCreate,
  PayrollImportEntry,
  PayrollImportTotals,
  PayrollImportUpdate,
  PayrollRunDetail,
} from '@muster/contract'
import { statement, type Values } from '@muster/db'
import { addDays, addMonths, nameMonth } from '@muster/engine'
import type { Context } from '../../../http/context.ts'
import { invalid } from '../../../http/problem.ts'
import { newId } from '../../../resource/ids.ts'
import { readStoredEntriesOf } from '../pipeline/entries/stored-entries.ts'
import { preparePiece, stampPublished } from '../pipeline/publish.ts'
import { Published } from '../pipeline/published.ts'
import { checkDraft, type RunDraft } from '../runs/new-run.ts'
import { findRun, fourEyesNow } from '../runs/run-details.ts'
import { assertUnpaid } from './already-paid.ts'
import { checkRows, checkWhole, type ImportFacts } from './check-import.ts'
import { readComponents, readImportedEmployees } from './import-facts.ts'
import { makeRows, writeDigits } from './import-rows.ts'
import { warnOfTotals } from './import-totals.ts'

const insertImportedPayrollRun = statement<unknown, Values>(
  'insert_imported_payroll_run',
  `insert into payroll_runs (workspace_id, id, fiscal_year_id, year, month, run_date, notes, source, total_employees, total_gross,
     total_deductions, total_net, total_employer_cost, created_by, processed_by, imported_by, four_eyes, created_at, updated_at)
   select :workspace_id, :id, :fiscal_year_id, :year::integer, :month::integer, :run_date::date, :notes, 'imported', :total_employees::integer,
     :total_gross::numeric, :total_deductions::numeric, :total_net::numeric, :total_employer_cost::numeric, :who, :who, array[:who], ${fourEyesNow}, at, at
   from (select stamp() as at) as made`,
)

/** Imports a run, or the first part of it; a 400 with every mistake, or a 409 where the month or an employee in it is paid already. */
export async function importRun(call: Context, body: PayrollImportCreate): Promise<PayrollRunDetail> {
  const { year, month, run_date, notes = null, totals, entries = [] } = body
  const draft = await checkDraft(call, { year, month, notes, ...(run_date !== undefined && { run_date }) })
  const id = newId('PayrollRun')
  const rows = await checkPart(call, draft, entries)
  const wrong = checkWhole(totals, entries)
  if (wrong.length > 0) throw invalid(wrong)
  await writeRun(call, id, draft, totals)
  return writePart(call, id, rows)
}

// A part that is sent again says nothing new, so it is no change for those who follow changes.
const changeImportedPayrollRun = statement<unknown, Values>(
  'change_imported_payroll_run',
  `update payroll_runs set total_employees = :total_employees, total_gross = :total_gross, total_deductions = :total_deductions,
     total_net = :total_net, total_employer_cost = :total_employer_cost, processed_by = :who, four_eyes = four_eyes or ${fourEyesNow},
     imported_by = case when :who = any(imported_by) then imported_by else imported_by || :who end,
     updated_at = case when (total_employees, total_gross, total_deductions, total_net, total_employer_cost)
       is distinct from (:total_employees::integer, :total_gross::numeric, :total_deductions::numeric, :total_net::numeric, :total_employer_cost::numeric)
       then stamp() else updated_at end
   where workspace_id = :workspace_id and id = :id`,
)

/** A change of an import. A part of a file may have no entries. */
interface ImportPart extends Pick<PayrollImportUpdate, 'totals'> {
  readonly entries?: readonly PayrollImportEntry[]
}

/** Adds entries to a locked draft of an import, or has them take the place of those of the same employees. */
export async function addToImport(
  call: Context,
  run: PayrollRunDetail,
  { totals = run, entries = [] }: ImportPart,
): Promise<PayrollRunDetail> {
  const rows = await checkPart(call, run, entries)
  const written = writeTotals(call, totals)
  await call.db.run(
    changeImportedPayrollRun,
    Object.assign(written, { id: run.id, who: call.caller.actor_id }),
  )
  return writePart(call, run.id, rows)
}

type Month = Pick<RunDraft, 'year' | 'month'>
type Part = Awaited<ReturnType<typeof checkPart>>

/** The rows of some entries, or a 400 with what is wrong with them. */
async function checkPart(call: Context, of: Month, entries: readonly PayrollImportEntry[]) {
  const facts = await readImportFacts(call, of, entries)
  const wrong = checkRows(entries, facts)
  if (wrong.length > 0) throw invalid(wrong)
  return entries.map((entry, place) => makeRows(entry, place, { facts, month: nameMonth(of) }))
}

/** What entries of a month are checked against. */
export async function readImportFacts(
  { db, caller }: Context,
  of: Month,
  entries: readonly PayrollImportEntry[],
): Promise<ImportFacts> {
  const month = nameMonth(of)
  const last = addDays(addMonths(`${month}-01`, 1), -1)
  const employees = await readImportedEmployees(db, entries, { first: `${month}-01`, last })
  return { employees, components: await readComponents(db), decimals: caller.workspace.currency_decimals }
}

type Totals = Pick<PayrollRunDetail, keyof PayrollImportTotals>

function writeTotals(
  { caller }: Context,
  totals: Totals,
): Record<keyof PayrollImportTotals, string | number> {
  const digits = writeDigits(caller.workspace.currency_decimals)
  return {
    total_employees: totals.total_employees,
    total_gross: digits(totals.total_gross),
    total_deductions: digits(totals.total_deductions),
    total_net: digits(totals.total_net),
    total_employer_cost: digits(totals.total_employer_cost),
  }
}

async function writeRun(call: Context, id: string, draft: RunDraft, totals: Totals): Promise<void> {
  const { fiscal_year_id, year, month, run_date, notes } = draft
  const given = { id, fiscal_year_id, year, month, run_date, notes, who: call.caller.actor_id }
  await call.db.run(insertImportedPayrollRun, Object.assign(given, writeTotals(call, totals)))
}

/** Writes what differs, and has the run warn of what does not add up. */
async function writePart({ db }: Context, run: string, rows: Part): Promise<PayrollRunDetail> {
  const published = new Published()
  const stored = await readStoredEntriesOf(db, { run, employees: rows.map(({ employee_id }) => employee_id) })
  const write = await preparePiece(db, run, rows, stored, published)
  await write()
  await assertUnpaid(db, rows, published)
  await stampPublished(db, run)
  await warnOfTotals(db, await findRun(db, run))
  return findRun(db, run)
}
