// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  PayrollAdjustment: {
    kind: { type: 'string', ref: 'PayrollAdjustmentKind', enum: ['bonus', 'addition', 'deduction'], required: true },
    salary_component_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'SalaryComponent', expected: 'an id, of letters, digits, - and _', required: true },
    amount: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    from_month: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    to_month: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    reason: { type: 'string', minLength: 1, maxLength: 1000, required: true },
    object: { type: 'string', const: 'payroll_adjustment', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    status: { type: 'string', ref: 'PayrollAdjustmentStatus', enum: ['active', 'cancelled'], required: true },
    cancelled_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  PayrollAdjustmentCreate: {
    kind: { type: 'string', ref: 'PayrollAdjustmentKind', enum: ['bonus', 'addition', 'deduction'], required: true, help: 'A bonus, an addition or a deduction.' },
    salary_component_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'SalaryComponent', expected: 'an id, of letters, digits, - and _', help: 'The component under which it is paid: an active earning for bonuses and additions, an active deduction for deductions.' },
    amount: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true, help: 'The amount of each month, above 0. The kind says whether it adds or deducts.' },
    from_month: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true, help: 'The first month in which it counts.' },
    to_month: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'Empty for one month alone; at most 60 months in all.' },
    reason: { type: 'string', minLength: 1, maxLength: 1000, required: true, help: 'It is shown where the pay is explained.' },
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true, help: 'The employee whose pay it changes.' },
  },
  PayrollAdjustmentUpdate: {
    kind: { type: 'string', ref: 'PayrollAdjustmentKind', enum: ['bonus', 'addition', 'deduction'], help: 'A bonus, an addition or a deduction.' },
    salary_component_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'SalaryComponent', expected: 'an id, of letters, digits, - and _', help: 'The component under which it is paid: an active earning for bonuses and additions, an active deduction for deductions.' },
    amount: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', help: 'The amount of each month, above 0. The kind says whether it adds or deducts.' },
    from_month: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'The first month in which it counts.' },
    to_month: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'Empty for one month alone; at most 60 months in all.' },
    reason: { type: 'string', minLength: 1, maxLength: 1000, help: 'It is shown where the pay is explained.' },
  },
}

export const listPayrollAdjustments: Operation<'listPayrollAdjustments'> = {
  id: 'listPayrollAdjustments',
  method: 'get',
  path: '/console/payroll_adjustments',
  needs: [['payroll.manage']],
  query: [
    { name: 'employee_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'kind', type: 'string', ref: 'PayrollAdjustmentKind', enum: ['bonus', 'addition', 'deduction'] },
    { name: 'status', type: 'string', ref: 'PayrollAdjustmentStatus', enum: ['active', 'cancelled'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'PayrollAdjustment',
  isList: true,
  schemas: schemas,
}

export const createPayrollAdjustment: Operation<'createPayrollAdjustment'> = { id: 'createPayrollAdjustment', method: 'post', path: '/console/payroll_adjustments', needs: [['payroll.manage']], hasDryRun: true, query: [], body: 'PayrollAdjustmentCreate', isBodyNeeded: true, result: 'PayrollAdjustment', schemas: schemas }

export const getPayrollAdjustment: Operation<'getPayrollAdjustment'> = { id: 'getPayrollAdjustment', method: 'get', path: '/console/payroll_adjustments/{id}', needs: [['payroll.manage']], query: [], result: 'PayrollAdjustment', schemas: schemas }

export const updatePayrollAdjustment: Operation<'updatePayrollAdjustment'> = { id: 'updatePayrollAdjustment', method: 'patch', path: '/console/payroll_adjustments/{id}', needs: [['payroll.manage']], hasDryRun: true, states: { from: ['active'] }, query: [], body: 'PayrollAdjustmentUpdate', isBodyNeeded: true, result: 'PayrollAdjustment', schemas: schemas }

export const cancelPayrollAdjustment: Operation<'cancelPayrollAdjustment'> = { id: 'cancelPayrollAdjustment', method: 'post', path: '/console/payroll_adjustments/{id}/cancel', needs: [['payroll.manage']], hasDryRun: true, bulk: true, states: { from: ['active'], to: ['cancelled'] }, query: [], result: 'PayrollAdjustment', schemas: schemas }
