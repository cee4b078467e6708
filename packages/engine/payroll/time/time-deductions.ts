// What absence, unpaid leave and late marks take from the pay of a month; together never more than its gross.

import { type Sentence, say, sayCount, sayTogether } from '@muster/sentences'
import { type Amount, type Because, lesser, parseAmount, sumAmounts, toAmount } from '../../amounts.ts'
import { weekday } from '../../days.ts'
import { type Currency, toDays, zero } from '../currency.ts'
import { type Booking, bookSome, toLine } from '../entry/booking.ts'
import type { HalfKind } from '../facts.ts'
import type { PayrollRules } from '../rules.ts'
import type { CountedDay, DayCounts } from './halves.ts'
import { findPackage, type Segment } from './prorated-days.ts'

export interface DeductionFacts {
  readonly rules: PayrollRules
  readonly currency: Currency
  readonly segments: readonly Segment[]
  readonly counted: readonly CountedDay[]
  readonly counts: DayCounts
  readonly gross: Amount
}

export interface TimeDeductions {
  readonly absence: Amount
  readonly unpaid_leave: Amount
  readonly late: Amount
  readonly bookings: readonly Booking[]
}

interface Deduction {
  readonly amount: Amount
  readonly because: readonly Because[]
}

const nothing: Deduction = { amount: zero, because: [] }
const half = parseAmount('0.5')

export function computeTimeDeductions(facts: DeductionFacts): TimeDeductions {
  const { rules, gross, counts } = facts
  const isNothingWorked =
    counts.working > 0 && counts.present + counts.paid_leave === 0 && facts.counted.every(isKnown)
  const [absence, unpaid] = isNothingWorked ? takeAll(facts) : [deductHalves(facts, 'absent', gross), nothing]
  const unpaid_leave = isNothingWorked
    ? unpaid
    : deductHalves(facts, 'unpaid_leave', gross.minus(absence.amount))
  const late = isNothingWorked
    ? nothing
    : deductLate(facts, gross.minus(absence.amount).minus(unpaid_leave.amount))
  const { ABSENCE, UNPAID_LEAVE, LATE } = rules.components
  return {
    absence: absence.amount,
    unpaid_leave: unpaid_leave.amount,
    late: late.amount,
    bookings: [
      ...bookSome(ABSENCE, absence.amount, absence.because),
      ...bookSome(UNPAID_LEAVE, unpaid_leave.amount, unpaid_leave.because),
      ...bookSome(LATE, late.amount, late.because),
    ],
  }
}

const sunday = 7

/** Without a shift only leave is known of a day; leave takes its Sundays for rest days. */
function isKnown({ day: { date, is_unscheduled }, halves }: CountedDay): boolean {
  return !is_unscheduled || halves.length === 2 || weekday(date) === sunday
}

const words = {
  absent: say`absent`,
  unpaid_leave: say`unpaid`,
  present: say`present`,
  paid_leave: say`paid`,
} as const

/** A day costs what a day of its segment pays; the sum is rounded once. */
function deductHalves(
  { segments, counted, currency }: DeductionFacts,
  kind: HalfKind,
  most: Amount,
): Deduction {
  const parts = segments.flatMap(segment => {
    const halves = countHalves(counted, kind, segment)
    if (halves === 0) return []
    const gross = parseAmount(segment.package.gross_salary)
    const exact = gross.times(toAmount(halves)).times(half).dividedBy(toAmount(segment.of))
    const days = toDays(halves)
    const unit = days === '1.00' ? say`day` : say`days`
    const text = say`${days} ${words[kind]} ${unit} at ${currency.text(gross)} / ${segment.of}`
    return [{ exact, text }]
  })
  if (parts.length === 0) return nothing
  const sum = currency.round(sumAmounts(parts.map(({ exact }) => exact)))
  return limit(
    currency,
    sum,
    most,
    kind,
    sayTogether(
      parts.map(({ text }) => text),
      ', and ',
    ),
  )
}

function countHalves(counted: readonly CountedDay[], kind: HalfKind, segment: Segment): number {
  let halves = 0
  for (const each of counted) {
    const of = each.halves.filter(one => one === kind).length
    // Looked up only where it counts, for it is looked up for every employee.
    if (of > 0 && findPackage([segment.package], each.day.date)) halves += of
  }
  return halves
}

function limit(currency: Currency, sum: Amount, most: Amount, rule: string, text: Sentence): Deduction {
  const amount = lesser(sum, most)
  if (amount.equals(sum)) return { amount, because: [toLine(rule, text, currency.text(amount))] }
  const limited = say`${text}: ${currency.text(sum)}, but no more than what is left of the gross`
  return { amount, because: [toLine(rule, limited, currency.text(amount))] }
}

/** Also where the month has more days than it has working days. */
function takeAll({ counts, gross, currency }: DeductionFacts): readonly [Deduction, Deduction] {
  const { absent, unpaid_leave, working } = counts
  const absence = currency.round(gross.times(toAmount(absent)).dividedBy(toAmount(working)))
  const text = (halves: number) =>
    say`No working day was present or on paid leave: the whole gross of ${currency.text(gross)} is deducted, ${toDays(halves)} of ${toDays(working)} days here`
  const part = (rule: string, halves: number, amount: Amount): Deduction => ({
    amount,
    because: [toLine(rule, text(halves), currency.text(amount))],
  })
  return [part('absent', absent, absence), part('unpaid_leave', unpaid_leave, gross.minus(absence))]
}

/** Marks that fill no block of their own cost nothing, and lapse with the month. */
function deductLate({ rules, counts, segments, currency }: DeductionFacts, most: Amount): Deduction {
  const { late_marks_per_deduction: marks, late_deduction_days } = rules
  const blocks = marks > 0 ? Math.floor(counts.late_count / marks) : 0
  const last = segments.at(-1)
  const days = parseAmount(late_deduction_days).times(toAmount(blocks))
  if (days.isZero() || !last) return nothing
  const gross = parseAmount(last.package.gross_salary)
  const sum = currency.round(gross.times(days).dividedBy(toAmount(last.of)))
  const text = say`${sayCount(counts.late_count, say`late mark`)}, ${late_deduction_days} days for each ${marks}: ${days.toFixed(2)} days at ${currency.text(gross)} / ${last.of}`
  return limit(currency, sum, most, 'late', text)
}
