// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  PayrollReadiness: {
    object: { type: 'string', const: 'payroll_readiness', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    step: { type: 'string', ref: 'PayrollStep', enum: ['prepare', 'check', 'approve', 'lock', 'pay', 'close'], required: true },
    points: { type: 'array', items: { type: 'object', ref: 'PayrollReadinessPoint' }, required: true },
    unmapped: { type: 'array', maxItems: 200, items: { type: 'object', ref: 'PayrollUnmappedComponent' }, required: true },
  },
  PayrollReadinessPoint: {
    code: {
      type: 'string',
      ref: 'PayrollReadinessCode',
      enum: [
        'salaries', 'attendance', 'leave', 'overtime', 'corrections', 'calculation', 'warnings',
        'run_warnings', 'changes', 'holds', 'cut_off', 'earlier_months', 'approvers', 'bank_accounts',
        'company_account', 'batches', 'failed_payments', 'journal', 'payslips',
      ],
      required: true,
    },
    step: { type: 'string', ref: 'PayrollStep', enum: ['prepare', 'check', 'approve', 'lock', 'pay', 'close'], required: true },
    state: { type: 'string', ref: 'PayrollReadinessState', enum: ['ready', 'notice', 'missing', 'blocking'], required: true },
    count: { type: 'integer', required: true },
    total: { type: 'integer', nullable: true, required: true },
    date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    names: { type: 'array', items: { type: 'string' }, required: true },
    employee_ids: { type: 'array', items: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _' }, required: true },
    text: { type: 'string', required: true },
  },
  PayrollUnmappedComponent: {
    salary_component_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'SalaryComponent', expected: 'an id, of letters, digits, - and _', required: true },
    name: { type: 'string', required: true },
    type: { type: 'string', enum: ['earning', 'deduction', 'employer_contribution', 'net_pay'], required: true },
    payroll_gl_code_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'PayrollGlCode', expected: 'an id, of letters, digits, - and _', required: true },
    gl_code: { type: 'string', nullable: true, required: true },
  },
}

export const getPayrollReadiness: Operation<'getPayrollReadiness'> = { id: 'getPayrollReadiness', method: 'get', path: '/console/payroll_runs/{id}/readiness', needs: [['payroll.manage'], ['payroll.approve']], query: [], result: 'PayrollReadiness', schemas: schemas }
