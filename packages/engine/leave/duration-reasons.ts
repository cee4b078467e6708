// The reasons of a span: what of a leave is charged and why, in lines that add up to its length.

import { type Sentence, say, sayCount } from '@muster/sentences'
import { type Amount, type Because, formatAmount, type Grounds, parseAmount, toAmount } from '../amounts.ts'
import type { Calendar } from '../calendar.ts'
import type { Day } from '../days.ts'
import type { LinkedDay, SpanDay, SpanFacts } from './span.ts'

/** `isKept` says of a day whether it stays as it was charged. */
export function explainDuration(
  { from_date, to_date, half, isLocked, calendar, policy }: SpanFacts,
  days: readonly SpanDay[],
  linked: readonly LinkedDay[],
  isKept: (day: SpanDay | LinkedDay) => boolean,
): Because[] {
  const isOpen = (day: SpanDay | LinkedDay) => !isKept(day)
  const span = from_date === to_date ? from_date : say`${from_date} to ${to_date}`
  const worth = parseAmount(half ? '0.5' : '1')
  const open = days.filter(isOpen)
  const worked = open.filter(({ kind, charged }) => charged && kind === 'workday').length
  const kept = [...days.filter(({ charged }) => charged), ...linked].filter(isKept)
  const [paid, outside] = [kept.filter(({ day }) => isLocked(day)), kept.filter(({ day }) => !isLocked(day))]
  const workdays: Because = {
    rule: half ? 'half_day' : 'workdays',
    text: half
      ? say`The ${half === 'first_half' ? say`first` : say`second`} half of ${span}`
      : say`${sayCount(worked, say`working day`)} in ${span}`,
    amount: formatAmount(worth.times(toAmount(worked))),
    refs: listAssignments(calendar, open),
  }
  return [
    ...(open.length > 0 ? [workdays] : []),
    ...open.flatMap(({ day, kind, charged }) =>
      kind === 'workday' || charged ? [] : free(calendar, day, kind),
    ),
    ...explainSandwich(open, policy ? { source: policy } : {}),
    ...explainLinked(linked.filter(isOpen)),
    ...explainKept('locked', say`Charged before its payroll was locked`, paid, worth),
    ...explainKept('outside', say`Outside the employment, so no balance is charged`, outside, worth),
  ]
}

type FreeKind = Exclude<SpanDay['kind'], 'workday'>

// Whole sentences: a word in a gap stays English in the other languages.
const uncharged: Readonly<Record<FreeKind, (day: Day) => Sentence>> = {
  rest_day: day => say`${day} is a rest day and is not charged`,
  holiday: day => say`${day} is a holiday and is not charged`,
  outside: day => say`${day} is outside of the employment and is not charged`,
}

function free(calendar: Calendar, day: Day, kind: FreeKind): Because {
  return { rule: kind, text: uncharged[kind](day), amount: null, ...findGrounds(calendar, day, kind) }
}

/** The holiday, or the shift whose weekly day off it is. */
function findGrounds(calendar: Calendar, day: Day, kind: SpanDay['kind']): Grounds {
  const holiday = kind === 'holiday' ? calendar.holidayOn(day) : undefined
  if (holiday) return { source: { id: holiday.id, from: holiday.date } }
  const assignment = kind === 'rest_day' ? calendar.assignmentOn(day) : undefined
  if (!assignment) return {}
  const { id, shift, effective_from } = assignment
  return { source: { id: shift.id, from: effective_from }, refs: [id] }
}

/** What says which days are worked. */
function listAssignments(calendar: Calendar, days: readonly SpanDay[]): string[] {
  return [...new Set(days.flatMap(({ day }) => calendar.assignmentOn(day)?.id ?? []))]
}

function explainSandwich(days: readonly SpanDay[], grounds: Grounds): Because[] {
  const between = days.filter(({ kind, charged }) => charged && kind !== 'workday')
  if (between.length === 0) return []
  const text = say`${sayCount(between.length, say`rest day or holiday`, say`rest days or holidays`)} between working days of the leave: ${list(between)}`
  return [{ rule: 'sandwich', text, amount: formatAmount(toAmount(between.length)), ...grounds }]
}

function explainLinked(linked: readonly LinkedDay[]): Because[] {
  const ids = [...new Set(linked.map(({ leave_application_id }) => leave_application_id))]
  return ids.map(id => {
    const days = linked.filter(({ leave_application_id }) => leave_application_id === id)
    const text = say`${sayCount(days.length, say`rest day or holiday`, say`rest days or holidays`)} between this and other leave: ${list(days)}`
    return { rule: 'linked', text, amount: formatAmount(toAmount(days.length)), refs: [id] }
  })
}

function explainKept(
  rule: string,
  why: Sentence,
  kept: readonly { readonly day: Day }[],
  worth: Amount,
): Because[] {
  if (kept.length === 0) return []
  return [
    { rule, text: say`${why}: ${list(kept)}`, amount: formatAmount(worth.times(toAmount(kept.length))) },
  ]
}

const list = (days: readonly { readonly day: Day }[]): string => days.map(({ day }) => day).join(', ')
