// Locked months that may differ from what was paid for them: found by their basis, and read again only then.

import type { Db } from '@muster/db'
import {
  addDays,
  addMonths,
  type Day,
  type EmploymentWindow,
  type LockedMonth,
  type MonthPay,
  type OvertimeFact,
  type PayrollRules,
  roundMoney,
  type SalaryPackage,
  sumMonthParts,
} from '@muster/engine'
import { readPaidOvertime } from '../../attendance/index.ts'
import type { TimeFacts } from '../../timekeeping/index.ts'
import { type BasisFacts, isPayable, isSettled, stampBasis, writeBasis } from './basis.ts'
import { type PaidArrears, type PaidEntry, readOvertimeAmounts } from './history.ts'
import type { LockedRun } from './locked-runs.ts'
import { type Exceptions, groupByEmployee, readMonthDays } from './month-days.ts'
import type { RunFacts } from './run-facts.ts'
import { findOwnTime, listWindows, overlaps, type PaidTime } from './windows.ts'

/** A month of an employee that is looked at again, and the basis that it has now. */
export interface ReviewedMonth {
  readonly employee_id: string
  readonly month: Day
  readonly last_day: Day
  readonly rules: PayrollRules
  /** Its employments; those that locked runs have paid or left out are due. */
  readonly windows: readonly EmploymentWindow[]
  /** That paid its time. */
  readonly entries: readonly PaidEntry[]
  readonly arrears: readonly PaidArrears[]
  /** As it is stored if this run pays the difference. */
  readonly basis: string
}

export interface Own extends BasisFacts, PaidTime {
  readonly employee_id: string
}

/** The months of an employee that may have to be paid differently. */
export function findReviewedMonths(facts: RunFacts, own: Own): ReviewedMonth[] {
  const entries = Map.groupBy(
    own.entries.filter(({ times }) => times.length > 0),
    ({ month }) => month,
  )
  const regular = new Map<Day, LockedRun>()
  for (const run of facts.locked_runs.values()) if (run.kind === 'regular') regular.set(run.month, run)
  const months = [...new Set([...regular.keys(), ...entries.keys()])].sort()
  return months.flatMap(month => {
    const paid = entries.get(month) ?? []
    return reviewMonth(facts, own, { month, entries: paid, regular: regular.get(month) }) ?? []
  })
}

interface LockedTime {
  readonly month: Day
  readonly entries: readonly PaidEntry[]
  readonly regular: LockedRun | undefined
}

/** Undefined where nothing can differ. What no run has paid of a month is arrears once its regular run is locked. */
function reviewMonth(
  facts: RunFacts,
  own: Own,
  { month, entries, regular }: LockedTime,
): ReviewedMonth | undefined {
  const runs = entries.map(({ payroll_run_id }) => facts.locked_runs.get(payroll_run_id)!)
  const rules = (runs[0] ?? regular)?.rules
  // An import says what was paid, and not how.
  if (!rules || runs.some(run => !run.rules)) return undefined
  const span = { first_day: month, last_day: addDays(addMonths(month, 1), -1) }
  const open = own.claims.filter(claim => !claim.is_locked && month.startsWith(claim.month))
  const times = entries.flatMap(entry => entry.times)
  // What this run or an open one pays is nobody's arrears.
  const elsewhere = [...open, ...findOwnTime(facts, own, month).map(toClaimed)]
  const windows = listWindows(own.calendar, span, window => {
    const isPaid = times.some(time => overlaps(time, window))
    return isPaid || (regular !== undefined && !elsewhere.some(claim => overlaps(claim, window)))
  })
  const covered = windows.filter(({ is_due }) => is_due)
  if (entries.length === 0 && !isPayable(own.packages, covered)) return undefined
  const basis = writeBasis(own, covered)
  const arrears = own.arrears.filter(paid => paid.month === month)
  if (isMonthSettled(own, { covered, entries, arrears }, basis)) return undefined
  const { employee_id } = own
  const { last_day } = span
  const stamped = stampBasis(basis, span, facts.closed_through)
  return { employee_id, month, last_day, rules, windows, entries, arrears, basis: stamped }
}

