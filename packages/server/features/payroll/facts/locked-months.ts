// Locked months that may differ from what was paid for them: found by their basis, and read again only then.

import type { Db } from '@muster/db'
import {
  addDays,
  addMonths,
  type Day,
  type LockedMonth,
  type MonthPay,
  type OvertimeFact,
  type PayrollRules,
  type SalaryPackage,
  sumPay,
} from '@muster/engine'
import { readPaidOvertime } from '../../attendance/index.ts'
import type { TimeFacts } from '../../timekeeping/index.ts'
import { type BasisFacts, isPayable, isSettled, stampBasis, writeBasis } from './basis.ts'
import { type PaidArrears, type PaidEntry, readOvertimeAmounts } from './history.ts'
import type { LockedRun } from './locked-runs.ts'
import { type Exceptions, groupByEmployee, readMonthDays } from './month-days.ts'
import type { RunFacts } from './run-facts.ts'

/** A month of an employee that is looked at again, and the basis that it has now. */
export interface ReviewedMonth {
  readonly employee_id: string
  readonly month: Day
  readonly last_day: Day
  readonly rules: PayrollRules
  readonly entry: PaidEntry | undefined
  readonly arrears: readonly PaidArrears[]
  /** As it is stored if this run pays the difference. */
  readonly basis: string
}

export interface Own extends BasisFacts {
  readonly employee_id: string
  readonly entries: readonly PaidEntry[]
  readonly arrears: readonly PaidArrears[]
}

/** The months of an employee that may have to be paid differently. */
export function findReviewedMonths(facts: RunFacts, own: Own): ReviewedMonth[] {
  const entries = new Map(
    own.entries.filter(({ is_time }) => is_time).map(entry => [entry.month, entry] as const),
  )
  const regular = new Map<Day, LockedRun>()
  for (const run of facts.locked_runs.values()) if (run.kind === 'regular') regular.set(run.month, run)
  const months = [...new Set([...regular.keys(), ...entries.keys()])].sort()
  return months.flatMap(month => {
    const entry = entries.get(month)
    const run = entry ? facts.locked_runs.get(entry.payroll_run_id) : regular.get(month)
    if (!run?.rules) return []
    const span = { first_day: month, last_day: addDays(addMonths(month, 1), -1) }
    if (!entry && !isPayable(own, span)) return []
    const basis = writeBasis(own, span)
    const arrears = own.arrears.filter(paid => paid.month === month)
    const stored = arrears.at(-1)?.basis ?? entry?.basis ?? ''
    if (isSettled(stored, basis)) return []
    const { employee_id } = own
    const { rules } = run
    const stamped = stampBasis(basis, span, facts.run.run_date)
    return [{ employee_id, month, last_day: span.last_day, rules, entry, arrears, basis: stamped }]
  })
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

function sumPaid({ entry, arrears }: ReviewedMonth, overtime: readonly string[]): MonthPay {
  const own: MonthPay[] = entry
    ? [
        {
          gross_salary: entry.gross_salary,
          time_deductions: entry.time_deductions,
          overtime: '0',
          taxable_income: entry.month_taxable,
        },
      ]
    : []
  const requests = overtime.map(amount => ({
    gross_salary: '0',
    time_deductions: '0',
    overtime: amount,
    taxable_income: '0',
  }))
  return sumPay([...own, ...arrears, ...requests])
}
