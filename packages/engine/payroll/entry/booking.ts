// Bookings: amounts under a component with their reasons, which become the lines of an entry.

import type { Sentence } from '@muster/sentences'
import { type Amount, type Because, type Grounds, sumAmounts } from '../../amounts.ts'
import type { PayComponent } from '../../salaries/index.ts'
import type { Currency } from '../currency.ts'
import type { PayLine } from './entry.ts'

export interface Booking {
  readonly component: PayComponent
  readonly amount: Amount
  readonly because: readonly Because[]
}

export function book(component: PayComponent, amount: Amount, because: readonly Because[]): Booking {
  return { component, amount, because }
}

/** Nothing where there is nothing to pay or to take. */
export function bookSome(component: PayComponent, amount: Amount, because: readonly Because[]): Booking[] {
  return amount.isZero() ? [] : [{ component, amount, because }]
}

export function toLine(
  rule: string,
  text: Sentence,
  amount: string | null = null,
  grounds?: Grounds,
): Because {
  return grounds ? { rule, text, amount, ...grounds } : { rule, text, amount }
}

export function sumBookings(bookings: readonly Booking[]): Amount {
  return sumAmounts(bookings.map(({ amount }) => amount))
}

export function ofType(bookings: readonly Booking[], type: PayComponent['type']): Booking[] {
  return bookings.filter(({ component }) => component.type === type)
}

/** By (display_order, code), one for each component. */
export function makeLines(bookings: readonly Booking[], currency: Currency): PayLine[] {
  const byComponent = new Map<string, Booking>()
  for (const each of bookings) {
    const { id } = each.component
    const booked = byComponent.get(id)
    byComponent.set(id, booked ? join(booked, each) : each)
  }
  return [...byComponent.values()]
    .sort(({ component: a }, { component: b }) => byDisplay(a, b))
    .map(({ component, amount, because }) => ({
      salary_component_id: component.id,
      code: component.code,
      type: component.type,
      amount: currency.text(amount),
      is_taxable: component.is_taxable,
      display_order: component.display_order,
      because,
    }))
}

function join(one: Booking, other: Booking): Booking {
  const because = [...one.because, ...other.because]
  return { component: one.component, amount: one.amount.plus(other.amount), because }
}

type Displayed = Pick<PayComponent, 'display_order' | 'code' | 'id'>

export function byDisplay(a: Displayed, b: Displayed): number {
  return a.display_order - b.display_order || compareTexts(a.code, b.code) || compareTexts(a.id, b.id)
}

export function compareTexts(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
