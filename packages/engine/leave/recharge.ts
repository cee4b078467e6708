// Recharge: which days of a leave are charged and which are given back, since it was last measured.

import { type Sentence, say } from '@muster/sentences'
import { type Amount, assertAddsUp, type Because, formatAmount, parseAmount, toAmount } from '../amounts.ts'
import type { Calendar } from '../calendar.ts'
import type { Day } from '../days.ts'
import type { ChargedDays, Half, Span, SpanDayKind } from './span.ts'

export interface Recharge {
  /** What the balance is charged with, signed: of the days that moved, those in the present employment. */
  readonly charged_days: string
  /** Those that are charged now and were not, and those that were and are not. */
  readonly moved: readonly Day[]
  readonly because: readonly Because[]
}

/** Null where the same days are charged as before, each to the same leave. */
export function computeRecharge(
  before: ChargedDays,
  span: Span,
  { half, calendar }: { readonly half: Half | null; readonly calendar: Calendar },
): Recharge | null {
  const after = listChargedDays(span)
  const added = [...after.keys()].filter(day => !before.has(day))
  const gone = [...before.keys()].filter(day => !after.has(day))
  const isLinkedAlike = [...after].every(([day, link]) => !before.has(day) || before.get(day) === link)
  if (added.length === 0 && gone.length === 0 && isLinkedAlike) return null
  const worth = parseAmount(half ? '0.5' : '1')
  const inBalance = (days: readonly Day[]) => toAmount(days.filter(day => calendar.isEmployed(day)).length)
  const kinds = new Map(span.days.map(({ day, kind }) => [day, kind]))
  const because = [
    ...lines(added, worth, day => whyCharged(after.get(day)!, kinds.get(day))),
    ...lines(gone, worth.negated(), day => whyGivenBack(before.get(day)!, kinds.get(day))),
  ]
  return {
    charged_days: formatAmount(worth.times(inBalance(added).minus(inBalance(gone)))),
    moved: [...added, ...gone].sort(),
    because: assertAddsUp(because, worth.times(toAmount(added.length - gone.length))),
  }
}

/** The days that a span charges, as they are kept. A linked day may be a rest day at the edge of the span. */
export function listChargedDays({ days, linked }: Span): ChargedDays {
  return new Map([
    ...days.filter(({ charged }) => charged).map(({ day }) => [day, null] as const),
    ...linked.map(({ day, leave_application_id }) => [day, leave_application_id] as const),
  ])
}

function lines(days: readonly Day[], worth: Amount, why: (day: Day) => Sentence): Because[] {
  return [...Map.groupBy(days, day => String(why(day))).values()].map(alike => ({
    rule: worth.isNegative() ? 'given_back' : 'charged',
    text: say`${why(alike[0]!)}: ${alike.join(', ')}`,
    amount: formatAmount(worth.times(toAmount(alike.length))),
  }))
}

const whyCharged = (link: string | null, kind: SpanDayKind | undefined): Sentence => {
  if (link !== null) return say`Charged, because it is now between this and other leave`
  return kind === 'workday'
    ? say`Charged, because it is now a working day`
    : say`Charged, because it is now between working days of the leave`
}

const whyGivenBack = (link: string | null, kind: SpanDayKind | undefined): Sentence => {
  if (link !== null) return say`Given back, because it is no longer between this and other leave`
  if (kind === undefined) return say`Given back, because the leave ends before`
  if (kind === 'outside') return say`Given back, because it is now outside the employment`
  return kind === 'holiday'
    ? say`Given back, because it is now a holiday`
    : say`Given back, because it is now a rest day`
}
