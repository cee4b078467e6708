// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  LeaveCalendar: {
    from_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    to_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    employees: { type: 'array', maxItems: 500, items: { type: 'object', ref: 'LeaveCalendarEmployee' }, required: true },
    holidays: { type: 'array', maxItems: 500, items: { type: 'object', ref: 'LeaveCalendarHoliday' }, required: true },
    has_more: { type: 'boolean', required: true },
    next_cursor: { type: 'string', ref: 'NullableCursor', nullable: true, minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out', required: true },
  },
  LeaveCalendarAbsence: {
    leave_application_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'LeaveApplication', expected: 'an id, of letters, digits, - and _', required: true },
    leave_type_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'LeaveType', expected: 'an id, of letters, digits, - and _', required: true },
    leave_type_name: { type: 'string', required: true },
    color: { type: 'string', required: true },
    status: { type: 'string', enum: ['pending', 'approved'], required: true },
    from_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    to_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    is_half_day: { type: 'boolean', required: true },
    half_day_type: { type: 'string', nullable: true, enum: ['first_half', 'second_half'], required: true },
    total_days: { type: 'string', ref: 'Days', decimals: 2, expected: 'a number of days as a plain decimal, such as 1.50, with at most 2 digits after the point', required: true },
  },
  LeaveCalendarEmployee: {
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    employee_code: { type: 'string', required: true },
    first_name: { type: 'string', required: true },
    last_name: { type: 'string', required: true },
    department_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Department', expected: 'an id, of letters, digits, - and _', required: true },
    branch_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Branch', expected: 'an id, of letters, digits, - and _', required: true },
    absences: { type: 'array', maxItems: 62, items: { type: 'object', ref: 'LeaveCalendarAbsence' }, required: true },
  },
  LeaveCalendarHoliday: {
    holiday_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Holiday', expected: 'an id, of letters, digits, - and _', required: true },
    date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    name: { type: 'string', required: true },
    type: { type: 'string', ref: 'HolidayType', enum: ['public', 'company', 'optional', 'religious'], required: true },
    branch_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Branch', expected: 'an id, of letters, digits, - and _', required: true },
  },
}

export const getLeaveCalendar: Operation<'getLeaveCalendar'> = {
  id: 'getLeaveCalendar',
  method: 'get',
  path: '/console/leave_calendar',
  needs: [['leave:read', 'employees:read', 'org:read']],
  query: [
    { name: 'from_date', type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    { name: 'to_date', type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    { name: 'department_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'branch_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'limit', type: 'integer', default: 100, minimum: 1, maximum: 500 },
    { name: 'starting_after', type: 'string', minLength: 1, maxLength: 1000 },
  ],
  result: 'LeaveCalendar',
  schemas: schemas,
}
