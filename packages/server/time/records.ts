// Attendance records as they are selected everywhere: the contract's fields, and whether their month is locked.

import { fieldsOf } from '../fields.ts'

export const recordComputed = {
  is_locked: `exists(select from locked_months l where l.workspace_id = attendance_records.workspace_id
    and l.month = date_trunc('month', attendance_records.date)::date)`,
}

/** The select list of a record. */
export const recordFields = fieldsOf('AttendanceRecord', recordComputed).selected
