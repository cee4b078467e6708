// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
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
  LeaveApplication: {
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    leave_type_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'LeaveType', expected: 'an id, of letters, digits, - and _', required: true },
    from_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    to_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    is_half_day: { type: 'boolean', required: true },
    half_day_type: { type: 'string', ref: 'HalfDayType', nullable: true, enum: ['first_half', 'second_half'], required: true },
    reason: { type: 'string', minLength: 1, maxLength: 1000, required: true },
    document_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'EmployeeDocument', expected: 'an id, of letters, digits, - and _', required: true },
    object: { type: 'string', const: 'leave_application', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    fiscal_year_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'FiscalYear', expected: 'an id, of letters, digits, - and _', required: true },
    total_days: { type: 'string', ref: 'Days', decimals: 2, expected: 'a number of days as a plain decimal, such as 1.50, with at most 2 digits after the point', required: true },
    status: { type: 'string', ref: 'LeaveApplicationStatus', enum: ['pending', 'approved', 'rejected', 'cancelled'], required: true },
    approved_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    rejection_reason: { type: 'string', nullable: true, required: true },
    cancelled_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    cancellation_reason: { type: 'string', nullable: true, required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  LeaveApplicationCancellation: {
    cancellation_reason: { type: 'string', nullable: true, maxLength: 1000, help: 'Why.' },
  },
  LeaveApplicationCreate: {
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true, help: 'The employee who applies.' },
    leave_type_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'LeaveType', expected: 'an id, of letters, digits, - and _', required: true, help: 'The type of leave.' },
    from_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true, help: 'The first day.' },
    to_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true, help: 'The last day.' },
    is_half_day: { type: 'boolean', default: false, help: 'Whether it is half a day.' },
    half_day_type: { type: 'string', ref: 'HalfDayType', nullable: true, enum: ['first_half', 'second_half'], help: 'Which half, or empty for whole days.' },
    reason: { type: 'string', minLength: 1, maxLength: 1000, required: true, help: 'Why the employee applies.' },
    document_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'EmployeeDocument', expected: 'an id, of letters, digits, - and _', help: 'The document of the same employee that longer leave of some types needs.' },
  },
  LeaveApplicationRejection: {
    rejection_reason: { type: 'string', minLength: 1, maxLength: 1000, required: true, help: 'The reason. The employee can read it.' },
  },
  LeaveApplicationShortening: {
    last_day: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true, help: 'The new last day of the leave, before the present one.' },
    shortening_reason: { type: 'string', minLength: 1, maxLength: 1000, required: true, help: 'Why it ends early.' },
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

export const listLeaveApplications: Operation<'listLeaveApplications'> = {
  id: 'listLeaveApplications',
  method: 'get',
  path: '/v1/leave_applications',
  needs: [['leave:read']],
  isOwn: true,
  query: [
    { name: 'date_from', type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    { name: 'date_to', type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    { name: 'employee_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'leave_type_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'fiscal_year_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'status', type: 'string', ref: 'LeaveApplicationStatus', enum: ['pending', 'approved', 'rejected', 'cancelled'] },
    { name: 'sort', type: 'string', enum: ['from_date', '-from_date'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'LeaveApplication',
  isList: true,
  schemas: schemas,
}

export const createLeaveApplication: Operation<'createLeaveApplication'> = { id: 'createLeaveApplication', method: 'post', path: '/v1/leave_applications', needs: [['leave:write']], hasDryRun: true, isOwn: true, query: [], body: 'LeaveApplicationCreate', isBodyNeeded: true, result: 'LeaveApplication', schemas: schemas }

export const getLeaveApplication: Operation<'getLeaveApplication'> = { id: 'getLeaveApplication', method: 'get', path: '/v1/leave_applications/{id}', needs: [['leave:read']], isOwn: true, query: [], result: 'LeaveApplication', schemas: schemas }

export const approveLeaveApplication: Operation<'approveLeaveApplication'> = { id: 'approveLeaveApplication', method: 'post', path: '/v1/leave_applications/{id}/approve', needs: [['leave:write']], hasDryRun: true, bulk: true, states: { from: ['pending'], to: ['approved'] }, query: [], result: 'LeaveApplication', schemas: schemas }

export const rejectLeaveApplication: Operation<'rejectLeaveApplication'> = {
  id: 'rejectLeaveApplication',
  method: 'post',
  path: '/v1/leave_applications/{id}/reject',
  needs: [['leave:write']],
  hasDryRun: true,
  bulk: true,
  states: { from: ['pending'], to: ['rejected'] },
  query: [],
  body: 'LeaveApplicationRejection',
  isBodyNeeded: true,
  result: 'LeaveApplication',
  schemas: schemas,
}

export const cancelLeaveApplication: Operation<'cancelLeaveApplication'> = {
  id: 'cancelLeaveApplication',
  method: 'post',
  path: '/v1/leave_applications/{id}/cancel',
  needs: [['leave:write']],
  hasDryRun: true,
  bulk: true,
  isOwn: true,
  states: { from: ['pending', 'approved'], to: ['cancelled'] },
  query: [],
  body: 'LeaveApplicationCancellation',
  result: 'LeaveApplication',
  schemas: schemas,
}

export const getLeaveApplicationExplanation: Operation<'getLeaveApplicationExplanation'> = { id: 'getLeaveApplicationExplanation', method: 'get', path: '/console/leave_applications/{id}/explanation', needs: [['leave.manage']], query: [], result: 'Explanation', schemas: schemas }

export const shortenLeaveApplication: Operation<'shortenLeaveApplication'> = { id: 'shortenLeaveApplication', method: 'post', path: '/console/leave_applications/{id}/shorten', needs: [['leave.manage']], hasDryRun: true, states: { from: ['approved'] }, query: [], body: 'LeaveApplicationShortening', isBodyNeeded: true, result: 'LeaveApplication', schemas: schemas }
