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
  LeaveBalance: {
    object: { type: 'string', const: 'leave_balance', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    leave_type_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'LeaveType', expected: 'an id, of letters, digits, - and _', required: true },
    fiscal_year_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'FiscalYear', expected: 'an id, of letters, digits, - and _', required: true },
    entitled_days: { type: 'string', ref: 'Days', decimals: 2, expected: 'a number of days as a plain decimal, such as 1.50, with at most 2 digits after the point', required: true },
    accrued_days: { type: 'string', ref: 'Days', decimals: 2, expected: 'a number of days as a plain decimal, such as 1.50, with at most 2 digits after the point', required: true },
    carried_forward_days: { type: 'string', ref: 'Days', decimals: 2, expected: 'a number of days as a plain decimal, such as 1.50, with at most 2 digits after the point', required: true },
    used_days: { type: 'string', ref: 'Days', decimals: 2, expected: 'a number of days as a plain decimal, such as 1.50, with at most 2 digits after the point', required: true },
    encashed_days: { type: 'string', ref: 'Days', decimals: 2, expected: 'a number of days as a plain decimal, such as 1.50, with at most 2 digits after the point', required: true },
    available_days: { type: 'string', ref: 'Days', decimals: 2, expected: 'a number of days as a plain decimal, such as 1.50, with at most 2 digits after the point', required: true },
  },
  LeaveBalanceAdjustment: {
    days: { type: 'string', ref: 'Days', decimals: 2, expected: 'a number of days as a plain decimal, such as 1.50, with at most 2 digits after the point', required: true, help: 'The number of days; negative to remove days.' },
    reason: { type: 'string', minLength: 1, maxLength: 1000, required: true, help: 'The reason. It stays in the ledger.' },
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

export const listLeaveBalances: Operation<'listLeaveBalances'> = {
  id: 'listLeaveBalances',
  method: 'get',
  path: '/v1/leave_balances',
  needs: [['leave:read']],
  isOwn: true,
  query: [
    { name: 'effective_on', type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    { name: 'employee_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'leave_type_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'fiscal_year_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
  ],
  result: 'LeaveBalance',
  isList: true,
  schemas: schemas,
}

export const getLeaveBalance: Operation<'getLeaveBalance'> = { id: 'getLeaveBalance', method: 'get', path: '/v1/leave_balances/{id}', needs: [['leave:read']], isOwn: true, query: [], result: 'LeaveBalance', schemas: schemas }

export const adjustLeaveBalance: Operation<'adjustLeaveBalance'> = { id: 'adjustLeaveBalance', method: 'post', path: '/console/leave_balances/{id}/adjust', needs: [['leave.manage']], hasDryRun: true, query: [], body: 'LeaveBalanceAdjustment', isBodyNeeded: true, result: 'LeaveBalance', schemas: schemas }

export const getLeaveBalanceExplanation: Operation<'getLeaveBalanceExplanation'> = { id: 'getLeaveBalanceExplanation', method: 'get', path: '/console/leave_balances/{id}/explanation', needs: [['leave.manage']], query: [], result: 'Explanation', schemas: schemas }
