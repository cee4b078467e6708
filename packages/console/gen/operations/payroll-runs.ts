// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
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
  PayrollOperation: {
    object: { type: 'string', const: 'payroll_operation', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    payroll_run_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'PayrollRun', expected: 'an id, of letters, digits, - and _', required: true },
    payroll_payment_batch_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'PayrollPaymentBatch', expected: 'an id, of letters, digits, - and _', required: true },
    kind: { type: 'string', ref: 'PayrollOperationKind', enum: ['process', 'verify', 'approve', 'lock', 'reopen', 'prepare_payment', 'record_payment', 'cancel_payment'], required: true },
    status: { type: 'string', ref: 'PayrollOperationStatus', enum: ['running', 'succeeded', 'failed'], required: true },
    done: { type: 'integer', required: true },
    total: { type: 'integer', required: true },
    started_by: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: ['ApiKey', 'Member', 'ServiceToken'], expected: 'an id, of letters, digits, - and _', required: true },
    message: { type: 'string', nullable: true, required: true },
    sentence: { type: 'string', nullable: true, required: true },
    problems: { type: 'array', items: { type: 'object', ref: 'PayrollProblem' }, required: true },
    finished_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    heartbeat_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    deleted: { type: 'boolean', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  PayrollPreview: {
    object: { type: 'string', const: 'payroll_preview', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    total_employees: { type: 'integer', required: true },
    total_gross: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_additions: { type: 'string', ref: 'SignedMoney', decimals: 'currency', expected: 'a plain decimal, such as -185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_deductions: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_net: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_employer_cost: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    entries: { type: 'array', items: { type: 'object', ref: 'PayrollPreviewEntry' }, required: true },
    problems: { type: 'array', items: { type: 'object', ref: 'PayrollProblem' }, required: true },
    next_starting_after: { type: 'string', nullable: true, required: true },
    warnings: { type: 'array', items: { type: 'object', ref: 'PayrollWarning' }, required: true },
  },
  PayrollPreviewEntry: {
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    employee_code: { type: 'string', required: true },
    gross_salary: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_earnings: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_additions: { type: 'string', ref: 'SignedMoney', decimals: 'currency', expected: 'a plain decimal, such as -185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_deductions: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    net_salary: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    employer_contributions: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    lines: { type: 'array', items: { type: 'object', ref: 'PayrollPreviewLine' }, required: true },
    warnings: { type: 'array', items: { type: 'object', ref: 'PayrollWarning' }, required: true },
    deferred: { type: 'array', items: { type: 'object', ref: 'PayrollDeferral' }, required: true },
  },
  PayrollPreviewLine: {
    salary_component_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'SalaryComponent', expected: 'an id, of letters, digits, - and _', required: true },
    code: { type: 'string', required: true },
    type: { type: 'string', ref: 'SalaryComponentType', enum: ['earning', 'deduction', 'employer_contribution'], required: true },
    amount: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    reasons: { type: 'array', items: { type: 'object', ref: 'ExplanationLine' }, required: true },
  },
  PayrollProblem: {
    employee_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    employee_code: { type: 'string', nullable: true, required: true },
    message: { type: 'string', required: true },
    sentence: { type: 'string', nullable: true, required: true },
  },
  PayrollRun: {
    object: { type: 'string', const: 'payroll_run', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    fiscal_year_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'FiscalYear', expected: 'an id, of letters, digits, - and _', required: true },
    month: { type: 'integer', minimum: 1, maximum: 12, required: true },
    year: { type: 'integer', minimum: 1900, maximum: 9999, required: true },
    run_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    total_employees: { type: 'integer', required: true },
    total_gross: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_deductions: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_net: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_employer_cost: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    status: { type: 'string', ref: 'PayrollRunStatus', enum: ['draft', 'processed', 'approved', 'locked', 'disbursed'], required: true },
    source: { type: 'string', ref: 'PayrollRunSource', enum: ['processed', 'imported'], required: true },
    approved_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    locked_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    disbursed_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    notes: { type: 'string', nullable: true, maxLength: 2000, required: true },
    deleted: { type: 'boolean', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
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
  PayrollRunDetailCreate: {
    kind: { type: 'string', ref: 'PayrollRunKind', enum: ['regular', 'bonus', 'final', 'correction'], help: 'The kind of run.' },
    year: { type: 'integer', minimum: 1900, maximum: 9999, required: true, help: 'The calendar year.' },
    month: { type: 'integer', minimum: 1, maximum: 12, required: true },
    run_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'The last day whose facts count, a day of the month. By default the last day, or yesterday while the month goes on.' },
    employee_ids: {
      type: 'array',
      maxItems: 1000,
      items: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _' },
      help: 'The employees of a final or a correction run. Empty means everybody who left in the month, or everybody with arrears.',
    },
    adjustment_ids: { type: 'array', maxItems: 1000, items: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'PayrollAdjustment', expected: 'an id, of letters, digits, - and _' }, help: 'The adjustments that a bonus run pays, at least one. Empty for the other kinds.' },
    notes: { type: 'string', nullable: true, maxLength: 2000, help: 'Remarks.' },
  },
  PayrollRunDetailUpdate: {
    kind: { type: 'string', ref: 'PayrollRunKind', enum: ['regular', 'bonus', 'final', 'correction'], help: 'The kind of run.' },
    year: { type: 'integer', minimum: 1900, maximum: 9999, help: 'The calendar year.' },
    month: { type: 'integer', minimum: 1, maximum: 12 },
    run_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'The last day whose facts count, a day of the month. By default the last day, or yesterday while the month goes on.' },
    employee_ids: {
      type: 'array',
      maxItems: 1000,
      items: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _' },
      help: 'The employees of a final or a correction run. Empty means everybody who left in the month, or everybody with arrears.',
    },
    adjustment_ids: { type: 'array', maxItems: 1000, items: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'PayrollAdjustment', expected: 'an id, of letters, digits, - and _' }, help: 'The adjustments that a bonus run pays, at least one. Empty for the other kinds.' },
    notes: { type: 'string', nullable: true, maxLength: 2000, help: 'Remarks.' },
  },
  PayrollWarning: {
    code: { type: 'string', required: true },
    text: { type: 'string', required: true },
    sentence: { type: 'string', nullable: true, required: true },
  },
}

