// The span of a leave: which of its days are charged, and which rest days around it belong to it.

import type { Calendar } from '../calendar.ts'
import { addDays, type Day, daysFrom, weekday } from '../days.ts'
import { amountOf, type Because, countOf, explained, must, written } from './amounts.ts'

export type Half = 'first_half' | 'second_half'
export type SpanDayKind = 'workday' | 'rest_day' | 'holiday' | 'outside'

/** Another application of the employee, pending or approved. */
export interface Neighbour {
  readonly id: string
  readonly from_date: Day
  readonly to_date: Day
  readonly half: Half | null
  /** Whether the policy of its type has the sandwich rule. */
  readonly sandwich: boolean
  /** Written alike everywhere, so that the order of the text is the order in time. */
  readonly created_at: string
}

export interface SpanFacts {
  readonly calendar: Calendar
  readonly from_date: Day
  readonly to_date: Day
  readonly half: Half | null
  readonly sandwich: boolean
  readonly neighbours: readonly Neighbour[]
  /** Null for one that is being made: it is the latest. */
  readonly own: { readonly id: string; readonly created_at: string } | null
}

export interface SpanDay {
  readonly day: Day
  readonly kind: SpanDayKind
  readonly portion: 'full' | Half
  readonly charged: boolean
}

/** A rest day or holiday between this leave and another one, charged to this one for as long as the other stands. */
export interface LinkedDay {
  readonly day: Day
  readonly kind: SpanDayKind
  readonly leave_application_id: string
}

export interface Span {
  readonly total_days: string
  readonly days: readonly SpanDay[]
  readonly linked: readonly LinkedDay[]
  readonly because: readonly Because[]
}

/** What a day is for leave. Without a shift, Sundays are off, so that a leave is never empty for want of a shift. */
export function kindForLeave(calendar: Calendar, day: Day): SpanDayKind {
  // Days of a former employment are not charged to the present one.
  const kind = calendar.isEmployed(day) ? calendar.kindOf(day) : 'outside'
  if (kind !== 'unscheduled') return kind
  return weekday(day) === 7 ? 'rest_day' : 'workday'
}

export function spanOf(facts: SpanFacts): Span {
  const { calendar, from_date, to_date, half, sandwich } = facts
  const days = daysFrom(from_date, to_date).map(day => ({ day, kind: kindForLeave(calendar, day) }))
  const workdays = days.flatMap(({ day, kind }) => (kind === 'workday' ? day : []))
  const [first, last] = [workdays[0], workdays.at(-1)]
  // Half a day is half of one working day: over more days than one it is nothing, and so refused.
  if (first === undefined || last === undefined || (half !== null && from_date !== to_date))
    return result(facts, days, () => false, [])
  if (half !== null || !sandwich) return result(facts, days, ({ kind }) => kind === 'workday', [])
  const linked = [...linksAt(facts, first, -1), ...linksAt(facts, last, 1)]
  return result(facts, days, ({ day }) => first <= day && day <= last, linked)
}

/**
 * The rest days and holidays from the outermost working day of the leave to the neighbour that follows on them directly.
 * They are charged once, to the one of the two that was made later.
 */
function linksAt({ calendar, neighbours, own }: SpanFacts, edge: Day, step: 1 | -1): LinkedDay[] {
  const run: Omit<LinkedDay, 'leave_application_id'>[] = []
  const ends = neighbours.flatMap(({ from_date, to_date }) => [from_date, to_date]).sort()
  const bound = step === 1 ? (ends.at(-1) ?? edge) : (ends[0] ?? edge)
  for (let day = edge; day !== bound; ) {
    day = addDays(day, step)
    // Past the last neighbour there is nothing to be linked with.
    if (step === 1 ? day > bound : day < bound) return []
    const kind = kindForLeave(calendar, day)
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

type Made = NonNullable<SpanFacts['own']>
const isLater = (one: Made, other: Made): boolean =>
  one.created_at === other.created_at ? one.id > other.id : one.created_at > other.created_at

function result(
  { from_date, to_date, half }: SpanFacts,
  kinds: readonly Pick<SpanDay, 'day' | 'kind'>[],
  isCharged: (day: Pick<SpanDay, 'day' | 'kind'>) => boolean,
  linked: readonly LinkedDay[],
): Span {
  const portion = half ?? 'full'
  const days = kinds.map((day): SpanDay => ({ ...day, portion, charged: isCharged(day) }))
  const worth = amountOf(half ? '0.5' : '1')
  const charged = days.filter(({ charged }) => charged)
  const worked = charged.filter(({ kind }) => kind === 'workday').length
  const total = worth.times(countOf(charged.length)).plus(countOf(linked.length))
  must(
    new Set([...charged, ...linked].map(({ day }) => day)).size === charged.length + linked.length,
    () => 'that each day is charged once',
  )
  const span = from_date === to_date ? from_date : `${from_date} to ${to_date}`
  const workdays: Because = {
    rule: half ? 'half_day' : 'workdays',
    text: half
      ? `The ${half === 'first_half' ? 'first' : 'second'} half of ${span}`
      : `${counted(worked, 'working day')} in ${span}`,
    amount: written(worth.times(countOf(worked))),
  }
  const because = [
    workdays,
    ...days.filter(({ kind, charged }) => kind !== 'workday' && !charged).map(free),
    ...sandwiched(days),
    ...linkedLines(linked),
  ]
  return { total_days: written(total), days, linked, because: explained(because, total) }
}

const inWords = {
  workday: 'a working day',
  rest_day: 'a rest day',
  holiday: 'a holiday',
  outside: 'outside of the employment',
}

function free({ day, kind }: SpanDay): Because {
  return { rule: kind, text: `${day} is ${inWords[kind]} and is not charged`, amount: null }
}

function sandwiched(days: readonly SpanDay[]): Because[] {
  const between = days.filter(({ kind, charged }) => charged && kind !== 'workday')
  if (between.length === 0) return []
  const text = `${counted(between.length, 'rest day or holiday')} between working days of the leave: ${list(between)}`
  return [{ rule: 'sandwich', text, amount: written(countOf(between.length)) }]
}

function linkedLines(linked: readonly LinkedDay[]): Because[] {
  const ids = [...new Set(linked.map(({ leave_application_id }) => leave_application_id))]
  return ids.map(id => {
    const days = linked.filter(({ leave_application_id }) => leave_application_id === id)
    const text = `${counted(days.length, 'rest day or holiday')} between this and leave application ${id}: ${list(days)}`
    return { rule: 'linked', text, amount: written(countOf(days.length)) }
  })
}

const list = (days: readonly { day: Day }[]): string => days.map(({ day }) => day).join(', ')

function counted(count: number, one: string): string {
  const many = one === 'working day' ? 'working days' : 'rest days or holidays'
  return `${count} ${count === 1 ? one : many}`
}
