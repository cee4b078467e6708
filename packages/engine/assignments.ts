// Assignments: the days that are left without a shift when the first day of an employment moves.

import type { FormerEmployment } from './calendar.ts'
import { addDays, type Day } from './days.ts'

/** An assignment as far as its days go. */
export interface AssignedDays {
  readonly id: string
  readonly effective_from: Day
  readonly effective_to: Day | null
  readonly created_at: string
}

/** Days without an assignment, from the first one to before the next assignment. */
export interface Gap<Assignment> {
  readonly effective_from: Day
  /** Null where no assignment follows. */
  readonly effective_to: Day | null
  readonly next: Assignment | undefined
}

/** The gaps that begin between two days, both included. */
export function gapsBetween<Assignment extends AssignedDays>(
  assignments: readonly Assignment[],
  first_day: Day,
  last_day: Day,
): Gap<Assignment>[] {
  const gaps: Gap<Assignment>[] = []
  let day = first_day
  while (day <= last_day) {
    const end = findCoveredUntil(assignments, day)
    if (end === null) break
    if (end >= day) {
      day = addDays(end, 1)
      continue
    }
    const next = firstAfter(assignments, day)
    gaps.push({ effective_from: day, effective_to: next ? addDays(next.effective_from, -1) : null, next })
    if (!next) break
    day = next.effective_from
  }
  return gaps
}

/** The last day of those that are in force on the day, null without end, a day before it where none is. */
function findCoveredUntil(assignments: readonly AssignedDays[], day: Day): Day | null {
  let until = addDays(day, -1)
  for (const { effective_from, effective_to } of assignments) {
    if (effective_from > day) continue
    if (effective_to === null) return null
    if (effective_to > until) until = effective_to
  }
  return until
}

/** The one that begins next, of those of one day the one that was made last: it is the one in force. */
function firstAfter<Assignment extends AssignedDays>(
  assignments: readonly Assignment[],
  day: Day,
): Assignment | undefined {
  let first: Assignment | undefined
  for (const each of assignments) {
    if (each.effective_from <= day) continue
    const isEarlier = !first || each.effective_from < first.effective_from
    const isLaterMade =
      first?.effective_from === each.effective_from &&
      `${each.created_at} ${each.id}` > `${first.created_at} ${first.id}`
    if (isEarlier || isLaterMade) first = each
  }
  return first
}

/**
 * The gaps in the days that an earlier joining date adds, each with the assignment whose shift it takes. An assignment
 * that began after the former joining date left the first days without a shift on purpose, so these stay so, too.
 */
export function gapsBeforeJoining<Assignment extends AssignedDays>(
  assignments: readonly Assignment[],
  former: readonly FormerEmployment[],
  joins: Day,
  joined: Day,
): (Gap<Assignment> & { readonly next: Assignment })[] {
  const gaps: (Gap<Assignment> & { readonly next: Assignment })[] = []
  let first_day = joins
  const ends = former.filter(({ separation_date }) => separation_date >= joins)
  for (const { joining_date, separation_date } of [
    ...ends,
    { joining_date: joined, separation_date: joined },
  ]) {
    for (const gap of gapsBetween(assignments, first_day, addDays(joining_date, -1)))
      if (gap.next && gap.next.effective_from <= joining_date) gaps.push({ ...gap, next: gap.next })
    first_day = addDays(separation_date, 1)
  }
  return gaps
}
