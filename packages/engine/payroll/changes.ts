// What made the net pay of an employee differ from the month before, in parts that add up to the difference.

import { type Amount, formatAmount, parseAmount, sumAmounts } from '../amounts.ts'
import type { Day } from '../days.ts'
import type { PayComponent } from '../salaries/index.ts'
import type { SystemCode } from './rules.ts'

export type ChangeCode =
  | 'joined'
  | 'raise'
  | 'lower_salary'
  | 'salary'
  | 'absence'
  | 'unpaid_leave'
  | 'late'
  | 'overtime'
  | 'bonus'
  | 'addition'
  | 'deduction'
  | 'encashment'
  | 'arrears'
  | 'claim'
  | 'gratuity'
  | 'loan'
  | 'income_tax'
  | 'component'
  | 'imported_gross'
  | 'imported_additions'
  | 'imported_deductions'

export interface PaidLine {
  readonly code: string
  /** As the workspace calls the component. */
  readonly name: string
  readonly type: PayComponent['type']
  readonly affects_gross: boolean
  readonly amount: string
}

/** What one run paid an employee. */
export interface PaidEntry {
  readonly gross_salary: string
  readonly total_earnings: string
  readonly total_deductions: string
  readonly absent_days: string
  readonly unpaid_leave_days: string
  readonly late_count: string
  readonly overtime_hours: string
  /** The first day of the salary that it ended with. */
  readonly salary_from: Day
  /** Whether an earlier salary came before it. */
  readonly had_salary: boolean
  /** YYYY-MM. */
  readonly month: string
  /** None of an entry that was imported without them. */
  readonly lines: readonly PaidLine[]
  /** By `bonus`, `addition` and `deduction`: why each adjustment was made. */
  readonly adjustments: readonly { readonly kind: string; readonly reason: string }[]
}

export interface ChangeReason {
  readonly code: ChangeCode
  /** Signed: what it changes net pay by. */
  readonly difference: string
  /** Days, marks or hours; null where the reason has none. */
  readonly quantity: string | null
  readonly quantity_before: string | null
  /** Of another salary. */
  readonly from: Day | null
  /** What the workspace calls it. */
  readonly name: string | null
}

/** Lines that are read as one reason, whatever the workspace calls them. */
const codes: Readonly<Partial<Record<SystemCode, ChangeCode>>> = {
  ABSENCE: 'absence',
  UNPAID_LEAVE: 'unpaid_leave',
  LATE: 'late',
  OVERTIME: 'overtime',
  BONUS: 'bonus',
  ADJ_ADD: 'addition',
  ADJ_DED: 'deduction',
  LEAVE_ENCASH: 'encashment',
  ARREARS: 'arrears',
  ARREARS_DED: 'arrears',
  REIMBURSE: 'claim',
  GRATUITY: 'gratuity',
  LOAN: 'loan',
  TAX: 'income_tax',
}

const quantities: Readonly<Partial<Record<ChangeCode, keyof PaidEntry & string>>> = {
  absence: 'absent_days',
  unpaid_leave: 'unpaid_leave_days',
  late: 'late_count',
  overtime: 'overtime_hours',
}

/** The reasons, the largest first; `before` is null where the month before paid nothing. */
export function explainChange(before: PaidEntry | null, after: PaidEntry, decimals: number): ChangeReason[] {
  const parts = listParts(before, after)
  return [...parts.values()]
    .filter(({ difference }) => !difference.isZero())
    .sort((a, b) => compareAmounts(b.difference.abs(), a.difference.abs()) || (keyOf(a) < keyOf(b) ? -1 : 1))
    .map(({ code, name, difference }) =>
      describe({ code, name, difference: formatAmount(difference, decimals) }, before, after),
    )
}

interface Part {
  readonly code: ChangeCode
  readonly name: string | null
  readonly difference: Amount
}

const keyOf = ({ code, name }: Pick<Part, 'code' | 'name'>): string => `${code} ${name ?? ''}`

const compareAmounts = (a: Amount, b: Amount): number => a.compare(b)

