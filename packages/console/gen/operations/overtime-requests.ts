// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  OvertimeRequest: {
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    start_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    end_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    requested_hours: { type: 'string', ref: 'Hours', decimals: 2, expected: 'a number of hours as a plain decimal, such as 2.50, with at most 2 digits after the point', required: true },
    reason: { type: 'string', nullable: true, maxLength: 1000, required: true },
    object: { type: 'string', const: 'overtime_request', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    attendance_record_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'AttendanceRecord', expected: 'an id, of letters, digits, - and _', required: true },
    day_type: { type: 'string', ref: 'DayType', enum: ['working_day', 'rest_day', 'holiday'], required: true },
    approved_hours: { type: 'string', ref: 'NullableHours', nullable: true, decimals: 2, expected: 'a number of hours as a plain decimal, such as 2.50, with at most 2 digits after the point', required: true },
    rate_multiplier: { type: 'string', ref: 'Factor', decimals: 2, expected: 'a multiplier as a plain decimal, such as 1.50, with at most 2 digits after the point', required: true },
    status: { type: 'string', ref: 'RequestStatus', enum: ['pending', 'approved', 'rejected', 'cancelled'], required: true },
    decided_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    rejection_reason: { type: 'string', nullable: true, required: true },
    payroll_run_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'PayrollRun', expected: 'an id, of letters, digits, - and _', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  OvertimeRequestApproval: {
    approved_hours: { type: 'string', ref: 'Hours', decimals: 2, expected: 'a number of hours as a plain decimal, such as 2.50, with at most 2 digits after the point', help: 'The approved hours; the requested hours by default, and never more.' },
  },
  OvertimeRequestCreate: {
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true, help: 'The employee who worked.' },
    date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true, help: 'The day on which the shift starts.' },
    start_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, help: 'When the overtime starts.' },
    end_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, help: 'When the overtime ends.' },
    requested_hours: { type: 'string', ref: 'Hours', decimals: 2, expected: 'a number of hours as a plain decimal, such as 2.50, with at most 2 digits after the point', required: true, help: 'Above 0 and up to 24.00.' },
    reason: { type: 'string', nullable: true, maxLength: 1000, help: 'Why.' },
  },
  OvertimeRequestRejection: {
    rejection_reason: { type: 'string', minLength: 1, maxLength: 1000, required: true, help: 'The reason. The employee can read it.' },
  },
}

export const listOvertimeRequests: Operation<'listOvertimeRequests'> = {
  id: 'listOvertimeRequests',
  method: 'get',
  path: '/v1/overtime_requests',
  needs: [['attendance:read']],
  isOwn: true,
  query: [
    { name: 'date_from', type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    { name: 'date_to', type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    { name: 'employee_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'status', type: 'string', ref: 'RequestStatus', enum: ['pending', 'approved', 'rejected', 'cancelled'] },
    { name: 'sort', type: 'string', enum: ['date', '-date'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'OvertimeRequest',
  isList: true,
  schemas: schemas,
}

export const createOvertimeRequest: Operation<'createOvertimeRequest'> = { id: 'createOvertimeRequest', method: 'post', path: '/v1/overtime_requests', needs: [['attendance:write']], hasDryRun: true, isOwn: true, query: [], body: 'OvertimeRequestCreate', isBodyNeeded: true, result: 'OvertimeRequest', schemas: schemas }

export const getOvertimeRequest: Operation<'getOvertimeRequest'> = { id: 'getOvertimeRequest', method: 'get', path: '/v1/overtime_requests/{id}', needs: [['attendance:read']], isOwn: true, query: [], result: 'OvertimeRequest', schemas: schemas }

export const approveOvertimeRequest: Operation<'approveOvertimeRequest'> = { id: 'approveOvertimeRequest', method: 'post', path: '/v1/overtime_requests/{id}/approve', needs: [['attendance:write']], hasDryRun: true, bulk: true, states: { from: ['pending'], to: ['approved'] }, query: [], body: 'OvertimeRequestApproval', result: 'OvertimeRequest', schemas: schemas }

export const rejectOvertimeRequest: Operation<'rejectOvertimeRequest'> = {
  id: 'rejectOvertimeRequest',
  method: 'post',
  path: '/v1/overtime_requests/{id}/reject',
  needs: [['attendance:write']],
  hasDryRun: true,
  bulk: true,
  states: { from: ['pending'], to: ['rejected'] },
  query: [],
  body: 'OvertimeRequestRejection',
  isBodyNeeded: true,
  result: 'OvertimeRequest',
  schemas: schemas,
}

export const cancelOvertimeRequest: Operation<'cancelOvertimeRequest'> = { id: 'cancelOvertimeRequest', method: 'post', path: '/v1/overtime_requests/{id}/cancel', needs: [['attendance:write']], hasDryRun: true, bulk: true, isOwn: true, states: { from: ['pending', 'approved'], to: ['cancelled'] }, query: [], result: 'OvertimeRequest', schemas: schemas }
