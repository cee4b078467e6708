// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  ExpenseClaim: {
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    title: { type: 'string', minLength: 1, maxLength: 200, required: true },
    claim_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    purpose: { type: 'string', nullable: true, maxLength: 1000, required: true },
    advance_adjusted: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    notes: { type: 'string', nullable: true, maxLength: 2000, required: true },
    object: { type: 'string', const: 'expense_claim', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    claim_number: { type: 'string', required: true },
    total_claimed: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_approved: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_reimbursable: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    status: { type: 'string', ref: 'ExpenseClaimStatus', enum: ['draft', 'submitted', 'approved', 'rejected', 'paid', 'cancelled'], required: true },
    submitted_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    approved_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    rejection_reason: { type: 'string', nullable: true, required: true },
    paid_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    payment_method: { type: 'string', nullable: true, enum: ['payroll', 'bank_transfer', 'cash'], required: true },
    payment_reference: { type: 'string', nullable: true, required: true },
    payroll_run_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'PayrollRun', expected: 'an id, of letters, digits, - and _', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
}

export const listExpenseClaimMatches: Operation<'listExpenseClaimMatches'> = {
  id: 'listExpenseClaimMatches',
  method: 'get',
  path: '/console/expense_claim_matches',
  needs: [['expenses:read']],
  query: [
    { name: 'search', type: 'string', minLength: 1, maxLength: 200 },
    { name: 'date_from', type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    { name: 'date_to', type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    { name: 'employee_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'status', type: 'string', ref: 'ExpenseClaimStatus', enum: ['draft', 'submitted', 'approved', 'rejected', 'paid', 'cancelled'] },
    { name: 'sort', type: 'string', enum: ['claim_date', '-claim_date', 'claim_number', '-claim_number'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'ExpenseClaim',
  isList: true,
  schemas: schemas,
}
