// A span of leave: the facts that it is measured by, and its days as they are charged.

import type { Because, RecordSource } from '../amounts.ts'
import type { Calendar } from '../calendar.ts'
import type { Day } from '../days.ts'

export type Half = 'first_half' | 'second_half'
export type SpanDayKind = 'workday' | 'rest_day' | 'holiday' | 'outside'

/** The days that an approved leave was charged: null for one of its own, and for a linked one the other application. */
export type ChargedDays = ReadonlyMap<Day, string | null>

/** Another application of the employee, pending or approved. */
export interface Neighbour {
  readonly id: string
  readonly from_date: Day
  readonly to_date: Day
  readonly half: Half | null
  /** Whether the policy that it was asked for or approved under has the sandwich rule. */
  readonly sandwich: boolean
  /** Written alike everywhere, so that the order of the text is the order in time. */
  readonly created_at: string
  /** Null before it is approved. */
  readonly charged: ChargedDays | null
  /** Whether its leave year is closed, so that it stays as it was charged. */
  readonly is_closed: boolean
}

export interface SpanFacts {
  readonly calendar: Calendar
  readonly from_date: Day
  readonly to_date: Day
  readonly half: Half | null
  readonly sandwich: boolean
  /** What says so; left out where no policy is in force. */
  readonly policy?: RecordSource
  readonly neighbours: readonly Neighbour[]
  /** Null for one that is being made: it is the latest. */
  readonly own: Pick<Neighbour, 'id' | 'created_at' | 'charged'> | null
  /** Whether the payroll of the day is locked: its charge no longer changes. */
  readonly isLocked: (day: Day) => boolean
}

export interface SpanDay {
  readonly day: Day
  readonly kind: SpanDayKind
  readonly portion: 'full' | Half
  readonly charged: boolean
}

/** A rest day or holiday between two leaves, charged to this one while the other is pending or approved. */
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
