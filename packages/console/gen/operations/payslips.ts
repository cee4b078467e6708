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
  Payslip: {
    object: { type: 'string', const: 'payslip', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    month: { type: 'string', ref: 'YearMonth', expected: 'a month, YYYY-MM, from 1900-01 on', required: true },
    kind: { type: 'string', ref: 'PayrollRunKind', enum: ['regular', 'bonus', 'final', 'correction'], required: true },
    status: { type: 'string', ref: 'PayrollEntryStatus', enum: ['draft', 'approved', 'locked', 'on_hold', 'paid'], required: true },
    payment_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    salary_slip_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'SalarySlip', expected: 'an id, of letters, digits, - and _', required: true },
    slip_number: { type: 'string', nullable: true, required: true },
    gross_salary: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_additions: { type: 'string', ref: 'SignedMoney', decimals: 'currency', expected: 'a plain decimal, such as -185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_earnings: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_deductions: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    net_salary: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    tax_amount: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    employer_contributions: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    lines: { type: 'array', items: { type: 'object', ref: 'PayslipLine' }, required: true },
  },
  PayslipChange: {
    object: { type: 'string', const: 'payslip_change', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    month: { type: 'string', ref: 'YearMonth', expected: 'a month, YYYY-MM, from 1900-01 on', required: true },
    net_salary: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    previous_net_salary: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    difference: { type: 'string', ref: 'NullableSignedMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as -185000.00, with at most 15 digits before the point and 6 after it', required: true },
    taxable_income: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    previous_taxable_income: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    reasons: { type: 'array', items: { type: 'object', ref: 'PayrollChangeReason' }, required: true },
  },
  PayslipLine: {
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    name: { type: 'string', required: true },
    type: { type: 'string', ref: 'SalaryComponentType', enum: ['earning', 'deduction', 'employer_contribution'], required: true },
    amount: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
  },
  PayslipYear: {
    fiscal_year_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'FiscalYear', expected: 'an id, of letters, digits, - and _', required: true },
    name: { type: 'string', required: true },
    months: { type: 'integer', required: true },
    gross_salary: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_additions: { type: 'string', ref: 'SignedMoney', decimals: 'currency', expected: 'a plain decimal, such as -185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_deductions: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    tax_amount: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    net_salary: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
  },
  PayslipYears: {
    object: { type: 'string', const: 'payslip_years', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    years: { type: 'array', items: { type: 'object', ref: 'PayslipYear' }, required: true },
  },
}

export const listPayslips: Operation<'listPayslips'> = {
  id: 'listPayslips',
  method: 'get',
  path: '/console/payslips',
  needs: [['payroll:read']],
  isOwn: true,
  query: [
    { name: 'employee_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
  ],
  result: 'Payslip',
  isList: true,
  schemas: schemas,
}

export const getPayslip: Operation<'getPayslip'> = { id: 'getPayslip', method: 'get', path: '/console/payslips/{id}', needs: [['payroll:read']], isOwn: true, query: [], result: 'Payslip', schemas: schemas }

export const getPayslipChange: Operation<'getPayslipChange'> = { id: 'getPayslipChange', method: 'get', path: '/console/payslips/{id}/change', needs: [['payroll:read']], isOwn: true, query: [], result: 'PayslipChange', schemas: schemas }

export const getPayslipYears: Operation<'getPayslipYears'> = { id: 'getPayslipYears', method: 'get', path: '/console/employees/{id}/payslip_years', needs: [['payroll:read']], isOwn: true, query: [], result: 'PayslipYears', schemas: schemas }
