// Time pay: what a month pays by its days and packages, before law, loans and one-off pay.

import { type Sentence, say, sayCount } from '@muster/sentences'
import { type Amount, sumAmounts } from '../../amounts.ts'
import type { SalaryPackage } from '../../salaries/index.ts'
import type { Booking } from '../entry/booking.ts'
import type { PayWarning } from '../entry/entry.ts'
import type { MonthFacts } from '../facts.ts'
import type { PayrollRules } from '../rules.ts'
import type { TaxedMonth } from '../tax/taxable.ts'
import { type CountedDay, countDays, type DayCounts } from './halves.ts'
import { computeFullPackage, type FullPackage } from './package-amounts.ts'
import { cutSegments, findPackage, type Segments } from './prorated-days.ts'
import type { TimeDeductions } from './time-deductions.ts'
import { payWindow, type WindowPay } from './window-pay.ts'

export interface TimePay {
  readonly counts: DayCounts
  /** Lines of the packages. */
  readonly bookings: readonly Booking[]
  /** Earnings of the employments in which something was earned. */
  readonly earned: readonly Booking[]
  readonly gross: Amount
  readonly deductions: TimeDeductions
  /** Absence, unpaid leave and late marks. */
  readonly deducted: Amount
  readonly taxable: Amount
  /** What of each employment is taxed. */
  readonly taxed: readonly TaxedMonth[]
  /** Of the last segment; null where no day is paid. */
  readonly last: FullPackage | null
  readonly warnings: readonly PayWarning[]
}

/** Of a run that pays no time. */
export const noTimePay: TimePay = addUp([])

/**
 * The same for the month of a run, and for a locked month that is computed again. Each employment is paid for itself, so
 * that it does not matter which of them a run pays.
 */
export function computeTimePay(rules: PayrollRules, month: MonthFacts): TimePay {
  const segments = cutSegments(rules.day_basis, month)
  const full = segments.list
    .filter(({ window }) => window.is_due)
    .map(segment => ({ segment, full: computeFullPackage(rules, segment.package, month.days) }))
  const paid = month.windows
    .filter(({ is_due }) => is_due)
    .map(window => {
      const own = full.filter(({ segment }) => segment.window === window)
      return payWindow({ rules, month, window, segments: own, unit: segments })
    })
  const warnings = [
    ...full.flatMap(({ full: { warnings: own } }) => own),
    ...listWarnings(
      rules,
      month,
      paid.flatMap(({ counted }) => counted),
      segments,
    ),
  ]
  return Object.assign(addUp(paid), { last: full.at(-1)?.full ?? null, warnings })
}

function addUp(paid: readonly WindowPay[]): TimePay {
  const sum = (amount: (of: TimeDeductions) => Amount) =>
    sumAmounts(paid.map(({ deductions }) => amount(deductions)))
  return {
    counts: countDays(paid.flatMap(({ counted }) => counted)),
    bookings: paid.flatMap(({ bookings }) => bookings),
    earned: paid.flatMap(({ earned }) => earned),
    gross: sumAmounts(paid.map(({ gross }) => gross)),
    deductions: {
      absence: sum(({ absence }) => absence),
      unpaid_leave: sum(({ unpaid_leave }) => unpaid_leave),
      late: sum(({ late }) => late),
      bookings: paid.flatMap(({ deductions }) => deductions.bookings),
    },
    deducted: sumAmounts(paid.map(({ taxed }) => taxed.deducted)),
    taxable: sumAmounts(paid.map(({ taxable }) => taxable)),
    taxed: paid.map(({ taxed }) => taxed),
    last: null,
    warnings: [],
  }
}

function listWarnings(
  { day_basis }: PayrollRules,
  { packages }: MonthFacts,
  counted: readonly CountedDay[],
  { basis }: Segments,
): PayWarning[] {
  const days = counted.map(({ day }) => day)
  const unassigned = days.filter(({ date }) => !findPackage(packages, date))
  const ungraded = days.filter(
    ({ is_workday, record, unrecorded }) => is_workday && !record && unrecorded === 'before_grading',
  )
  return [
    ...warn('no_salary', unassigned, say`without a salary assignment: not paid`),
    ...warn(
      'no_shift',
      days.filter(({ is_unscheduled }) => is_unscheduled),
      say`without a shift: only leave counts`,
    ),
    ...warn('before_grading', ungraded, say`before attendance was graded: counted as present`),
    ...(basis === day_basis
      ? []
      : [{ code: 'no_workdays', text: say`The month has no workday: its days of the calendar are counted` }]),
  ]
}

/** The days are named by their first and last. */
export function warn(code: string, days: readonly { readonly date: string }[], text: Sentence): PayWarning[] {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const when = first === last ? say`on ${first.date}` : say`from ${first.date} to ${last.date}`
  return [{ code, text: say`${sayCount(days.length, say`day`)} ${when} ${text}` }]
}

/** The package that counts where no day of the month is paid: the last one begun, else the first to come. */
export function findNearestPackage(packages: readonly SalaryPackage[], day: string): SalaryPackage | null {
  let nearest: SalaryPackage | null = null
  for (const each of packages) {
    if (!nearest || isNearer(each, nearest, day)) nearest = each
  }
  return nearest
}

function isNearer(a: SalaryPackage, b: SalaryPackage, day: string): boolean {
  const [begunA, begunB] = [a.effective_from <= day, b.effective_from <= day]
  if (begunA !== begunB) return begunA
  return begunA ? a.effective_from > b.effective_from : a.effective_from < b.effective_from
}
