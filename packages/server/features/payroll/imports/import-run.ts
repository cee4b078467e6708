// Importing: the draft of a regular run, with entries, lines and claims as the pipeline writes them.

import type { PayrollImportCreate, PayrollImportEntry, PayrollRunDetail } from '@muster/contract'
import { type Db, statement, type Values } from '@muster/db'
import { addDays, addMonths, canonicalDecimal } from '@muster/engine'
import type { Context } from '../../../http/context.ts'
import { invalid } from '../../../http/problem.ts'
import { newId } from '../../../resource/ids.ts'
import { type EntryColumns, type EntryRows, figureNames } from '../pipeline/entry-rows.ts'
import { assertOwnClaims, Published, publishPiece, stampPublished } from '../pipeline/publish.ts'
import { checkDraft, type RunDraft } from '../runs/new-run.ts'
import { findRun, nameMonth } from '../runs/run-details.ts'
import { checkImport, type ImportFacts, readFigures } from './check-import.ts'
import { readComponents, readImportedEmployees } from './import-facts.ts'

const inserted = statement<unknown, Values>(
  'insert_imported_payroll_run',
  `insert into payroll_runs (workspace_id, id, fiscal_year_id, year, month, run_date, notes, source, total_employees, total_gross,
     total_deductions, total_net, total_employer_cost, created_by, processed_by, created_at, updated_at)
   select :workspace_id, :id, :fiscal_year_id, :year::integer, :month::integer, :run_date::date, :notes, 'imported', :total_employees::integer,
     :total_gross::numeric, :total_deductions::numeric, :total_net::numeric, :total_employer_cost::numeric, :who, :who, at, at
   from (select stamp() as at) as made`,
)

/** Imports a run; a 400 with every mistake, or a 409 where the month or an employee in it is paid already. */
export async function importRun(call: Context, body: PayrollImportCreate): Promise<PayrollRunDetail> {
  const { db, caller } = call
  const { year, month, run_date, notes = null, entries } = body
  const draft = await checkDraft(call, { year, month, notes, ...(run_date !== undefined && { run_date }) })
  const first = `${nameMonth(body)}-01`
  const employees = await readImportedEmployees(db, entries, {
    first,
    last: addDays(addMonths(first, 1), -1),
  })
  const decimals = caller.workspace.currency_decimals
  const facts = { employees, components: await readComponents(db), decimals }
  const wrong = checkImport(body, facts)
  if (wrong.length > 0) throw invalid(wrong)
  const id = newId('PayrollRun')
  await writeRun(call, id, draft, body)
  const rows = entries.map((entry, place) => makeRows(entry, place, { facts, month: nameMonth(body) }))
  await writeEntries(db, id, rows)
  return findRun(db, id)
}

async function writeRun(
  { db, caller }: Context,
  id: string,
  { fiscal_year_id, year, month, run_date, notes }: RunDraft,
  { totals }: PayrollImportCreate,
): Promise<void> {
  const digits = writeDigits(caller.workspace.currency_decimals)
  const { total_employees, total_gross, total_deductions, total_net, total_employer_cost } = totals
  await db.run(inserted, {
    id,
    fiscal_year_id,
    year,
    month,
    run_date,
    notes,
    total_employees,
    total_gross: digits(total_gross),
    total_deductions: digits(total_deductions),
    total_net: digits(total_net),
    total_employer_cost: digits(total_employer_cost),
    who: caller.key_id,
  })
}

const writeDigits =
  (decimals: number) =>
  (amount: string): string =>
    canonicalDecimal(amount, decimals) ?? amount

async function writeEntries(db: Db, run: string, rows: readonly EntryRows[]): Promise<void> {
  const published = new Published()
  await publishPiece(db, run, rows, new Map(), published)
  assertOwnClaims(published)
  await stampPublished(db, run)
}

interface Importing {
  readonly facts: ImportFacts
  /** `2025-08`. */
  readonly month: string
}

function makeRows(entry: PayrollImportEntry, place: number, { facts, month }: Importing): EntryRows {
  const { components, decimals } = facts
  const employee = facts.employees.get(place)!
  const digits = writeDigits(decimals)
  const lines = entry.lines ?? []
  return {
    employee_id: employee.id,
    employee_code: employee.employee_code,
    entry: Object.assign(makeFigures(entry, digits), {
      // Without one the row was refused.
      salary_assignment_id: employee.salary_assignment_id!,
      payment_method: entry.payment_method ?? employee.payment_method,
      month_taxable: digits(entry.taxable_income),
      overtime_amount: digits('0'),
      basis: '',
      law: writeLaw(entry, digits),
      warnings: '[]',
      deferred: '[]',
      explanation: JSON.stringify(lines.map(({ code, amount }) => [code, digits(amount), []])),
    }),
    lines: lines.map(({ code, amount }) => {
      const { id, type, is_taxable, display_order } = components.get(code)!
      return { salary_component_id: id, type, amount: digits(amount), is_taxable, display_order }
    }),
    claims: [{ kind: 'time', object_id: `${employee.id}:${month}`, amount: null }],
    arrears: [],
  }
}

type Figures = Pick<EntryColumns, (typeof figureNames)[number]>

/** Counts of days are zero, whatever the file says. */
function makeFigures(entry: PayrollImportEntry, digits: (amount: string) => string): Figures {
  const figures = new Map<string, string>(Object.entries(readFigures(entry)))
  const columns = figureNames.map(name => {
    const amount = figures.get(name)
    if (amount !== undefined) return [name, digits(amount)]
    return [name, counts.has(name) ? 0 : '0.00']
  })
  return Object.fromEntries(columns) as Figures
}

const counts: ReadonlySet<string> = new Set(['late_count', 'early_leave_count', 'holidays'])

/** What the year to date adds up. */
function writeLaw(
  { taxable_income, tax_amount }: PayrollImportEntry,
  digits: (amount: string) => string,
): string {
  return JSON.stringify({
    amounts: { taxable: digits(taxable_income) },
    withheld: { TAX: digits(tax_amount) },
  })
}
