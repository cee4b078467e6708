// Taxable income: what of each earning is taxed, and how time that was not worked reduces it.

import { Decimal } from 'decimal.js'
import { type Amount, parseAmount, toAmount } from '../amounts.ts'
import type { Booking } from './booking.ts'
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
export function taxEarning({ component, amount }: Booking, { basic, units, of }: Exemption): Amount {
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
