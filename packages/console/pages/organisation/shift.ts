// Shifts, as the console shows them.
import * as shifts from '../../gen/operations/shifts.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'Shift',
  operations: shifts,
  columns: [
    'name',
    'start_time',
    'end_time',
    'break_duration_minutes',
    'weekly_off_days',
    'attendance_mode',
    'status',
  ],
  filters: ['status', 'attendance_mode'],
})
