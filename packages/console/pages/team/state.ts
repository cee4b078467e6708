// How the day of somebody stands, in the one word that their manager looks for.
import type { WordId } from '../../app/words.ts'
import type { RecordOf } from '../../records/kind.ts'

/** In the order in which a manager wants to know of them. */
export const dayStates = ['missing', 'not_yet', 'late', 'here', 'away', 'off'] as const

export type DayState = (typeof dayStates)[number]

export const stateWords = {
  missing: 'team.missing',
  not_yet: 'team.not_yet',
  late: 'team.late',
  here: 'team.here',
  away: 'team.away',
  off: 'team.off',
} as const satisfies Readonly<Record<DayState, WordId>>

export const stateTones: Readonly<Record<DayState, string>> = {
  missing: 'bad',
  not_yet: 'waits',
  late: 'waits',
  here: 'good',
  away: 'still',
  off: 'still',
}

type Day = Pick<RecordOf<'AttendanceRecord'>, 'status' | 'check_in_at' | 'is_late'>

/** Of a day that has not ended, whoever did not come may still come. */
export function findState(day: Day | undefined, isAway: boolean, isOpen: boolean): DayState {
  if (day !== undefined && day.check_in_at !== null) return day.is_late ? 'late' : 'here'
  if (isAway || day?.status === 'on_leave') return 'away'
  if (day?.status === 'holiday' || day?.status === 'rest_day') return 'off'
  if (day?.status === 'present' || day?.status === 'half_day') return 'here'
  return isOpen ? 'not_yet' : 'missing'
}
