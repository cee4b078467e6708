// Regularisations: which corrections of a day may be asked for and approved, and what an approved one writes.

import { type Sentence, say } from '@muster/sentences'
import type { Calendar } from '../../calendar.ts'
import { addDays, type Day } from '../../days.ts'
import { hour, type Instant, toEpoch } from '../instants.ts'
import { combineLeave, type LeaveOfDay } from '../leave-of-day.ts'
import type { WrittenDay } from '../manual-corrections.ts'
import { type Checked, listBroken, type RequestRefusal, refuseLocked } from '../refusals.ts'
import type { AttendanceSettings } from '../settings.ts'

export interface RegularisationRequest {
  readonly date: Day
  readonly requested_check_in_at: Instant | null
  readonly requested_check_out_at: Instant | null
  readonly requested_status: 'present' | 'half_day' | null
}

export interface RegularisationFacts {
  readonly calendar: Calendar
  readonly settings: AttendanceSettings
  /** Today, by the clock of the workspace. */
  readonly today: Day
  readonly locked_through: Day | null
  /** Approved leave of the date. */
  readonly leaves: readonly LeaveOfDay[]
  /** How many the employee has in the month of the date that are pending or approved. */
  readonly requests_in_month: number
  /** The times that the day has now, so that a request for one of them is checked against the other. */
  readonly current: Times | null
}

interface Times {
  readonly check_in_at: Instant | null
  readonly check_out_at: Instant | null
}

type Field = 'date' | 'requested_check_in_at' | 'requested_check_out_at' | 'requested_status'

/** The first day that can still be corrected, and for which people ask by themselves. */
export const findFirstOpenDay = (
  { regularisation_window_days: days }: Pick<AttendanceSettings, 'regularisation_window_days'>,
  today: Day,
): Day => addDays(today, -days)

export function checkRegularisation(
  request: RegularisationRequest,
  facts: RegularisationFacts,
): Checked<Field> {
  const { calendar, settings, today } = facts
  const { date } = request
  const first = findFirstOpenDay(settings, today)
  const max = settings.max_regularisations_per_month
  const times = readRequestedTimes(request)
  const isEmpty = Object.keys(times).length === 0 && !request.requested_status
  const isFuture = date > today
  const { refusals, conflicts } = listBroken<Field>(
    [
      [
        isEmpty,
        'requested_check_in_at',
        say`is required, unless requested_check_out_at or requested_status is sent`,
      ],
      [isFuture, 'date', say`is in the future; today is ${today}`],
      [
        date < first,
        'date',
        say`is more than ${settings.regularisation_window_days} days ago; the first that can be corrected is ${first}`,
      ],
      [!calendar.isEmployed(date), 'date', describeEmployment(calendar)],
      [
        max !== null && facts.requests_in_month >= max,
        'date',
        say`is in ${date.slice(0, 7)}, which has ${facts.requests_in_month} regularisations already, of at most ${max}`,
      ],
    ],
    listObstacles(date, facts),
  )
  const fields = ['requested_check_in_at', 'requested_check_out_at'] as const
  return { refusals: [...refusals, ...checkTimes(times, facts.current, fields)], conflicts }
}

/** What can have come between a request and its approval. */
export function checkRegularisationApproval(
  { date }: { readonly date: Day },
  facts: Pick<RegularisationFacts, 'calendar' | 'locked_through' | 'leaves'>,
): Checked<'date'> {
  const { calendar } = facts
  return listBroken<'date'>(
    [[!calendar.isEmployed(date), 'date', describeEmployment(calendar)]],
    listObstacles(date, facts),
  )
}

/**
 * What an approved request writes: of the times those that it names, together with what was written before, and a status only
 * where it asks for one.
 */
export function applyRegularisation(request: RegularisationRequest, written: Times): WrittenDay {
  const { check_in_at, check_out_at } = { ...written, ...readRequestedTimes(request) }
  return { source: 'regularisation', status: request.requested_status, check_in_at, check_out_at }
}

/**
 * A departure is after the arrival, and at most 24 hours. A time that is sent is checked against the other one as it is;
 * where both are sent, it is the departure that is wrong.
 */
export function checkTimes<Name extends string>(
  sent: Partial<Times>,
  current: Times | null,
  [arrival, departure]: readonly [arrival: Name, departure: Name],
): RequestRefusal<Name>[] {
  const { check_in_at, check_out_at } = { ...current, ...sent }
  if (!check_in_at || !check_out_at || !(sent.check_in_at || sent.check_out_at)) return []
  const time = toEpoch(check_out_at) - toEpoch(check_in_at)
  if (time > 0 && time <= 24 * hour) return []
  const far = time > 0 ? say`more than 24 hours` : say`not`
  return sent.check_out_at
    ? [{ field: departure, message: say`is ${far} after the arrival at ${check_in_at}` }]
    : [{ field: arrival, message: say`is ${far} before the departure at ${check_out_at}` }]
}

/** The times that the request names. */
export function readRequestedTimes({
  requested_check_in_at: check_in_at,
  requested_check_out_at: check_out_at,
}: RegularisationRequest): Partial<Times> {
  return { ...(check_in_at !== null && { check_in_at }), ...(check_out_at !== null && { check_out_at }) }
}

function listObstacles(
  date: Day,
  { locked_through, leaves }: Pick<RegularisationFacts, 'locked_through' | 'leaves'>,
): readonly (readonly [boolean, Sentence])[] {
  return [
    [
      combineLeave(leaves).portion === 'full',
      say`${date} is a full day of approved leave; cancel the leave first`,
    ],
    refuseLocked(date, locked_through),
  ]
}

/** Why a day does not belong to an employment. */
export function describeEmployment({ joining_date, separation_date }: Calendar): Sentence {
  return separation_date === null
    ? say`is before the joining date ${joining_date}`
    : say`is outside of the employment from ${joining_date} to ${separation_date}`
}
