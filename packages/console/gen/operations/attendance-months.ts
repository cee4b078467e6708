// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  AttendanceMonth: {
    object: { type: 'string', const: 'attendance_month', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    employee_code: { type: 'string', required: true },
    first_name: { type: 'string', required: true },
    last_name: { type: 'string', required: true },
    department_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Department', expected: 'an id, of letters, digits, - and _', required: true },
    branch_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Branch', expected: 'an id, of letters, digits, - and _', required: true },
    days: { type: 'array', maxItems: 31, items: { type: 'object', ref: 'AttendanceMonthDay' }, required: true },
    totals: { type: 'object', ref: 'AttendanceMonthTotals', required: true },
  },
  AttendanceMonthDay: {
    attendance_record_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'AttendanceRecord', expected: 'an id, of letters, digits, - and _', required: true },
    date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    status: { type: 'string', ref: 'AttendanceStatus', enum: ['present', 'absent', 'half_day', 'on_leave', 'holiday', 'rest_day', 'unscheduled'], required: true },
    leave_portion: { type: 'string', ref: 'LeavePortion', enum: ['none', 'first_half', 'second_half', 'full'], required: true },
    late_minutes: { type: 'integer', required: true },
    early_leave_minutes: { type: 'integer', required: true },
    overtime_minutes: { type: 'integer', required: true },
    missing_punch: { type: 'boolean', required: true },
    correction_waits: { type: 'boolean', required: true },
  },
  AttendanceMonthTotals: {
    present: { type: 'integer', required: true },
    absent: { type: 'integer', required: true },
    half_day: { type: 'integer', required: true },
    on_leave: { type: 'integer', required: true },
    holiday: { type: 'integer', required: true },
    rest_day: { type: 'integer', required: true },
    unscheduled: { type: 'integer', required: true },
    late: { type: 'integer', required: true },
    early_leave: { type: 'integer', required: true },
    missing_punch: { type: 'integer', required: true },
    late_minutes: { type: 'integer', required: true },
    early_leave_minutes: { type: 'integer', required: true },
    worked_minutes: { type: 'integer', required: true },
    overtime_minutes: { type: 'integer', required: true },
  },
}

export const listAttendanceMonths: Operation<'listAttendanceMonths'> = {
  id: 'listAttendanceMonths',
  method: 'get',
  path: '/console/attendance_months',
  needs: [['attendance:read', 'employees:read']],
  query: [
    { name: 'month', type: 'string', ref: 'YearMonth', expected: 'a month, YYYY-MM, from 1900-01 on' },
    { name: 'department_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'branch_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
  ],
  result: 'AttendanceMonth',
  isList: true,
  schemas: schemas,
}
