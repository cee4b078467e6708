// Time pay: what a month pays by its days and packages, before law, loans and one-off pay.

import type { Amount } from '../amounts.ts'
import { count } from '../count.ts'
import type { SalaryPackage } from '../salaries/index.ts'
import { type Booking, ofType } from './booking.ts'
import { Currency, zero } from './currency.ts'
import type { PayWarning } from './entry.ts'
import type { MonthFacts } from './facts.ts'
import { type CountedDay, countDays, type DayCounts, listCountedDays } from './halves.ts'
import { computeFullPackage, type FullPackage } from './package-amounts.ts'
import { prorateLines, sumBasic } from './package-lines.ts'
import type { PayrollRules } from './rules.ts'
import { cutSegments, findPackage, type Segments } from './segments.ts'
import { taxMonth } from './taxable.ts'
import { computeTimeDeductions, type TimeDeductions } from './time-deductions.ts'

export interface TimePay {
  readonly counts: DayCounts
  /** Lines of the packages. */
  readonly bookings: readonly Booking[]
  readonly gross: Amount
  readonly basic: Amount
  readonly deductions: TimeDeductions
  /** Absence, unpaid leave and late marks. */
  readonly deducted: Amount
  /** Not rounded. */
  readonly taxable: Amount
  /** Units that are paid, of those of a full month. */
  readonly units: number
  readonly of: number
  /** Of the last segment; null where no day is paid. */
  readonly last: FullPackage | null
  readonly warnings: readonly PayWarning[]
}

/** Of a run that pays no time. */
export const noTimePay: TimePay = {
  counts: countDays([]),
  bookings: [],
  gross: zero,
  basic: zero,
  deductions: { absence: zero, unpaid_leave: zero, late: zero, bookings: [] },
  deducted: zero,
  taxable: zero,
  units: 1,
  of: 1,
  last: null,
  warnings: [],
}

/** The same for the month of a run, and for a locked month that is computed again. */
export function computeTimePay(rules: PayrollRules, month: MonthFacts): TimePay {
  const currency = new Currency(rules)
  const counted = listCountedDays(rules, month.days)
  const counts = countDays(counted)
  const segments = cutSegments(rules.day_basis, month)
  const full = segments.list.map(segment => ({
    segment,
    full: computeFullPackage(rules, segment.package, month.days),
  }))
  const { bookings, gross } = prorateLines(full, segments.basis, currency)
  const facts = { rules, currency, segments: segments.list, counted, counts, gross }
  const deductions = computeTimeDeductions(facts)
  const deducted = deductions.absence.plus(deductions.unpaid_leave).plus(deductions.late)
  const earnings = ofType(bookings, 'earning')
  const basic = sumBasic(earnings)
  const units = segments.list.reduce((sum, segment) => sum + segment.units, 0)
  return {
    counts,
    bookings,
    gross,
    basic,
    deductions,
    deducted,
    taxable: taxMonth({ earnings, basic, deducted, units, of: segments.of }),
    units,
    of: segments.of,
    last: full.at(-1)?.full ?? null,
    warnings: [
      ...full.flatMap(({ full: { warnings } }) => warnings),
      ...listWarnings(rules, month, counted, segments),
    ],
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
    ...warn('no_salary', unassigned, 'without a salary assignment: not paid'),
    ...warn(
      'no_shift',
      days.filter(({ is_unscheduled }) => is_unscheduled),
      'without a shift: only leave counts',
    ),
    ...warn('before_grading', ungraded, 'before attendance was graded: counted as present'),
    ...(basis === day_basis
      ? []
      : [{ code: 'no_workdays', text: 'The month has no workday: its days of the calendar are counted' }]),
  ]
}

/** The days are named by their first and last. */
export function warn(code: string, days: readonly { readonly date: string }[], text: string): PayWarning[] {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const when = first === last ? `on ${first.date}` : `from ${first.date} to ${last.date}`
  return [{ code, text: `${count(days.length, 'day')} ${when} ${text}` }]
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
