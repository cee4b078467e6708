// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  PayrollChangeReason: {
    code: {
      type: 'string',
      ref: 'PayrollChangeCode',
      enum: [
        'joined', 'raise', 'lower_salary', 'salary', 'absence', 'unpaid_leave', 'late', 'overtime', 'bonus',
        'addition', 'deduction', 'encashment', 'arrears', 'claim', 'gratuity', 'loan', 'income_tax',
        'component', 'imported_gross', 'imported_additions', 'imported_deductions',
      ],
      required: true,
    },
    difference: { type: 'string', ref: 'SignedMoney', decimals: 'currency', expected: 'a plain decimal, such as -185000.00, with at most 15 digits before the point and 6 after it', required: true },
    quantity: { type: 'string', nullable: true, required: true },
    quantity_before: { type: 'string', nullable: true, required: true },
    from: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    name: { type: 'string', nullable: true, required: true },
    text: { type: 'string', required: true },
  },
  PayrollRegisterEntry: {
    object: { type: 'string', const: 'payroll_register_entry', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    employee_code: { type: 'string', required: true },
    first_name: { type: 'string', required: true },
    last_name: { type: 'string', required: true },
    department_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Department', expected: 'an id, of letters, digits, - and _', required: true },
    status: { type: 'string', ref: 'PayrollEntryStatus', enum: ['draft', 'approved', 'locked', 'on_hold', 'paid'], required: true },
    gross_salary: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_earnings: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_additions: { type: 'string', ref: 'SignedMoney', decimals: 'currency', expected: 'a plain decimal, such as -185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_deductions: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    net_salary: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    employer_contributions: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    previous_net_salary: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    difference: { type: 'string', ref: 'NullableSignedMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as -185000.00, with at most 15 digits before the point and 6 after it', required: true },
    reasons: { type: 'array', items: { type: 'object', ref: 'PayrollChangeReason' }, required: true },
    has_warnings: { type: 'boolean', required: true },
    pending_batch: { type: 'integer', nullable: true, required: true },
  },
  PayrollRegisterTotals: {
    object: { type: 'string', const: 'payroll_register_totals', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    entries: { type: 'integer', required: true },
    changed: { type: 'integer', required: true },
    with_warnings: { type: 'integer', required: true },
    on_hold: { type: 'integer', required: true },
    total_gross: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_additions: { type: 'string', ref: 'SignedMoney', decimals: 'currency', expected: 'a plain decimal, such as -185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_deductions: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_net: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_difference: { type: 'string', ref: 'NullableSignedMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as -185000.00, with at most 15 digits before the point and 6 after it', required: true },
    left_net: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
  },
}

export const listPayrollRegister: Operation<'listPayrollRegister'> = {
  id: 'listPayrollRegister',
  method: 'get',
  path: '/console/payroll_runs/{id}/register',
  needs: [['payroll.manage', 'employees:read'], ['payroll.approve', 'employees:read']],
  query: [
    { name: 'view', type: 'string', ref: 'PayrollRegisterView', enum: ['all', 'changed', 'warnings', 'on_hold'] },
    { name: 'search', type: 'string', minLength: 1, maxLength: 200 },
    { name: 'order', type: 'string', enum: ['change', 'name', 'net'], default: 'change' },
    { name: 'status', type: 'string', ref: 'PayrollEntryStatus', enum: ['draft', 'approved', 'locked', 'on_hold', 'paid'] },
    { name: 'department_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
  ],
  result: 'PayrollRegisterEntry',
  isList: true,
  schemas: schemas,
}

export const getPayrollRegisterTotals: Operation<'getPayrollRegisterTotals'> = { id: 'getPayrollRegisterTotals', method: 'get', path: '/console/payroll_runs/{id}/register_totals', needs: [['payroll.manage'], ['payroll.approve']], query: [], result: 'PayrollRegisterTotals', schemas: schemas }
