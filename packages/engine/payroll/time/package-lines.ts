// Lines of the salary packages of a month: each prorated by the days of its segments, and rounded so that they add up.

import { say } from '@muster/sentences'
import { type Amount, type Because, parseAmount, roundHalfUp, sumAmounts, toAmount } from '../../amounts.ts'
import { show } from '../../law/figures.ts'
import type { PayComponent } from '../../salaries/index.ts'
import { type Currency, zero } from '../currency.ts'
import { type Booking, book, byDisplay, ofType, sumBookings, toLine } from '../entry/booking.ts'
import type { FullLine, FullPackage } from './package-amounts.ts'
import { type Segment, type Segments, shareOf } from './prorated-days.ts'

/** A segment with what its package comes to in a full month. */
export interface FullSegment {
  readonly segment: Segment
  readonly full: FullPackage
}

export interface PackageLines {
  readonly bookings: readonly Booking[]
  /** Of the lines that affect it. */
  readonly gross: Amount
}

interface Part extends FullLine {
  readonly segment: Segment
}

interface Prorated {
  readonly component: PayComponent
  /** Of the segments that have the component. */
  readonly parts: readonly Part[]
  readonly exact: Amount
}

const units = {
  calendar_days: say`calendar days`,
  working_days: say`workdays`,
  fixed_30: say`days`,
  fixed_26: say`workdays`,
} as const

export function prorateLines(
  segments: readonly FullSegment[],
  basis: Segments['basis'],
  currency: Currency,
): PackageLines {
  const prorated = listProrated(segments)
  const rounded = prorated.map(each => bookProrated(each, basis, currency))
  const isOfGross = ({ component }: { component: PayComponent }) =>
    component.type === 'earning' && component.affects_gross
  const exact = sumAmounts(prorated.filter(isOfGross).map(each => each.exact))
  const due = sumAmounts(segments.map(({ segment, full }) => shareOf(full.gross, segment)))
  const ofGross = rounded.filter(isOfGross)
  // Lines that do not come to the gross in a full month either are not made to: a formula of theirs counts 0.
  const isWhole = currency.round(exact).equals(currency.round(due))
  const closed = isWhole ? placeRest(ofGross, currency.round(due), currency) : ofGross
  const earnings = [...closed, ...rounded.filter(each => !isOfGross(each))]
  const bookings = earnings.map(each =>
    computeFund(each, prorated, ofType(earnings, 'earning'), segments.length, currency),
  )
  return { bookings, gross: sumBookings(closed) }
}

function listProrated(segments: readonly FullSegment[]): Prorated[] {
  const parts = new Map<string, Part[]>()
  for (const { segment, full } of segments)
    for (const { component, amount, percent } of full.lines)
      parts.getOrInsertComputed(component.id, () => []).push({ component, amount, percent, segment })
  return [...parts.values()]
    .map(each => ({
      component: each.at(-1)!.component,
      parts: each,
      exact: sumAmounts(each.map(({ amount, segment }) => shareOf(amount, segment))),
    }))
    .sort((a, b) => byDisplay(a.component, b.component))
}

function bookProrated(
  { component, parts, exact }: Prorated,
  basis: Segments['basis'],
  currency: Currency,
): Booking {
  const amount = currency.round(exact)
  const [only, ...more] = parts.map(part => explainPart(part, basis, currency))
  if (more.length === 0) return book(component, amount, [withAmount(only!, currency.text(amount))])
  const all = [only!, ...more]
  return book(component, amount, [
    ...all,
    toLine('segments', say`All segments together`, currency.text(amount)),
  ])
}

const withAmount = (because: Because, amount: string): Because => ({ ...because, amount })

/** Amounts of parts are in the text, so that those of a line add up to it. */
function explainPart({ amount, segment }: Part, basis: Segments['basis'], currency: Currency): Because {
  const { from, to, units: paid, of } = segment
  const source = { id: segment.package.id, from: segment.package.effective_from }
  const full = say`${currency.text(amount)} a month`
  if (paid === of) return { rule: 'package', text: full, amount: null, source }
  const part = show(shareOf(amount, segment))
  const text = say`${full}, ${paid} of ${of} ${units[basis]} from ${from} to ${to}: ${part}`
  return { rule: 'prorated', text, amount: null, source }
}

/** The balancing line, else the last one, takes what rounding left of the gross. */
function placeRest(ofGross: readonly Booking[], gross: Amount, currency: Currency): Booking[] {
  const balancing = ofGross.findIndex(({ component }) => component.category === 'balancing')
  const order = ofGross.map((_, at) => at)
  const last = balancing < 0 ? ofGross.length - 1 : balancing
  let rest = gross.minus(sumBookings(ofGross))
  const placed = [...ofGross]
  // A line that would be below 0 leaves the rest to the one before it.
  for (const at of [last, ...order.filter(each => each !== last).reverse()]) {
    const line = placed[at]
    if (!line || rest.isZero()) break
    const amount = line.amount.plus(rest).isNegative() ? zero : line.amount.plus(rest)
    rest = rest.minus(amount.minus(line.amount))
    placed[at] = moveTo(line, amount, currency)
  }
  return placed
}

function moveTo(line: Booking, amount: Amount, currency: Currency): Booking {
  const moved = amount.minus(line.amount)
  const text = say`Takes what rounding left of the gross: ${currency.text(line.amount)} becomes ${currency.text(amount)}`
  return book(line.component, amount, [...line.because, toLine('rest', text, currency.text(moved))])
}

/** A percentage of a fund is taken of the amounts as they stand on the slip. */
function computeFund(
  line: Booking,
  prorated: readonly Prorated[],
  earnings: readonly Booking[],
  segments: number,
  currency: Currency,
): Booking {
  const { component } = line
  if (component.type === 'earning' || component.category !== 'provident_fund') return line
  const parts = prorated.find(each => each.component.id === component.id)!.parts
  const percent = parts[0]!.percent
  const isSame = parts.every(part => percent !== null && part.percent?.equals(percent))
  // A percentage that changes within the month stays with its segments.
  if (percent === null || !isSame || parts.length < segments) return line
  const base = sumBookings(earnings.filter(each => each.component.contributes_to_pf))
  const amount = roundHalfUp(base.times(percent).dividedBy(toAmount(100)), currency.decimals)
  const text = say`${percent} % of ${currency.text(base)}, the earnings that count for the provident fund`
  const { source } = line.because[0]!
  return book(component, amount, [{ rule: 'percent', text, amount: currency.text(amount), source: source! }])
}

/** What the category `basic` came to. */
export function sumBasic(bookings: readonly Booking[]): Amount {
  const basic = bookings.filter(({ component }) => component.category === 'basic')
  return basic.length === 0 ? parseAmount('0') : sumBookings(basic)
}
