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
  Loan: {
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    loan_type_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'LoanType', expected: 'an id, of letters, digits, - and _', required: true },
    amount: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_installments: { type: 'integer', minimum: 1, maximum: 600, required: true },
    start_month: { type: 'integer', minimum: 1, maximum: 12, required: true },
    start_year: { type: 'integer', minimum: 2000, maximum: 2199, required: true },
    purpose: { type: 'string', nullable: true, maxLength: 500, required: true },
    object: { type: 'string', const: 'loan', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    loan_number: { type: 'string', nullable: true, required: true },
    interest_rate: { type: 'string', ref: 'Percentage', decimals: 2, expected: 'a percentage from 0 to 100 as a plain decimal, such as 12.50, with at most 2 digits after the point', required: true },
    total_payable: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    installment_amount: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    paid_installments: { type: 'integer', required: true },
    paid_amount: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    outstanding_balance: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    status: { type: 'string', ref: 'LoanStatus', enum: ['pending', 'approved', 'active', 'completed', 'rejected', 'cancelled'], required: true },
    approved_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    completed_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  LoanBalance: {
    loan_installment_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'LoanInstallment', expected: 'an id, of letters, digits, - and _', required: true },
    installment_no: { type: 'integer', required: true },
    due_month: { type: 'integer', required: true },
    due_year: { type: 'integer', required: true },
    status: { type: 'string', ref: 'LoanInstallmentStatus', enum: ['pending', 'claimed', 'settled', 'waived'], required: true },
    principal: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    interest: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_due: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    balance: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
  },
  LoanBalances: {
    object: { type: 'string', const: 'loan_balances', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    installments: { type: 'array', maxItems: 1200, items: { type: 'object', ref: 'LoanBalance' }, required: true },
  },
  LoanCreate: {
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true, help: 'The employee who borrows.' },
    loan_type_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'LoanType', expected: 'an id, of letters, digits, - and _', required: true, help: 'The kind of loan.' },
    amount: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true, help: 'The principal.' },
    total_installments: { type: 'integer', minimum: 1, maximum: 600, required: true, help: 'The number of monthly installments.' },
    start_month: { type: 'integer', minimum: 1, maximum: 12, required: true, help: 'The month in which the first installment is due.' },
    start_year: { type: 'integer', minimum: 2000, maximum: 2199, required: true, help: 'The year in which the first installment is due.' },
    purpose: { type: 'string', nullable: true, maxLength: 500, help: 'What the money is for.' },
  },
  LoanDisbursement: {
    disbursed_on: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'Today or earlier.' },
  },
  LoanReason: {
    reason: { type: 'string', minLength: 1, maxLength: 500, required: true, help: 'The reason. An installment that changes keeps it as its note.' },
  },
  LoanRescheduling: {
    installments: { type: 'integer', minimum: 1, maximum: 600, required: true, help: 'The number of installments that are still to be taken.' },
    start_month: { type: 'integer', minimum: 1, maximum: 12, help: 'Empty takes the first month that is not paid yet.' },
    start_year: { type: 'integer', minimum: 2000, maximum: 2199, help: 'Together with the month.' },
    reason: { type: 'string', minLength: 1, maxLength: 500, required: true },
  },
  LoanSchedule: {
    interest_method: { type: 'string', ref: 'InterestMethod', enum: ['flat', 'reducing'], required: true },
    interest_rate: { type: 'string', ref: 'Percentage', decimals: 2, expected: 'a percentage from 0 to 100 as a plain decimal, such as 12.50, with at most 2 digits after the point', required: true },
    total_payable: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    installment_amount: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    installments: { type: 'array', items: { type: 'object', ref: 'LoanScheduleMonth' }, required: true },
    lines: { type: 'array', items: { type: 'object', ref: 'ExplanationLine' }, required: true },
  },
  LoanScheduleMonth: {
    installment_no: { type: 'integer', required: true },
    due_month: { type: 'integer', required: true },
    due_year: { type: 'integer', required: true },
    principal: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    interest: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_due: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
  },
  LoanSettlement: {
    amount: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', help: 'What came in, at most what is outstanding. By default it is the pending principal.' },
    reason: { type: 'string', minLength: 1, maxLength: 500, required: true, help: 'How it was paid. The waived installments keep it as their note.' },
  },
  NullableExplanationSource: {
    kind: { type: 'string', required: true },
    id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    title: { type: 'string', required: true },
    parameter: { type: 'string', nullable: true, required: true },
    effective_from: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    citation: { type: 'string', nullable: true, required: true },
  },
}

