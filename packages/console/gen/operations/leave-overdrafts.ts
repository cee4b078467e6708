// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  LeaveOverdraft: {
    object: { type: 'string', const: 'leave_overdraft', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    leave_application_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'LeaveApplication', expected: 'an id, of letters, digits, - and _', required: true },
    leave_balance_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'LeaveBalance', expected: 'an id, of letters, digits, - and _', required: true },
    days: { type: 'string', ref: 'Days', decimals: 2, expected: 'a number of days as a plain decimal, such as 1.50, with at most 2 digits after the point', required: true },
    uncovered_days: { type: 'string', ref: 'Days', decimals: 2, expected: 'a number of days as a plain decimal, such as 1.50, with at most 2 digits after the point', required: true },
    available_days: { type: 'string', ref: 'Days', decimals: 2, expected: 'a number of days as a plain decimal, such as 1.50, with at most 2 digits after the point', required: true },
    because: { type: 'string', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
}

export const listLeaveOverdrafts: Operation<'listLeaveOverdrafts'> = {
  id: 'listLeaveOverdrafts',
  method: 'get',
  path: '/console/leave_overdrafts',
  needs: [['leave.manage']],
  query: [
    { name: 'employee_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'leave_application_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
  ],
  result: 'LeaveOverdraft',
  isList: true,
  schemas: schemas,
}
