// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  PayrollRunDetail: {
    kind: { type: 'string', ref: 'PayrollRunKind', enum: ['regular', 'bonus', 'final', 'correction'], required: true },
    year: { type: 'integer', minimum: 1900, maximum: 9999, required: true },
    month: { type: 'integer', minimum: 1, maximum: 12, required: true },
    run_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    employee_ids: { type: 'array', maxItems: 1000, items: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _' }, required: true },
    adjustment_ids: { type: 'array', maxItems: 1000, items: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'PayrollAdjustment', expected: 'an id, of letters, digits, - and _' }, required: true },
    notes: { type: 'string', nullable: true, maxLength: 2000, required: true },
    object: { type: 'string', const: 'payroll_run_detail', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    fiscal_year_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'FiscalYear', expected: 'an id, of letters, digits, - and _', required: true },
    total_employees: { type: 'integer', required: true },
    total_gross: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_additions: { type: 'string', ref: 'SignedMoney', decimals: 'currency', expected: 'a plain decimal, such as -185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_deductions: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_net: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_employer_cost: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    status: { type: 'string', ref: 'PayrollRunStatus', enum: ['draft', 'processed', 'approved', 'locked', 'disbursed'], required: true },
    source: { type: 'string', ref: 'PayrollRunSource', enum: ['processed', 'imported'], required: true },
    approved_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    locked_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    disbursed_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    four_eyes: { type: 'boolean', required: true },
    created_by: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: ['ApiKey', 'Member', 'ServiceToken'], expected: 'an id, of letters, digits, - and _', required: true },
    processed_by: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: ['ApiKey', 'Member', 'ServiceToken'], expected: 'an id, of letters, digits, - and _', required: true },
    approved_by: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: ['ApiKey', 'Member', 'ServiceToken'], expected: 'an id, of letters, digits, - and _', required: true },
    locked_by: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: ['ApiKey', 'Member', 'ServiceToken'], expected: 'an id, of letters, digits, - and _', required: true },
    warnings: { type: 'array', items: { type: 'object', ref: 'PayrollWarning' }, required: true },
    deleted: { type: 'boolean', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  PayrollWarning: {
    code: { type: 'string', required: true },
    text: { type: 'string', required: true },
    sentence: { type: 'string', nullable: true, required: true },
  },
}

export const listPayrollRunDetails: Operation<'listPayrollRunDetails'> = {
  id: 'listPayrollRunDetails',
  method: 'get',
  path: '/console/payroll_run_details',
  needs: [['payroll.manage'], ['payroll.approve']],
  query: [
    { name: 'kind', type: 'string', ref: 'PayrollRunKind', enum: ['regular', 'bonus', 'final', 'correction'] },
    { name: 'fiscal_year_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'year', type: 'integer', minimum: 1900, maximum: 9999 },
    { name: 'month', type: 'integer', minimum: 1, maximum: 12 },
    { name: 'status', type: 'string', ref: 'PayrollRunStatus', enum: ['draft', 'processed', 'approved', 'locked', 'disbursed'] },
    { name: 'source', type: 'string', ref: 'PayrollRunSource', enum: ['processed', 'imported'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
    { name: 'include_deleted', type: 'boolean', default: false },
  ],
  result: 'PayrollRunDetail',
  isList: true,
  schemas: schemas,
}

export const getPayrollRunDetail: Operation<'getPayrollRunDetail'> = { id: 'getPayrollRunDetail', method: 'get', path: '/console/payroll_run_details/{id}', needs: [['payroll.manage'], ['payroll.approve']], query: [], result: 'PayrollRunDetail', schemas: schemas }
