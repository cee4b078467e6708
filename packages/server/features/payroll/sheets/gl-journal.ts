// The GL journal of a locked run as a sheet: what it books on the general ledger, by account, cost center and component.

import type { PayrollRunDetail } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { type Amount, formatAmount, nameMonth, parseAmount, toAmount } from '@muster/engine'
import type { Column, Row, Sheet } from '@muster/formats'
import { type Sentence, say, sayTogether } from '@muster/sentences'
import { conflict } from '../../../http/problem.ts'
import { findSheetRun, type LineType, readSums, type SheetWork } from './sheet-facts.ts'

interface Booking {
  readonly code: string
  readonly name: string
  readonly type: LineType | 'net_pay'
  readonly gl_code: string | null
  readonly contra_gl_code: string | null
  readonly department: string
  readonly cost_center: string | null
  readonly amount: string
}

const bookings = statement<Booking, { run: string }>(
  'gl_bookings_of_payroll_run',
  `select b.code, b.name, b.type, g.gl_code, g.contra_gl_code, d.name as department, d.cost_center, b.amount::text as amount
   from (
     select c.id as component, c.code, c.name, l.type, p.department_id, sum(l.amount) as amount
     from payroll_entry_components l
     join payroll_entries p on p.workspace_id = :workspace_id and p.id = l.payroll_entry_id
     join salary_components c on c.workspace_id = :workspace_id and c.id = l.salary_component_id
     where l.workspace_id = :workspace_id and l.payroll_run_id = :run
     group by c.id, c.code, c.name, l.type, p.department_id
     union all
     select null, 'NET_PAY', 'Net pay', 'net_pay', p.department_id, sum(p.net_salary)
     from payroll_entries p
     where p.workspace_id = :workspace_id and p.payroll_run_id = :run
     group by p.department_id) as b
   join departments d on d.workspace_id = :workspace_id and d.id = b.department_id
   left join payroll_gl_codes g on g.workspace_id = :workspace_id and g.salary_component_id is not distinct from b.component
   where b.amount <> 0
   order by d.cost_center, d.name, d.id, b.type, b.code`,
)

const columns: readonly Column[] = [
  { title: 'Date', type: 'date' },
  { title: 'Reference', type: 'text' },
  { title: 'Account', type: 'text' },
  { title: 'Cost center', type: 'text' },
  { title: 'Department', type: 'text' },
  { title: 'Component', type: 'text' },
  { title: 'Description', type: 'text' },
  { title: 'Debit', type: 'money' },
  { title: 'Credit', type: 'money' },
]

/** One side of a booking. */
interface Posting {
  readonly booking: Booking
  readonly account: string
  /** Above zero is a debit. */
  readonly amount: Amount
}

/** The journal of a run as one sheet; a 409 where an account is missing or debits differ from credits. */
export async function readGlJournal(db: Db, work: SheetWork): Promise<Sheet[]> {
  const run = await findSheetRun(db, work.payroll_run_id, 'locked')
  await assertLines(db, run)
  const found = await db.run(bookings, { run: run.id })
  assertAccounts(found)
  const postings = found.flatMap(post)
  assertBalanced(postings)
  const rows = postings.map(posting => toRow(run, posting, work.currency_decimals))
  work.tell({ done: rows.length, total: rows.length })
  async function* once(): AsyncGenerator<readonly Row[]> {
    yield rows
  }
  return [{ name: 'GL journal', columns, rows: once() }]
}

/** Figures without lines belong to no account. */
async function assertLines(db: Db, run: PayrollRunDetail): Promise<void> {
  const {
    without_lines,
    earnings,
    earning_lines,
    deductions,
    deduction_lines,
    contributions,
    contribution_lines,
  } = await readSums(db, run.id)
  const pairs = [
    [earnings, earning_lines],
    [deductions, deduction_lines],
    [contributions, contribution_lines],
  ] as const
  if (pairs.every(([all, lines]) => parseAmount(all).equals(parseAmount(lines)))) return
  const who = without_lines === 1 ? say`1 entry has` : say`${without_lines} entries have`
  throw conflict(
    say`The lines of this run do not make up its figures: ${who} no lines, as it may be in an import. A journal books lines, so there is none.`,
  )
}

function assertAccounts(found: readonly Booking[]): void {
  const lacking = new Map<string, string | Sentence>(
    found.flatMap(({ code, type, gl_code, contra_gl_code }) => {
      if (gl_code === null) return [[code, type === 'net_pay' ? say`net pay` : code] as const]
      return type === 'employer_contribution' && contra_gl_code === null
        ? [[`${code} contra`, say`${code} (${'contra_gl_code'})`] as const]
        : []
    }),
  )
  if (lacking.size === 0) return
  throw conflict(
    say`The journal lacks an account for ${sayTogether([...lacking.values()], ', ')}. Give each component its ledger account, and ask again.`,
  )
}

/** Earnings are a cost, deductions and net pay are owed, and what the employer pays on top is both. */
function post(booking: Booking): Posting[] {
  const { type, gl_code, contra_gl_code } = booking
  const amount = parseAmount(booking.amount)
  const isCost = type === 'earning' || type === 'employer_contribution'
  const own = { booking, account: gl_code!, amount: isCost ? amount : amount.negated() }
  const isBoth = type === 'employer_contribution'
  return isBoth ? [own, { booking, account: contra_gl_code!, amount: amount.negated() }] : [own]
}

function assertBalanced(postings: readonly Posting[]): void {
  const balance = postings.reduce((sum, { amount }) => sum.plus(amount), toAmount(0))
  if (balance.isZero()) return
  throw conflict(say`The debits of the journal differ from its credits by ${balance}. There is no file.`)
}

function toRow(run: PayrollRunDetail, { booking, account, amount }: Posting, decimals: number): Row {
  const { cost_center, department, code, name } = booking
  const text = formatAmount(amount.abs(), decimals)
  const sides = amount.isNegative() ? [null, text] : [text, null]
  return [run.run_date, `Payroll ${nameMonth(run)}`, account, cost_center, department, code, name, ...sides]
}
