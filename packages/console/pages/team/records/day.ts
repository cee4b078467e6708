// A day of somebody of the team.
import { getAttendanceRecord, listAttendanceRecords } from '../../../gen/operations/attendance-records.ts'
import { defineNoun } from '../../../records/noun.ts'

export const noun = defineNoun({
  kind: 'AttendanceRecord',
  operations: { listAttendanceRecords, getAttendanceRecord },
  columns: ['employee_id', 'date', 'status', 'check_in_at', 'check_out_at', 'late_minutes'],
  filters: ['date', 'status'],
  isExported: false,
})
