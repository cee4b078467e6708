// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  LoanInstallment: {
    object: { type: 'string', const: 'loan_installment', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    loan_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Loan', expected: 'an id, of letters, digits, - and _', required: true },
    installment_no: { type: 'integer', required: true },
    due_month: { type: 'integer', minimum: 1, maximum: 12, required: true },
    due_year: { type: 'integer', minimum: 2000, maximum: 2299, required: true },
    principal: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    interest: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_due: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    status: { type: 'string', ref: 'LoanInstallmentStatus', enum: ['pending', 'claimed', 'settled', 'waived'], required: true },
    payroll_run_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'PayrollRun', expected: 'an id, of letters, digits, - and _', required: true },
    payroll_entry_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'PayrollEntry', expected: 'an id, of letters, digits, - and _', required: true },
    claimed_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    settled_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    paid_amount: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    note: { type: 'string', nullable: true, required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  LoanReason: {
    reason: { type: 'string', minLength: 1, maxLength: 500, required: true, help: 'The reason. An installment that changes keeps it as its note.' },
  },
}

export const listLoanInstallments: Operation<'listLoanInstallments'> = {
  id: 'listLoanInstallments',
  method: 'get',
  path: '/v1/loan_installments',
  needs: [['payroll:read']],
  isOwn: true,
  query: [
    { name: 'employee_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'loan_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'due_year', type: 'integer', minimum: 2000, maximum: 2299 },
    { name: 'due_month', type: 'integer', minimum: 1, maximum: 12 },
    { name: 'status', type: 'string', ref: 'LoanInstallmentStatus', enum: ['pending', 'claimed', 'settled', 'waived'] },
    { name: 'payroll_run_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'LoanInstallment',
  isList: true,
  schemas: schemas,
}

export const getLoanInstallment: Operation<'getLoanInstallment'> = { id: 'getLoanInstallment', method: 'get', path: '/v1/loan_installments/{id}', needs: [['payroll:read']], isOwn: true, query: [], result: 'LoanInstallment', schemas: schemas }

export const waiveLoanInstallment: Operation<'waiveLoanInstallment'> = { id: 'waiveLoanInstallment', method: 'post', path: '/console/loan_installments/{id}/waive', needs: [['loans.manage']], hasDryRun: true, states: { from: ['pending'], to: ['waived'] }, query: [], body: 'LoanReason', isBodyNeeded: true, result: 'LoanInstallment', schemas: schemas }

export const deferLoanInstallment: Operation<'deferLoanInstallment'> = { id: 'deferLoanInstallment', method: 'post', path: '/console/loan_installments/{id}/defer', needs: [['loans.manage']], hasDryRun: true, states: { from: ['pending'] }, query: [], body: 'LoanReason', isBodyNeeded: true, result: 'LoanInstallment', schemas: schemas }