export const listPayrollRuns: Operation<'listPayrollRuns'> = {
  id: 'listPayrollRuns',
  method: 'get',
  path: '/v1/payroll_runs',
  needs: [['payroll:read']],
  query: [
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
  result: 'PayrollRun',
  isList: true,
  schemas: schemas,
}

export const getPayrollRun: Operation<'getPayrollRun'> = { id: 'getPayrollRun', method: 'get', path: '/v1/payroll_runs/{id}', needs: [['payroll:read']], query: [], result: 'PayrollRun', schemas: schemas }

export const createPayrollRun: Operation<'createPayrollRun'> = { id: 'createPayrollRun', method: 'post', path: '/console/payroll_runs', needs: [['payroll.manage']], hasDryRun: true, query: [], body: 'PayrollRunDetailCreate', isBodyNeeded: true, result: 'PayrollRunDetail', schemas: schemas }

export const deletePayrollRun: Operation<'deletePayrollRun'> = { id: 'deletePayrollRun', method: 'delete', path: '/console/payroll_runs/{id}', needs: [['payroll.manage']], hasDryRun: true, states: { from: ['draft', 'processed'] }, query: [], result: 'PayrollRunDetail', schemas: schemas }

export const updatePayrollRun: Operation<'updatePayrollRun'> = { id: 'updatePayrollRun', method: 'patch', path: '/console/payroll_runs/{id}', needs: [['payroll.manage']], hasDryRun: true, states: { from: ['draft', 'processed', 'approved'] }, query: [], body: 'PayrollRunDetailUpdate', isBodyNeeded: true, result: 'PayrollRunDetail', schemas: schemas }

export const getPayrollRunPreview: Operation<'getPayrollRunPreview'> = {
  id: 'getPayrollRunPreview',
  method: 'get',
  path: '/console/payroll_runs/{id}/preview',
  needs: [['payroll.manage'], ['payroll.approve']],
  query: [
    { name: 'employee_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'starting_after', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'limit', type: 'integer', default: 1000, minimum: 1, maximum: 1000 },
  ],
  result: 'PayrollPreview',
  schemas: schemas,
}

export const verifyPayrollRun: Operation<'verifyPayrollRun'> = { id: 'verifyPayrollRun', method: 'post', path: '/console/payroll_runs/{id}/verify', needs: [['payroll.manage'], ['payroll.approve']], hasDryRun: true, states: { from: ['processed', 'approved'] }, query: [], result: 'PayrollOperation', schemas: schemas }

export const processPayrollRun: Operation<'processPayrollRun'> = { id: 'processPayrollRun', method: 'post', path: '/console/payroll_runs/{id}/process', needs: [['payroll.manage']], hasDryRun: true, states: { from: ['draft', 'processed'], to: ['processed'] }, query: [], result: 'PayrollOperation', schemas: schemas }

export const reopenPayrollRun: Operation<'reopenPayrollRun'> = { id: 'reopenPayrollRun', method: 'post', path: '/console/payroll_runs/{id}/reopen', needs: [['payroll.manage']], hasDryRun: true, states: { from: ['processed', 'approved'], to: ['draft'] }, query: [], result: 'PayrollOperation', schemas: schemas }

export const approvePayrollRun: Operation<'approvePayrollRun'> = { id: 'approvePayrollRun', method: 'post', path: '/console/payroll_runs/{id}/approve', needs: [['payroll.approve']], stepUp: true, hasDryRun: true, states: { from: ['draft', 'processed'], to: ['approved'] }, query: [], result: 'PayrollOperation', schemas: schemas }

export const lockPayrollRun: Operation<'lockPayrollRun'> = { id: 'lockPayrollRun', method: 'post', path: '/console/payroll_runs/{id}/lock', needs: [['payroll.approve']], stepUp: true, hasDryRun: true, states: { from: ['approved', 'locked'], to: ['locked'] }, query: [], result: 'PayrollOperation', schemas: schemas }