export const listLoans: Operation<'listLoans'> = {
  id: 'listLoans',
  method: 'get',
  path: '/v1/loans',
  needs: [['payroll:read']],
  isOwn: true,
  query: [
    { name: 'employee_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'loan_type_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'status', type: 'string', ref: 'LoanStatus', enum: ['pending', 'approved', 'active', 'completed', 'rejected', 'cancelled'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'Loan',
  isList: true,
  schemas: schemas,
}

export const getLoan: Operation<'getLoan'> = { id: 'getLoan', method: 'get', path: '/v1/loans/{id}', needs: [['payroll:read']], isOwn: true, query: [], result: 'Loan', schemas: schemas }

export const createLoan: Operation<'createLoan'> = { id: 'createLoan', method: 'post', path: '/console/loans', needs: [['loans.manage']], hasDryRun: true, query: [], body: 'LoanCreate', isBodyNeeded: true, result: 'Loan', schemas: schemas }

export const previewLoan: Operation<'previewLoan'> = { id: 'previewLoan', method: 'post', path: '/console/loans/preview', needs: [['loans.manage']], hasDryRun: true, query: [], body: 'LoanCreate', isBodyNeeded: true, result: 'LoanSchedule', schemas: schemas }

export const approveLoan: Operation<'approveLoan'> = { id: 'approveLoan', method: 'post', path: '/console/loans/{id}/approve', needs: [['loans.manage']], hasDryRun: true, bulk: true, states: { from: ['pending'], to: ['approved'] }, query: [], result: 'Loan', schemas: schemas }

export const rejectLoan: Operation<'rejectLoan'> = { id: 'rejectLoan', method: 'post', path: '/console/loans/{id}/reject', needs: [['loans.manage']], hasDryRun: true, bulk: true, states: { from: ['pending'], to: ['rejected'] }, query: [], body: 'LoanReason', isBodyNeeded: true, result: 'Loan', schemas: schemas }

export const cancelLoan: Operation<'cancelLoan'> = { id: 'cancelLoan', method: 'post', path: '/console/loans/{id}/cancel', needs: [['loans.manage']], hasDryRun: true, bulk: true, states: { from: ['pending', 'approved', 'active'], to: ['cancelled'] }, query: [], body: 'LoanReason', isBodyNeeded: true, result: 'Loan', schemas: schemas }

export const disburseLoan: Operation<'disburseLoan'> = { id: 'disburseLoan', method: 'post', path: '/console/loans/{id}/disburse', needs: [['loans.manage']], hasDryRun: true, bulk: true, states: { from: ['approved'], to: ['active'] }, query: [], body: 'LoanDisbursement', result: 'Loan', schemas: schemas }

export const rescheduleLoan: Operation<'rescheduleLoan'> = { id: 'rescheduleLoan', method: 'post', path: '/console/loans/{id}/reschedule', needs: [['loans.manage']], hasDryRun: true, states: { from: ['approved', 'active'] }, query: [], body: 'LoanRescheduling', isBodyNeeded: true, result: 'Loan', schemas: schemas }

export const settleLoan: Operation<'settleLoan'> = { id: 'settleLoan', method: 'post', path: '/console/loans/{id}/settle', needs: [['loans.manage']], hasDryRun: true, states: { from: ['active'], to: ['completed'] }, query: [], body: 'LoanSettlement', isBodyNeeded: true, result: 'Loan', schemas: schemas }

export const writeLoanOff: Operation<'writeLoanOff'> = { id: 'writeLoanOff', method: 'post', path: '/console/loans/{id}/write_off', needs: [['loans.manage']], hasDryRun: true, states: { from: ['active'], to: ['completed'] }, query: [], body: 'LoanReason', isBodyNeeded: true, result: 'Loan', schemas: schemas }

export const getLoanExplanation: Operation<'getLoanExplanation'> = { id: 'getLoanExplanation', method: 'get', path: '/console/loans/{id}/explanation', needs: [['loans.manage']], query: [], result: 'Explanation', schemas: schemas }

export const getLoanBalances: Operation<'getLoanBalances'> = { id: 'getLoanBalances', method: 'get', path: '/console/loans/{id}/balances', needs: [['loans.manage']], query: [], result: 'LoanBalances', schemas: schemas }
