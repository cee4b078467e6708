// Attendance records, as the console shows them.
import * as attendanceRecords from '../../gen/operations/attendance-records.ts'
import { defineNoun } from '../../records/noun.ts'
import { DayActions } from './correction/correct-day.tsx'
import { WaitingCorrection } from './correction/waiting-correction.tsx'

export const noun = defineNoun({
  kind: 'AttendanceRecord',
  operations: attendanceRecords,
  columns: [
    'employee_id',
    'date',
    'status',
    'check_in_at',
    'check_out_at',
    'worked_minutes',
    'late_minutes',
    'overtime_minutes',
  ],
  filters: ['date_from', 'date_to', 'employee_id', 'status'],
  // Days of approved leave have records long before they come.
  begins: today => ({ date_to: today }),
  explains: {
    worked_minutes: attendanceRecords.getAttendanceRecordExplanation,
    late_minutes: attendanceRecords.getAttendanceRecordExplanation,
    overtime_minutes: attendanceRecords.getAttendanceRecordExplanation,
  },
  Actions: DayActions,
  Panel: WaitingCorrection,
  explanation: attendanceRecords.getAttendanceRecordExplanation,
})
