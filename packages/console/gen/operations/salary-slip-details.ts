// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  SalarySlipDetail: {
    object: { type: 'string', const: 'salary_slip_detail', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    slip_number: { type: 'string', nullable: true, required: true },
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    employee_code: { type: 'string', required: true },
    first_name: { type: 'string', required: true },
    last_name: { type: 'string', required: true },
    payroll_run_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'PayrollRun', expected: 'an id, of letters, digits, - and _', required: true },
    payroll_entry_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'PayrollEntry', expected: 'an id, of letters, digits, - and _', required: true },
    month: { type: 'string', ref: 'YearMonth', expected: 'a month, YYYY-MM, from 1900-01 on', required: true },
    gross_salary: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_additions: { type: 'string', ref: 'SignedMoney', decimals: 'currency', expected: 'a plain decimal, such as -185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_deductions: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    net_salary: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    language: { type: 'string', nullable: true, required: true },
    generated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
}

export const listSalarySlipDetails: Operation<'listSalarySlipDetails'> = {
  id: 'listSalarySlipDetails',
  method: 'get',
  path: '/console/salary_slip_details',
  needs: [['payroll:read', 'employees:read']],
  query: [
    { name: 'payroll_run_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'employee_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
  ],
  result: 'SalarySlipDetail',
  isList: true,
  schemas: schemas,
}

export const getSalarySlipDetail: Operation<'getSalarySlipDetail'> = { id: 'getSalarySlipDetail', method: 'get', path: '/console/salary_slip_details/{id}', needs: [['payroll:read', 'employees:read']], query: [], result: 'SalarySlipDetail', schemas: schemas }
