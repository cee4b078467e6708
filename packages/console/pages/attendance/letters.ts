// The letters of days: how a day was graded, where there is no room for a word.
import type { WordId } from '../../app/words.ts'
import type { RecordOf } from '../../records/kind.ts'

export type DayStatus = RecordOf<'AttendanceRecord'>['status']

export const letters: Readonly<Record<DayStatus, WordId>> = {
  present: 'attendance.letter_present',
  half_day: 'attendance.letter_half_day',
  absent: 'attendance.letter_absent',
  on_leave: 'attendance.letter_on_leave',
  holiday: 'attendance.letter_holiday',
  rest_day: 'attendance.letter_rest_day',
  unscheduled: 'attendance.letter_unscheduled',
}
