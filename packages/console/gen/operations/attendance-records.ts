// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  AttendanceRecord: {
    check_in_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    check_out_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    status: { type: 'string', ref: 'AttendanceStatus', enum: ['present', 'absent', 'half_day', 'on_leave', 'holiday', 'rest_day', 'unscheduled'], required: true },
    note: { type: 'string', nullable: true, maxLength: 1000, required: true },
    object: { type: 'string', const: 'attendance_record', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    shift_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Shift', expected: 'an id, of letters, digits, - and _', required: true },
    worked_minutes: { type: 'integer', required: true },
    break_minutes: { type: 'integer', required: true },
    scheduled_minutes: { type: 'integer', required: true },
    late_minutes: { type: 'integer', required: true },
    is_late: { type: 'boolean', required: true },
    early_leave_minutes: { type: 'integer', required: true },
    is_early_leave: { type: 'boolean', required: true },
    overtime_minutes: { type: 'integer', required: true },
    missing_punch: { type: 'boolean', required: true },
    leave_application_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'LeaveApplication', expected: 'an id, of letters, digits, - and _', required: true },
    leave_portion: { type: 'string', ref: 'LeavePortion', enum: ['none', 'first_half', 'second_half', 'full'], required: true },
    holiday_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Holiday', expected: 'an id, of letters, digits, - and _', required: true },
    regularisation_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Regularisation', expected: 'an id, of letters, digits, - and _', required: true },
    source: { type: 'string', ref: 'AttendanceSource', enum: ['punch', 'manual', 'api', 'import', 'auto', 'leave', 'regularisation'], required: true },
    is_locked: { type: 'boolean', required: true },
    deleted: { type: 'boolean', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  AttendanceRecordCreate: {
    check_in_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, help: 'When the employee arrived. Leaving it empty removes the correction, and punches count again.' },
    check_out_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, help: 'When the employee left. It is at most 24 hours after the arrival.' },
    status: { type: 'string', ref: 'AttendanceStatus', enum: ['present', 'absent', 'half_day', 'on_leave', 'holiday', 'rest_day', 'unscheduled'], help: 'How the day is graded.' },
    note: { type: 'string', nullable: true, maxLength: 1000, help: 'A remark.' },
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true, help: 'The employee who has the day.' },
    date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true, help: 'The day on which the shift starts.' },
  },
  AttendanceRecordUpdate: {
    check_in_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, help: 'When the employee arrived. Leaving it empty removes the correction, and punches count again.' },
    check_out_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, help: 'When the employee left. It is at most 24 hours after the arrival.' },
    status: { type: 'string', ref: 'AttendanceStatus', enum: ['present', 'absent', 'half_day', 'on_leave', 'holiday', 'rest_day', 'unscheduled'], help: 'How the day is graded.' },
    note: { type: 'string', nullable: true, maxLength: 1000, help: 'A remark.' },
  },
  Explanation: {
    object: { type: 'string', const: 'explanation', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    lines: { type: 'array', items: { type: 'object', ref: 'ExplanationLine' }, required: true },
  },
  ExplanationLine: {
    rule: { type: 'string', required: true },
    text: { type: 'string', required: true },
    sentence: { type: 'string', nullable: true, required: true },
    figure: { type: 'string', nullable: true, required: true },
    source: { type: 'object', ref: 'NullableExplanationSource', nullable: true, required: true },
    refs: { type: 'array', maxItems: 50, items: { type: 'string' }, required: true },
  },
  NullableExplanationSource: {
    kind: { type: 'string', required: true },
    id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    title: { type: 'string', required: true },
    parameter: { type: 'string', nullable: true, required: true },
    effective_from: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    citation: { type: 'string', nullable: true, required: true },
  },
}

export const listAttendanceRecords: Operation<'listAttendanceRecords'> = {
  id: 'listAttendanceRecords',
  method: 'get',
  path: '/v1/attendance_records',
  needs: [['attendance:read']],
  isOwn: true,
  query: [
    { name: 'date_from', type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    { name: 'date_to', type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    { name: 'employee_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'date', type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    { name: 'status', type: 'string', ref: 'AttendanceStatus', enum: ['present', 'absent', 'half_day', 'on_leave', 'holiday', 'rest_day', 'unscheduled'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
    { name: 'include_deleted', type: 'boolean', default: false },
  ],
  result: 'AttendanceRecord',
  isList: true,
  schemas: schemas,
}

export const createAttendanceRecord: Operation<'createAttendanceRecord'> = { id: 'createAttendanceRecord', method: 'post', path: '/v1/attendance_records', needs: [['attendance:write']], hasDryRun: true, query: [], body: 'AttendanceRecordCreate', isBodyNeeded: true, result: 'AttendanceRecord', schemas: schemas }

export const getAttendanceRecord: Operation<'getAttendanceRecord'> = { id: 'getAttendanceRecord', method: 'get', path: '/v1/attendance_records/{id}', needs: [['attendance:read']], isOwn: true, query: [], result: 'AttendanceRecord', schemas: schemas }

export const updateAttendanceRecord: Operation<'updateAttendanceRecord'> = { id: 'updateAttendanceRecord', method: 'patch', path: '/v1/attendance_records/{id}', needs: [['attendance:write']], hasDryRun: true, query: [], body: 'AttendanceRecordUpdate', isBodyNeeded: true, result: 'AttendanceRecord', schemas: schemas }

export const getAttendanceRecordExplanation: Operation<'getAttendanceRecordExplanation'> = { id: 'getAttendanceRecordExplanation', method: 'get', path: '/console/attendance_records/{id}/explanation', needs: [['attendance.manage']], query: [], result: 'Explanation', schemas: schemas }
