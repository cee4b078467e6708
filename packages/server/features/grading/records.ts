// Attendance records as they are selected everywhere: the contract's fields, and whether payroll has closed their day.

import { describeFields } from '../../resource/fields.ts'

export const recordComputed = {
  is_locked: `exists(select from time_locks l where l.workspace_id = attendance_records.workspace_id
    and l.locked_through >= attendance_records.date)`,
}

/** The record that the day of a request has or had, in the SQL of its table. */
export const recordOfDay = (table: 'overtime_requests' | 'regularisations') => ({
  attendance_record_id: `(select r.id from attendance_records r where r.workspace_id = ${table}.workspace_id
    and r.employee_id = ${table}.employee_id and r.date = ${table}.date)`,
})

/** The fields of a record. */
export const record = describeFields('AttendanceRecord', recordComputed)

/** The select list of a record. */
export const recordFields = record.selected
