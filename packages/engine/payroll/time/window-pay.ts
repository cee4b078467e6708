// The pay of one employment within a month: its days, its rounded lines, its deductions and its taxable income.

import { say } from '@muster/sentences'
import { type Amount, toAmount } from '../../amounts.ts'
import { Currency, zero } from '../currency.ts'
import { type Booking, book, bookSome, ofType, sumBookings, toLine } from '../entry/booking.ts'
import type { EmploymentWindow, MonthFacts } from '../facts.ts'
import type { PayrollRules } from '../rules.ts'
import { roundTaxable, type TaxedMonth, taxMonth } from '../tax/taxable.ts'
import { type CountedDay, countDays, type DayCounts, listCountedDays } from './halves.ts'
import { type FullSegment, prorateLines, sumBasic } from './package-lines.ts'
import { isWithin, type Segments } from './prorated-days.ts'
import { computeTimeDeductions, type TimeDeductions } from './time-deductions.ts'

export interface WindowPay {
  readonly counted: readonly CountedDay[]
  readonly counts: DayCounts
  /** Lines of the packages. */
  readonly bookings: readonly Booking[]
  /** Earnings among them; none where nothing was earned. */
  readonly earned: readonly Booking[]
  readonly gross: Amount
  readonly deductions: TimeDeductions
  readonly taxed: TaxedMonth
  /** Rounded. */
  readonly taxable: Amount
}

export interface WindowFacts {
  readonly rules: PayrollRules
  readonly month: MonthFacts
  readonly window: EmploymentWindow
  /** Of the window. */
  readonly segments: readonly FullSegment[]
  /** As it was applied, and the units of a full month. */
  readonly unit: Pick<Segments, 'basis' | 'of'>
}

export function payWindow({ rules, month, window, segments, unit }: WindowFacts): WindowPay {
  const currency = new Currency(rules)
  const days = month.days.filter(({ date }) => isWithin(window, date))
  const counted = listCountedDays(rules, days)
  const counts = countDays(counted)
  const { bookings, gross } = prorateLines(segments, unit.basis, currency)
  const list = segments.map(({ segment }) => segment)
  const deductions = computeTimeDeductions({ rules, currency, segments: list, counted, counts, gross })
  const deducted = deductions.absence.plus(deductions.unpaid_leave).plus(deductions.late)
  const earnings = ofType(bookings, 'earning')
  const isEarned = gross.greaterThan(deducted)
  const units = list.reduce((sum, segment) => sum + segment.units, 0)
  const taxed = { earnings, basic: sumBasic(earnings), deducted, units, of: unit.of }
  return {
    counted,
    counts,
    bookings: [...(isEarned ? bookings : bookings.map(withoutEarnings)), ...accrueGratuity(rules, bookings)],
    earned: isEarned ? earnings : [],
    gross,
    deductions,
    taxed,
    taxable: roundTaxable(currency, taxMonth(taxed)),
  }
}

/** Where nothing was earned, no fund takes or is given anything. */
function withoutEarnings(booking: Booking): Booking {
  const { component } = booking
  if (component.type === 'earning' || component.category !== 'provident_fund') return booking
  return book(component, zero, [toLine('nothing_earned', say`Nothing was earned in the month`, '0.00')])
}

/** Nothing where a line of the package accrues it already. */
function accrueGratuity(rules: PayrollRules, bookings: readonly Booking[]): Booking[] {
  const isLine = ({ component }: Booking) =>
    component.type === 'employer_contribution' && component.category === 'gratuity'
  if (!rules.gratuity_monthly_accrual || bookings.some(isLine)) return []
  const base = sumBookings(
    ofType(bookings, 'earning').filter(({ component }) => component.contributes_to_gratuity),
  )
  const currency = new Currency(rules)
  const amount = currency.round(base.dividedBy(toAmount(12)))
  const text = say`A twelfth of ${currency.text(base)}, the earnings that count for gratuity`
  return bookSome(rules.components.GRATUITY_ACCRUAL, amount, [
    toLine('gratuity_accrual', text, currency.text(amount)),
  ])
}
