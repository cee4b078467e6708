// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  LeaveEncashment: {
    leave_balance_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'LeaveBalance', expected: 'an id, of letters, digits, - and _', required: true },
    days: { type: 'string', ref: 'Days', decimals: 2, expected: 'a number of days as a plain decimal, such as 1.50, with at most 2 digits after the point', required: true },
    object: { type: 'string', const: 'leave_encashment', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    gross_salary: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    amount: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    status: { type: 'string', ref: 'LeaveEncashmentStatus', enum: ['pending', 'claimed', 'paid', 'cancelled'], required: true },
    payroll_run_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'PayrollRun', expected: 'an id, of letters, digits, - and _', required: true },
    cancelled_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  LeaveEncashmentCreate: {
    leave_balance_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'LeaveBalance', expected: 'an id, of letters, digits, - and _', required: true, help: 'The balance that the days are taken from. Its policy must allow encashment and be for the employee\'s gender.' },
    days: { type: 'string', ref: 'Days', decimals: 2, expected: 'a number of days as a plain decimal, such as 1.50, with at most 2 digits after the point', required: true, help: 'The number of days to pay out; at most the days that are available and not reserved.' },
  },
}

export const listLeaveEncashments: Operation<'listLeaveEncashments'> = {
  id: 'listLeaveEncashments',
  method: 'get',
  path: '/console/leave_encashments',
  needs: [['leave.manage']],
  query: [
    { name: 'employee_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'status', type: 'string', ref: 'LeaveEncashmentStatus', enum: ['pending', 'claimed', 'paid', 'cancelled'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'LeaveEncashment',
  isList: true,
  schemas: schemas,
}

export const createLeaveEncashment: Operation<'createLeaveEncashment'> = { id: 'createLeaveEncashment', method: 'post', path: '/console/leave_encashments', needs: [['leave.manage']], hasDryRun: true, query: [], body: 'LeaveEncashmentCreate', isBodyNeeded: true, result: 'LeaveEncashment', schemas: schemas }

export const getLeaveEncashment: Operation<'getLeaveEncashment'> = { id: 'getLeaveEncashment', method: 'get', path: '/console/leave_encashments/{id}', needs: [['leave.manage']], query: [], result: 'LeaveEncashment', schemas: schemas }

export const cancelLeaveEncashment: Operation<'cancelLeaveEncashment'> = { id: 'cancelLeaveEncashment', method: 'post', path: '/console/leave_encashments/{id}/cancel', needs: [['leave.manage']], hasDryRun: true, states: { from: ['pending'], to: ['cancelled'] }, query: [], result: 'LeaveEncashment', schemas: schemas }
