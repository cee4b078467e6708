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
  NullableExplanationSource: {
    kind: { type: 'string', required: true },
    id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    title: { type: 'string', required: true },
    parameter: { type: 'string', nullable: true, required: true },
    effective_from: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    citation: { type: 'string', nullable: true, required: true },
  },
  PayrollDeferral: {
    kind: { type: 'string', required: true },
    code: { type: 'string', required: true },
    amount: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    text: { type: 'string', required: true },
    sentence: { type: 'string', nullable: true, required: true },
  },
  PayrollEntry: {
    object: { type: 'string', const: 'payroll_entry', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    payroll_run_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'PayrollRun', expected: 'an id, of letters, digits, - and _', required: true },
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    salary_assignment_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'SalaryAssignment', expected: 'an id, of letters, digits, - and _', required: true },
    working_days: { type: 'string', ref: 'UnsignedDays', decimals: 2, expected: 'a number of days from 0 on as a plain decimal, such as 22.00, with at most 2 digits after the point', required: true },
    present_days: { type: 'string', ref: 'UnsignedDays', decimals: 2, expected: 'a number of days from 0 on as a plain decimal, such as 22.00, with at most 2 digits after the point', required: true },
    absent_days: { type: 'string', ref: 'UnsignedDays', decimals: 2, expected: 'a number of days from 0 on as a plain decimal, such as 22.00, with at most 2 digits after the point', required: true },
    leave_days: { type: 'string', ref: 'UnsignedDays', decimals: 2, expected: 'a number of days from 0 on as a plain decimal, such as 22.00, with at most 2 digits after the point', required: true },
    unpaid_leave_days: { type: 'string', ref: 'UnsignedDays', decimals: 2, expected: 'a number of days from 0 on as a plain decimal, such as 22.00, with at most 2 digits after the point', required: true },
    half_days: { type: 'string', ref: 'UnsignedDays', decimals: 2, expected: 'a number of days from 0 on as a plain decimal, such as 22.00, with at most 2 digits after the point', required: true },
    late_count: { type: 'integer', required: true },
    early_leave_count: { type: 'integer', required: true },
    holidays: { type: 'integer', required: true },
    overtime_hours: { type: 'string', ref: 'Hours', decimals: 2, expected: 'a number of hours as a plain decimal, such as 2.50, with at most 2 digits after the point', required: true },
    gross_salary: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_earnings: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_deductions: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    net_salary: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    employer_contributions: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    taxable_income: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    tax_amount: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    loan_deduction: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    absence_deduction: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    unpaid_leave_deduction: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    late_deduction: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    bonus_amount: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    adjustment_addition: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    adjustment_deduction: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    payment_method: { type: 'string', ref: 'PaymentMethod', enum: ['bank_transfer', 'cash', 'cheque', 'mobile_wallet'], required: true },
    payment_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    payment_reference: { type: 'string', nullable: true, required: true },
    paid_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    acknowledged_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    status: { type: 'string', ref: 'PayrollEntryStatus', enum: ['draft', 'approved', 'locked', 'on_hold', 'paid'], required: true },
    deleted: { type: 'boolean', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  PayrollEntryDetail: {
    object: { type: 'string', const: 'payroll_entry_detail', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    employee_code: { type: 'string', required: true },
    total_additions: { type: 'string', ref: 'SignedMoney', decimals: 'currency', expected: 'a plain decimal, such as -185000.00, with at most 15 digits before the point and 6 after it', required: true },
    pending_batch: { type: 'integer', nullable: true, required: true },
    hold_reason: { type: 'string', nullable: true, required: true },
    warnings: { type: 'array', items: { type: 'object', ref: 'PayrollWarning' }, required: true },
    deferred: { type: 'array', items: { type: 'object', ref: 'PayrollDeferral' }, required: true },
    entry: { type: 'object', ref: 'PayrollEntry', required: true },
  },
  PayrollEntryHold: {
    reason: { type: 'string', minLength: 1, maxLength: 1000, required: true },
  },
  PayrollWarning: {
    code: { type: 'string', required: true },
    text: { type: 'string', required: true },
    sentence: { type: 'string', nullable: true, required: true },
  },
}

export const listPayrollEntries: Operation<'listPayrollEntries'> = {
  id: 'listPayrollEntries',
  method: 'get',
  path: '/v1/payroll_entries',
  needs: [['payroll:read']],
  isOwn: true,
  query: [
    { name: 'payroll_run_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'employee_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'status', type: 'string', ref: 'PayrollEntryStatus', enum: ['draft', 'approved', 'locked', 'on_hold', 'paid'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
    { name: 'include_deleted', type: 'boolean', default: false },
  ],
  result: 'PayrollEntry',
  isList: true,
  schemas: schemas,
}

export const getPayrollEntry: Operation<'getPayrollEntry'> = { id: 'getPayrollEntry', method: 'get', path: '/v1/payroll_entries/{id}', needs: [['payroll:read']], isOwn: true, query: [], result: 'PayrollEntry', schemas: schemas }

export const getPayrollEntryExplanation: Operation<'getPayrollEntryExplanation'> = { id: 'getPayrollEntryExplanation', method: 'get', path: '/console/payroll_entries/{id}/explanation', needs: [['payroll.manage'], ['payroll.approve']], query: [], result: 'Explanation', schemas: schemas }

export const holdPayrollEntry: Operation<'holdPayrollEntry'> = {
  id: 'holdPayrollEntry',
  method: 'post',
  path: '/console/payroll_entries/{id}/hold',
  needs: [['payroll.manage']],
  hasDryRun: true,
  bulk: true,
  states: { from: ['approved', 'locked'], to: ['on_hold'] },
  query: [],
  body: 'PayrollEntryHold',
  isBodyNeeded: true,
  result: 'PayrollEntryDetail',
  schemas: schemas,
}

export const releasePayrollEntry: Operation<'releasePayrollEntry'> = { id: 'releasePayrollEntry', method: 'post', path: '/console/payroll_entries/{id}/release', needs: [['payroll.manage']], hasDryRun: true, bulk: true, states: { from: ['on_hold'], to: ['approved', 'locked'] }, query: [], result: 'PayrollEntryDetail', schemas: schemas }

export const acknowledgePayrollEntry: Operation<'acknowledgePayrollEntry'> = { id: 'acknowledgePayrollEntry', method: 'post', path: '/console/payroll_entries/{id}/acknowledge', needs: [['payroll.manage']], hasDryRun: true, states: { from: ['paid'] }, query: [], result: 'PayrollEntryDetail', schemas: schemas }
