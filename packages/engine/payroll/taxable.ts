// Taxable income: what of each earning is taxed, and how time that was not worked reduces it.

import { Decimal } from 'decimal.js'
import { type Amount, parseAmount, toAmount } from '../amounts.ts'
import { type Booking, book } from './booking.ts'
import { zero } from './currency.ts'

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

type Exemption = Pick<TaxedMonth, 'basic' | 'units' | 'of'>

/** The part of an earning that is taxed. */
function taxEarning({ component, amount }: Booking, { basic, units, of }: Exemption): Amount {
  if (!component.is_taxable) return zero
  if (component.exemption_mode === 'none') return amount
  const value = parseAmount(component.exemption_value)
  const exempt =
    component.exemption_mode === 'pct_of_basic'
      ? basic.times(value).dividedBy(toAmount(100))
      : value.times(toAmount(units)).dividedBy(toAmount(of))
  return amount.minus(Decimal.min(amount, exempt))
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
  return Decimal.max(zero, taxed.minus(deducted.times(taxed).dividedBy(paid)))
}

/**
 * What one-off pay adds to the taxable income of a month. An exemption is of a component and month, so that pay of the
 * package and beside it under one component share it.
 */
export function taxOneOff(
  one_off: readonly Booking[],
  earnings: readonly Booking[],
  month: Exemption,
): Amount {
  const added = new Map<string, Booking>()
  for (const each of one_off) {
    const { id } = each.component
    const standing = added.get(id)?.amount ?? zero
    added.set(id, book(each.component, standing.plus(each.amount), []))
  }
  let taxed = zero
  for (const [id, { component, amount }] of added) {
    const standing = earnings.find(each => each.component.id === id)?.amount ?? zero
    const both = taxEarning(book(component, standing.plus(amount), []), month)
    taxed = taxed.plus(both).minus(taxEarning(book(component, standing, []), month))
  }
  return taxed
}