const toClaimed = ({ from, to }: EmploymentWindow) => ({ first_day: from, last_day: to })

interface PaidMonth {
  readonly covered: readonly EmploymentWindow[]
  readonly entries: readonly PaidEntry[]
  readonly arrears: readonly PaidArrears[]
}

/** Where it is not sure, the month is computed again, which pays nothing twice. */
function isMonthSettled(own: Own, { covered, entries, arrears }: PaidMonth, basis: string): boolean {
  const last = arrears.at(-1)
  if (last) return isSettled(last.basis, basis)
  const left = new Set(covered)
  const isEachSettled = entries.every(({ times, basis: stored }) => {
    const paid = covered.filter(window => times.some(time => overlaps(time, window)))
    for (const window of paid) left.delete(window)
    return isSettled(stored, writeBasis(own, paid))
  })
  return isEachSettled && left.size === 0
}

interface Piece {
  readonly time: TimeFacts
  readonly exceptions: Exceptions
  readonly packages: ReadonlyMap<string, readonly SalaryPackage[]>
}

/** The reviewed months of an employee with their days, for the engine. */
export async function readLockedMonths(
  db: Db,
  facts: RunFacts,
  piece: Piece,
  reviewed: readonly ReviewedMonth[],
): Promise<(employee: string) => LockedMonth[]> {
  const byMonth = Map.groupBy(reviewed, review => review.month)
  const months = await Promise.all([...byMonth.values()].map(each => readReviewed(db, facts, piece, each)))
  return employee => months.flatMap(make => make(employee) ?? [])
}

/** Of one month. */
async function readReviewed(
  db: Db,
  { run, now }: RunFacts,
  piece: Piece,
  reviews: readonly ReviewedMonth[],
): Promise<(employee: string) => LockedMonth | undefined> {
  const [{ month, last_day }] = reviews as [ReviewedMonth]
  const span = { employees: reviews.map(({ employee_id }) => employee_id), first_day: month, last_day }
  const [days, requests] = await Promise.all([
    readMonthDays(db, piece, { ...span, run_date: run.run_date, now }),
    readPaidOvertime(db, span),
  ])
  const amounts = await readOvertimeAmounts(
    db,
    requests.map(({ id }) => id),
  )
  const overtime = groupByEmployee(requests)
  const byEmployee = new Map(reviews.map(review => [review.employee_id, review]))
  return employee => {
    const review = byEmployee.get(employee)
    if (!review) return undefined
    const own = overtime.get(employee) ?? []
    return {
      year: +month.slice(0, 4),
      month: +month.slice(5, 7),
      days: days(employee),
      windows: review.windows,
      packages: withFlagsOf(review.rules, piece.packages.get(employee) ?? []),
      rules: review.rules,
      overtime: own.map(toOvertime),
      paid: sumPaid(
        review,
        own.map(({ id }) => amounts.get(id) ?? '0'),
      ),
    }
  }
}

/** Packages are what they are now; what their components count for is as it was at the lock. */
function withFlagsOf(rules: PayrollRules, packages: readonly SalaryPackage[]): SalaryPackage[] {
  return packages.map(({ id, effective_from, effective_to, gross_salary, lines }) => ({
    id,
    effective_from,
    effective_to,
    gross_salary,
    lines: lines.map(({ component, calculation_type, value, formula, amount }) => ({
      component: rules.components[component.code] ?? component,
      calculation_type,
      value,
      formula,
      amount,
    })),
  }))
}

function toOvertime({ id, date, hours, rate_multiplier }: OvertimeFact): OvertimeFact {
  return { id, date, hours, rate_multiplier }
}

function sumPaid({ entries, arrears, rules }: ReviewedMonth, overtime: readonly string[]): MonthPay {
  const own = entries.map(({ gross_salary, time_deductions, month_taxable }) => ({
    gross_salary,
    time_deductions,
    overtime: '0',
    // Each employment is rounded for itself.
    taxable_income: roundMoney(month_taxable, rules.currency_decimals),
  }))
  const requests = overtime.map(amount => ({
    gross_salary: '0',
    time_deductions: '0',
    overtime: amount,
    taxable_income: '0',
  }))
  return sumMonthParts([...own, ...arrears, ...requests])
}
