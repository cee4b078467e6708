// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  PayrollDifference: {
    before: { type: 'string', ref: 'SignedMoney', decimals: 'currency', expected: 'a plain decimal, such as -185000.00, with at most 15 digits before the point and 6 after it', required: true },
    after: { type: 'string', ref: 'SignedMoney', decimals: 'currency', expected: 'a plain decimal, such as -185000.00, with at most 15 digits before the point and 6 after it', required: true },
    difference: { type: 'string', ref: 'SignedMoney', decimals: 'currency', expected: 'a plain decimal, such as -185000.00, with at most 15 digits before the point and 6 after it', required: true },
    percent: { type: 'string', nullable: true, required: true },
  },
  PayrollVariance: {
    object: { type: 'string', const: 'payroll_variance', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    employee_code: { type: 'string', required: true },
    change: { type: 'string', ref: 'PayrollVarianceChange', enum: ['changed', 'joined', 'left'], required: true },
    left_for: { type: 'string', ref: 'PayrollLeftFor', nullable: true, enum: ['separated', 'other_run', 'deleted', 'no_salary', 'other'], required: true },
    net: { type: 'object', ref: 'PayrollDifference', required: true },
    lines: { type: 'array', items: { type: 'object', ref: 'PayrollVarianceLine' }, required: true },
  },
  PayrollVarianceLine: {
    salary_component_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'SalaryComponent', expected: 'an id, of letters, digits, - and _', required: true },
    code: { type: 'string', required: true },
    type: { type: 'string', ref: 'SalaryComponentType', enum: ['earning', 'deduction', 'employer_contribution'], required: true },
    figures: { type: 'object', ref: 'PayrollDifference', required: true },
  },
  PayrollVarianceTotals: {
    object: { type: 'string', const: 'payroll_variance_totals', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    compared_run_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'PayrollRun', expected: 'an id, of letters, digits, - and _', required: true },
    compared_run_status: { type: 'string', nullable: true, enum: ['draft', 'processed', 'approved', 'locked', 'disbursed'], required: true },
    in_both: { type: 'integer', required: true },
    joined: { type: 'integer', required: true },
    left: { type: 'integer', required: true },
    joined_net: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    left_net: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    gross: { type: 'object', ref: 'PayrollDifference', required: true },
    additions: { type: 'object', ref: 'PayrollDifference', required: true },
    deductions: { type: 'object', ref: 'PayrollDifference', required: true },
    net: { type: 'object', ref: 'PayrollDifference', required: true },
    employer_cost: { type: 'object', ref: 'PayrollDifference', required: true },
  },
}

export const getPayrollVariance: Operation<'getPayrollVariance'> = { id: 'getPayrollVariance', method: 'get', path: '/console/payroll_runs/{id}/variance', needs: [['payroll.manage'], ['payroll.approve']], query: [], result: 'PayrollVarianceTotals', schemas: schemas }

export const listPayrollVariances: Operation<'listPayrollVariances'> = {
  id: 'listPayrollVariances',
  method: 'get',
  path: '/console/payroll_runs/{id}/variances',
  needs: [['payroll.manage'], ['payroll.approve']],
  query: [
    { name: 'min_amount', type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it' },
    { name: 'min_percent', type: 'string', ref: 'Percentage', decimals: 2, expected: 'a percentage from 0 to 100 as a plain decimal, such as 12.50, with at most 2 digits after the point' },
    { name: 'change', type: 'string', ref: 'PayrollVarianceChange', enum: ['changed', 'joined', 'left'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
  ],
  result: 'PayrollVariance',
  isList: true,
  schemas: schemas,
}