function listParts(before: PaidEntry | null, after: PaidEntry): Part[] {
  if (before === null) return [{ code: 'joined', name: null, difference: netOf(after) }]
  if (!hasLines(before) || !hasLines(after)) return compareFigures(before, after)
  const salary = nameSalary(before, after)
  const parts = new Map<string, Part>()
  const add = (line: PaidLine, sign: 1 | -1): void => {
    if (line.type === 'employer_contribution') return
    const part = nameLine(line, salary)
    const amount = parseAmount(line.amount)
    const effect = (line.type === 'earning') === sign > 0 ? amount : amount.negated()
    const known = parts.get(keyOf(part))
    const { code, name } = part
    parts.set(keyOf(part), { code, name, difference: known ? known.difference.plus(effect) : effect })
  }
  for (const line of after.lines) add(line, 1)
  for (const line of before.lines) add(line, -1)
  return [...parts.values()]
}

const netOf = ({ total_earnings, total_deductions }: PaidEntry): Amount =>
  parseAmount(total_earnings).minus(parseAmount(total_deductions))

/** Figures without lines are those of an import. */
const hasLines = (entry: PaidEntry): boolean =>
  entry.lines.length > 0 || (netOf(entry).isZero() && parseAmount(entry.total_earnings).isZero())

function compareFigures(before: PaidEntry, after: PaidEntry): Part[] {
  const of = (amount: (entry: PaidEntry) => Amount) => amount(after).minus(amount(before))
  const gross = of(entry => parseAmount(entry.gross_salary))
  const earnings = of(entry => parseAmount(entry.total_earnings))
  const deductions = of(entry => parseAmount(entry.total_deductions))
  return [
    { code: 'imported_gross', name: null, difference: gross },
    { code: 'imported_additions', name: null, difference: earnings.minus(gross) },
    { code: 'imported_deductions', name: null, difference: deductions.negated() },
  ]
}

/** Another salary since the month before began changes pay in its own month and, from mid-month, in the next one. */
function nameSalary(before: PaidEntry, after: PaidEntry): ChangeCode {
  const isOther = after.had_salary && after.salary_from > `${before.month}-01`
  if (!isOther) return 'salary'
  const pay = ({ lines }: PaidEntry) =>
    sumAmounts(lines.filter(isPay).map(({ amount }) => parseAmount(amount)))
  return pay(after).greaterThanOrEqualTo(pay(before)) ? 'raise' : 'lower_salary'
}

const isPay = ({ type, affects_gross }: PaidLine): boolean => type === 'earning' && affects_gross

function nameLine(line: PaidLine, salary: ChangeCode): Pick<Part, 'code' | 'name'> {
  const code = Object.hasOwn(codes, line.code) ? codes[line.code as SystemCode] : undefined
  if (code !== undefined) return { code, name: null }
  return isPay(line) ? { code: salary, name: null } : { code: 'component', name: line.name }
}

function describe(
  part: Pick<ChangeReason, 'code' | 'name' | 'difference'>,
  before: PaidEntry | null,
  after: PaidEntry,
): ChangeReason {
  const { code, difference } = part
  const counted = quantities[code]
  const read = (entry: PaidEntry | null) =>
    counted === undefined || entry === null ? null : trimZeros(String(entry[counted]))
  return {
    code,
    difference,
    quantity: read(after),
    quantity_before: read(before),
    from: code === 'raise' || code === 'lower_salary' ? after.salary_from : null,
    name: part.name ?? nameAdjustments(code, before, after),
  }
}

/** The reason of an adjustment where there is one alone, of the month that has it. */
function nameAdjustments(code: ChangeCode, before: PaidEntry | null, after: PaidEntry): string | null {
  const of = (entry: PaidEntry | null) => entry?.adjustments.filter(({ kind }) => kind === code) ?? []
  const [now, then] = [of(after), of(before)]
  const named = now.length > 0 ? now : then
  return named.length === 1 ? named[0]!.reason : null
}

/** 2.00 -> 2 */
const trimZeros = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)
