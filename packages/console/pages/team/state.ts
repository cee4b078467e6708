// How the day of somebody stands, in the one word that their manager looks for.
import type { WordId } from '../../app/words.ts'
import type { RecordOf } from '../../records/kind.ts'

export type DayState = RecordOf<'AttendanceDay'>['state']

/** In the order in which a manager wants to know of them. */
export const dayStates = [
  'absent',
  'not_in_yet',
  'late',
  'in',
  'out',
  'present',
  'unasked',
  'on_leave',
  'holiday',
  'rest_day',
  'unscheduled',
] as const satisfies readonly DayState[]

export const stateWords: Readonly<Record<DayState, WordId>> = {
  absent: 'team.missing',
  not_in_yet: 'team.not_yet',
  late: 'team.late',
  in: 'team.in',
  out: 'team.out',
  present: 'team.here',
  unasked: 'team.unasked',
  on_leave: 'team.away',
  holiday: 'team.holiday',
  rest_day: 'team.rest_day',
  unscheduled: 'team.unscheduled',
}

export const stateTones: Readonly<Record<DayState, string>> = {
  absent: 'bad',
  not_in_yet: 'waits',
  late: 'waits',
  in: 'good',
  out: 'still',
  present: 'good',
  unasked: 'still',
  on_leave: 'still',
  holiday: 'still',
  rest_day: 'still',
  unscheduled: 'still',
}
