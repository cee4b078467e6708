// The length of a leave: which of its days are charged, and which rest days around it belong to it.

import { assertAddsUp, formatAmount, must, parseAmount, toAmount } from '../amounts.ts'
import type { Calendar } from '../calendar.ts'
import { addDays, type Day, daysFrom, weekday } from '../days.ts'
import { explainDuration } from './duration-reasons.ts'
import type { LinkedDay, Neighbour, Span, SpanDay, SpanDayKind, SpanFacts } from './span.ts'

/** What a day of the present employment is for leave. */
export function kindForLeave(calendar: Calendar, day: Day): SpanDayKind {
  return calendar.isEmployed(day) ? kindInAny(calendar, day) : 'outside'
}

/** The same, in former employments as well. Without a shift Sundays are off, so that a leave is never empty for want of one. */
export function kindInAny(calendar: Calendar, day: Day): SpanDayKind {
  const kind = calendar.classifyDay(day)
  if (kind !== 'unscheduled') return kind
  return weekday(day) === 7 ? 'rest_day' : 'workday'
}

/** Leave that a former employment was charged with is measured by its days there, too, and other leave is not. */
function classifySpanDay({ calendar, own }: SpanFacts, day: Day): SpanDayKind {
  const isOfFormer = [...(own?.charged?.keys() ?? [])].some(charged => calendar.wasEmployed(charged))
  return isOfFormer ? kindInAny(calendar, day) : kindForLeave(calendar, day)
}

export function measureSpan(facts: SpanFacts): Span {
  const { from_date, to_date, half, sandwich } = facts
  const days = daysFrom(from_date, to_date).map(day => ({ day, kind: classifySpanDay(facts, day) }))
  const workdays = days.flatMap(({ day }) => (kindThen(facts, day) === 'workday' ? day : []))
  const [first, last] = [workdays[0], workdays.at(-1)]
  // Half a day is half of one working day: over more days than one it is nothing, and so refused.
  if (first === undefined || last === undefined || (half !== null && from_date !== to_date))
    return result(facts, days, () => false, [])
  if (half !== null || !sandwich) return result(facts, days, day => workdays.includes(day), [])
  const linked = [...findLinks(facts, first, -1), ...findLinks(facts, last, 1)]
  const isDue = (day: Day) => first <= day && day <= last && (workdays.includes(day) || !isTaken(facts, day))
  return result(
    facts,
    days,
    isDue,
    linked.filter(({ day }) => !isTaken(facts, day)),
  )
}

/** Whether a rest day is charged to leave of a closed year, which does not give it back: it is not charged again. */
function isTaken({ neighbours }: SpanFacts, day: Day): boolean {
  return neighbours.some(({ is_closed, charged }) => is_closed && charged?.has(day))
}

/**
 * What the day is, or was when it was paid: of a locked day that approved leave covers, the charge says whether it was a
 * working day, and not today's calendar.
 */
function kindThen(facts: SpanFacts, day: Day): SpanDayKind {
  const kind = classifySpanDay(facts, day)
  if (kind === 'outside' || !facts.isLocked(day)) return kind
  const covering = [{ ...facts, charged: facts.own?.charged }, ...facts.neighbours].filter(
    ({ from_date, to_date, charged }) => charged && from_date <= day && day <= to_date,
  )
  if (covering.some(({ charged }) => charged?.get(day) === null)) return 'workday'
  return kind === 'workday' && covering.length > 0 ? 'rest_day' : kind
}

/**
 * The rest days and holidays from the outermost working day of the leave to the neighbour that follows on them directly.
 * They are charged once, to the one of the two that was made later.
 */
function findLinks(facts: SpanFacts, edge: Day, step: 1 | -1): LinkedDay[] {
  const { neighbours, own } = facts
  const run: Omit<LinkedDay, 'leave_application_id'>[] = []
  const ends = neighbours.flatMap(({ from_date, to_date }) => [from_date, to_date]).sort()
  const bound = step === 1 ? (ends.at(-1) ?? edge) : (ends[0] ?? edge)
  for (let day = edge; day !== bound; ) {
    day = addDays(day, step)
    // Past the last neighbour there is nothing to be linked with.
    if (step === 1 ? day > bound : day < bound) return []
    const kind = kindThen(facts, day)
    if (kind === 'outside') return []
    if (kind === 'workday') {
      const next = neighbours.find(
        ({ from_date, to_date, half, sandwich }) =>
          from_date <= day && day <= to_date && half === null && sandwich,
      )
      if (!next || (own && isLater(next, own))) return []
      return run.map(linked => ({ ...linked, leave_application_id: next.id }))
    }
    if (step === 1) run.push({ day, kind })
    else run.unshift({ day, kind })
  }
  return []
}

type Made = Pick<Neighbour, 'id' | 'created_at'>
const isLater = (one: Made, other: Made): boolean =>
  one.created_at === other.created_at ? one.id > other.id : one.created_at > other.created_at

/** The policy's rules for the days, and the charges of days that no longer change. */
function result(
  facts: SpanFacts,
  kinds: readonly Pick<SpanDay, 'day' | 'kind'>[],
  isDue: (day: Day) => boolean,
  links: readonly LinkedDay[],
): Span {
  const { half, own, isLocked } = facts
  const portion = half ?? 'full'
  const days = kinds.map((each): SpanDay => {
    const charged = isKept(facts, each) ? own?.charged?.get(each.day) === null : isDue(each.day)
    return { ...each, portion, charged }
  })
  const linked = [...links.filter(({ day }) => !isLocked(day)), ...keepLinks(facts)]
  const worth = parseAmount(half ? '0.5' : '1')
  const own_days = days.filter(({ charged }) => charged)
  const total = worth.times(toAmount(own_days.length)).plus(toAmount(linked.length))
  must(
    new Set([...own_days, ...linked].map(({ day }) => day)).size === own_days.length + linked.length,
    () => 'that each day is charged once',
  )
  const because = explainDuration(facts, days, linked, day => isKept(facts, day))
  return { total_days: formatAmount(total), days, linked, because: assertAddsUp(because, total) }
}

/**
 * Whether a day of approved leave stays as it was charged. Outside of the employment no balance is charged with it, and it
 * is told for when the employment lasts longer after all.
 */
function isKept({ own, isLocked }: SpanFacts, { day, kind }: Pick<SpanDay, 'day' | 'kind'>): boolean {
  return Boolean(own?.charged) && (isLocked(day) || kind === 'outside')
}

/** The linked days that were paid. */
function keepLinks(facts: SpanFacts): LinkedDay[] {
  return [...(facts.own?.charged ?? [])].flatMap(([day, leave_application_id]) =>
    leave_application_id !== null && facts.isLocked(day)
      ? { day, kind: classifySpanDay(facts, day), leave_application_id }
      : [],
  )
}
