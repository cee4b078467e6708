// Taxable income: what of each earning is taxed, and how time that was not worked reduces it.

import { type Amount, greater, lesser, parseAmount, toAmount } from '../../amounts.ts'
import type { PayComponent } from '../../salaries/index.ts'
import { type Currency, toExactText, zero } from '../currency.ts'
import { type Booking, book } from '../entry/booking.ts'
import type { ExemptLine, MonthExemptions } from '../facts.ts'

export interface TaxedMonth {
  /** Of the salary packages. */
  readonly earnings: readonly Booking[]
  /** Of the earnings, by which percentages of basic pay are exempt. */
  readonly basic: Amount
  /** Absence, unpaid leave and late marks. */
  readonly deducted: Amount
  /** Units of the month that are paid, and of a full month: the share of a monthly cap. */
  readonly units: number
  readonly of: number
}

/** What caps are measured by. */
type Exemption = Pick<TaxedMonth, 'basic' | 'units' | 'of'>

export interface OtherPay {
  readonly one_off: readonly Booking[]
  /** What the run taxes with the time, employment by employment. */
  readonly time: readonly TaxedMonth[]
  /** Of other runs of the month. */
  readonly earlier: readonly MonthExemptions[]
  /** By code. */
  readonly components: Readonly<Record<string, PayComponent>>
}

export interface TaxedOtherPay {
  /** Below 0 where a run before has taxed what the whole month exempts. */
  readonly taxed: Amount
  readonly lines: readonly ExemptLine[]
}

/** The part of an earning that is taxed. */
function taxEarning({ component, amount }: Booking, { basic, units, of }: Exemption): Amount {
  if (!component.is_taxable) return zero
  if (component.exemption_mode === 'none') return amount
  const value = parseAmount(component.exemption_value)
  const exempt =
    component.exemption_mode === 'pct_of_basic'
      ? basic.times(value).dividedBy(toAmount(100))
      : value.times(toAmount(units)).dividedBy(toAmount(of))
  return amount.minus(lesser(amount, exempt))
}

/**
 * The taxable income of an employment's month in the currency. Each is rounded for itself, from the digits that entries
 * keep: so the year's sum does not depend on whether a month was paid at once or by arrears.
 */
export function roundTaxable(currency: Currency, taxable: Amount): Amount {
  return currency.round(parseAmount(toExactText(taxable)))
}

/** In proportion: an exempt amount that was not earned does not reduce the tax. Not rounded. */
export function taxMonth(month: TaxedMonth): Amount {
  const { earnings, deducted } = month
  let [paid, taxed] = [zero, zero]
  for (const earning of earnings) {
    paid = paid.plus(earning.amount)
    taxed = taxed.plus(taxEarning(earning, month))
  }
  if (paid.isZero() || deducted.isZero()) return taxed
  return greater(zero, taxed.minus(deducted.times(taxed).dividedBy(paid)))
}

/**
 * What a run adds to the taxable income of a month on top of its time pay, and what its components with an exemption came
 * to. An exemption is of a component and month: pay of the package, other pay and earlier runs of the month share it.
 */
export function taxOtherPay({ one_off, time, earlier, components }: OtherPay): TaxedOtherPay {
  const added = sumByCode(one_off)
  const ofPackage = sumByCode(time.flatMap(({ earnings }) => earnings))
  const of_windows = sumByCode(time.flatMap(listTaxed))
  const month = measureMonth(time, earlier)
  const before = sumEarlier(earlier)
  const lines: ExemptLine[] = []
  let taxed = zero
  for (const code of new Set([...ofPackage.keys(), ...added.keys(), ...before.keys()])) {
    const component = (added.get(code) ?? ofPackage.get(code))?.component ?? components[code]
    if (!component) continue
    const [own, more, past] = [amountOf(ofPackage, code), amountOf(added, code), before.get(code) ?? noLine]
    const tax = (amount: Amount) => taxEarning(book(component, amount, []), month)
    const of_time = amountOf(of_windows, code)
    const of_month = tax(past.paid.plus(own).plus(more))
    const difference = of_month.minus(of_time).minus(past.paid.minus(past.exempt))
    taxed = taxed.plus(difference)
    const paid = own.plus(more)
    const exempt = paid.minus(of_time).minus(difference)
    if (isExemptInPart(component)) lines.push({ code, paid: paid.toString(), exempt: toExactText(exempt) })
  }
  return { taxed, lines }
}

const listTaxed = (month: TaxedMonth): Booking[] =>
  month.earnings.map(each => book(each.component, taxEarning(each, month), []))

const noLine = { paid: zero, exempt: zero }

const isExemptInPart = ({ is_taxable, exemption_mode }: PayComponent): boolean =>
  is_taxable && exemption_mode !== 'none'

function sumByCode(bookings: readonly Booking[]): ReadonlyMap<string, Booking> {
  const sums = new Map<string, Booking>()
  for (const { component, amount } of bookings) {
    const sum = sums.get(component.code)?.amount ?? zero
    sums.set(component.code, book(component, sum.plus(amount), []))
  }
  return sums
}

const amountOf = (sums: ReadonlyMap<string, Booking>, code: string): Amount => sums.get(code)?.amount ?? zero

function sumEarlier(earlier: readonly MonthExemptions[]): ReadonlyMap<string, typeof noLine> {
  const sums = new Map<string, typeof noLine>()
  for (const { code, paid, exempt } of earlier.flatMap(({ lines }) => lines)) {
    const sum = sums.get(code) ?? noLine
    sums.set(code, {
      paid: sum.paid.plus(parseAmount(paid)),
      exempt: sum.exempt.plus(parseAmount(exempt)),
    })
  }
  return sums
}

/** What the runs of the month that pay its time say together; without any, a whole month without basic pay. */
function measureMonth(time: readonly TaxedMonth[], earlier: readonly MonthExemptions[]): Exemption {
  const before = earlier.flatMap(({ measure }) =>
    measure ? [{ basic: parseAmount(measure.basic), units: measure.units, of: measure.of }] : [],
  )
  const [first, ...others] = [...time, ...before]
  return others.reduce<Exemption>(addMeasure, first ?? { basic: zero, units: 1, of: 1 })
}

/** The day basis may be another one by now, so the units may be of different months. */
function addMeasure(a: Exemption, b: Exemption): Exemption {
  const basic = a.basic.plus(b.basic)
  if (a.of === b.of) return { basic, units: a.units + b.units, of: a.of }
  return { basic, units: a.units * b.of + b.units * a.of, of: a.of * b.of }
}

/** What other runs of the month measure caps by; null where no time is paid. */
export function sumMeasures(time: readonly TaxedMonth[]): Exemption | null {
  return time.length === 0 ? null : measureMonth(time, [])
}
