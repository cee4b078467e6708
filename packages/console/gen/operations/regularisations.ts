// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  Regularisation: {
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    type: { type: 'string', ref: 'RegularisationType', enum: ['missed_punch', 'wrong_punch', 'on_duty', 'work_from_home', 'other'], required: true },
    requested_check_in_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    requested_check_out_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    requested_status: { type: 'string', ref: 'RegularisedStatus', nullable: true, enum: ['present', 'half_day'], required: true },
    reason: { type: 'string', minLength: 1, maxLength: 1000, required: true },
    object: { type: 'string', const: 'regularisation', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    attendance_record_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'AttendanceRecord', expected: 'an id, of letters, digits, - and _', required: true },
    original_check_in_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    original_check_out_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    original_status: { type: 'string', nullable: true, required: true },
    status: { type: 'string', ref: 'RequestStatus', enum: ['pending', 'approved', 'rejected', 'cancelled'], required: true },
    decided_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    rejection_reason: { type: 'string', nullable: true, required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  RegularisationCreate: {
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true, help: 'The employee who has the day.' },
    date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true, help: 'The day; today or earlier.' },
    type: { type: 'string', ref: 'RegularisationType', enum: ['missed_punch', 'wrong_punch', 'on_duty', 'work_from_home', 'other'], required: true, help: 'What the request corrects.' },
    requested_check_in_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, help: 'When the employee arrived.' },
    requested_check_out_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, help: 'When the employee left.' },
    requested_status: { type: 'string', ref: 'RegularisedStatus', nullable: true, enum: ['present', 'half_day'], help: 'The status, if no times are requested.' },
    reason: { type: 'string', minLength: 1, maxLength: 1000, required: true },
  },
  RegularisationRejection: {
    rejection_reason: { type: 'string', minLength: 1, maxLength: 1000, required: true, help: 'The reason. The employee can read it.' },
  },
}

export const listRegularisations: Operation<'listRegularisations'> = {
  id: 'listRegularisations',
  method: 'get',
  path: '/v1/regularisations',
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
  result: 'Regularisation',
  isList: true,
  schemas: schemas,
}

export const createRegularisation: Operation<'createRegularisation'> = { id: 'createRegularisation', method: 'post', path: '/v1/regularisations', needs: [['attendance:write']], hasDryRun: true, isOwn: true, query: [], body: 'RegularisationCreate', isBodyNeeded: true, result: 'Regularisation', schemas: schemas }

export const getRegularisation: Operation<'getRegularisation'> = { id: 'getRegularisation', method: 'get', path: '/v1/regularisations/{id}', needs: [['attendance:read']], isOwn: true, query: [], result: 'Regularisation', schemas: schemas }

export const approveRegularisation: Operation<'approveRegularisation'> = { id: 'approveRegularisation', method: 'post', path: '/v1/regularisations/{id}/approve', needs: [['attendance:write']], hasDryRun: true, bulk: true, states: { from: ['pending'], to: ['approved'] }, query: [], result: 'Regularisation', schemas: schemas }

export const rejectRegularisation: Operation<'rejectRegularisation'> = {
  id: 'rejectRegularisation',
  method: 'post',
  path: '/v1/regularisations/{id}/reject',
  needs: [['attendance:write']],
  hasDryRun: true,
  bulk: true,
  states: { from: ['pending'], to: ['rejected'] },
  query: [],
  body: 'RegularisationRejection',
  isBodyNeeded: true,
  result: 'Regularisation',
  schemas: schemas,
}

export const cancelRegularisation: Operation<'cancelRegularisation'> = { id: 'cancelRegularisation', method: 'post', path: '/v1/regularisations/{id}/cancel', needs: [['attendance:write']], hasDryRun: true, bulk: true, isOwn: true, states: { from: ['pending'], to: ['cancelled'] }, query: [], result: 'Regularisation', schemas: schemas }
