// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  AttendanceDay: {
    object: { type: 'string', const: 'attendance_day', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    first_name: { type: 'string', required: true },
    last_name: { type: 'string', required: true },
    date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    kind: { type: 'string', ref: 'AttendanceDayKind', enum: ['workday', 'holiday', 'rest_day', 'unscheduled'], required: true },
    state: { type: 'string', ref: 'AttendanceDayState', enum: ['in', 'late', 'out', 'not_in_yet', 'absent', 'present', 'unasked', 'on_leave', 'holiday', 'rest_day', 'unscheduled'], required: true },
    leave_portion: { type: 'string', ref: 'LeavePortion', enum: ['none', 'first_half', 'second_half', 'full'], required: true },
    expected_in_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    expected_out_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    check_in_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    check_out_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    late_minutes: { type: 'integer', required: true },
    attendance_record_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'AttendanceRecord', expected: 'an id, of letters, digits, - and _', required: true },
  },
}

export const listAttendanceDays: Operation<'listAttendanceDays'> = {
  id: 'listAttendanceDays',
  method: 'get',
  path: '/console/attendance_days',
  needs: [['attendance:read', 'employees:read']],
  isOwn: true,
  query: [
    { name: 'date', type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
  ],
  result: 'AttendanceDay',
  isList: true,
  schemas: schemas,
}
