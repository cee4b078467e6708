// Announcements: whom one is for, and when it is published.

import type { Sentence } from '@muster/sentences'
import { say } from '@muster/sentences'
import { type Day, dayNumber } from './days.ts'
import { TimeZone } from './time-zone.ts'

export interface Audience {
  readonly audience: 'all' | 'branches' | 'departments' | 'employees'
  readonly branch_ids: readonly string[]
  readonly department_ids: readonly string[]
  readonly employee_ids: readonly string[]
}

const listOf = { branches: 'branch_ids', departments: 'department_ids', employees: 'employee_ids' } as const

/** What keeps the lists from being those of the audience, by field: its own names somebody, the others nobody. */
export function checkAudience(of: Audience): { readonly field: string; readonly message: Sentence }[] {
  return Object.entries(listOf).flatMap(([audience, field]) => {
    const count = of[field].length
    if (audience === of.audience)
      return count > 0 ? [] : [{ field, message: say`must name somebody, for the audience is ${audience}` }]
    return count === 0 ? [] : [{ field, message: say`must be empty, for the audience is ${of.audience}` }]
  })
}

/** Whom it names: the branches, departments or employees; nobody where it is for all. */
export function listAudience(of: Audience): readonly string[] {
  return of.audience === 'all' ? [] : of[listOf[of.audience]]
}

export interface LocalMoment {
  readonly publish_date: Day
  /** `HH:MM:SS`. */
  readonly publish_time: string
}

/** Milliseconds since 1970. A local time that does not exist moves forward, an ambiguous one is the first of both. */
export function findMoment({ publish_date, publish_time }: LocalMoment, zone: string): number {
  const { hour, minute, second } = Temporal.PlainTime.from(publish_time)
  return new TimeZone(zone).instantOf(dayNumber(publish_date), hour * 3600 + minute * 60 + second)
}
