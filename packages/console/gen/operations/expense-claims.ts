// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  ExpenseApproval: {
    items: { type: 'array', maxItems: 200, items: { type: 'object', ref: 'ExpenseItemDecision' }, help: 'The items that are not approved whole.' },
    advance_adjusted: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', help: 'The part of an advance that is set against the claim. By default as the claim says.' },
  },
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
  ExpenseClaimCreate: {
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true, help: 'The employee who spent the money.' },
    title: { type: 'string', minLength: 1, maxLength: 200, required: true, help: 'What the claim is about.' },
    claim_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'The date of the claim, today or earlier. No item is later.' },
    purpose: { type: 'string', nullable: true, maxLength: 1000, help: 'Why the money was spent.' },
    advance_adjusted: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', help: 'What the employee has had in advance for these expenses.' },
    notes: { type: 'string', nullable: true, maxLength: 2000 },
  },
  ExpenseClaimUpdate: {
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', help: 'The employee who spent the money.' },
    title: { type: 'string', minLength: 1, maxLength: 200, help: 'What the claim is about.' },
    claim_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'The date of the claim, today or earlier. No item is later.' },
    purpose: { type: 'string', nullable: true, maxLength: 1000, help: 'Why the money was spent.' },
    advance_adjusted: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', help: 'What the employee has had in advance for these expenses.' },
    notes: { type: 'string', nullable: true, maxLength: 2000 },
  },
  ExpenseItemDecision: {
    expense_claim_item_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'ExpenseClaimItem', expected: 'an id, of letters, digits, - and _', required: true },
    approved_amount: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    rejection_reason: { type: 'string', minLength: 1, maxLength: 500 },
  },
  ExpensePayment: {
    payment_method: { type: 'string', ref: 'ExpensePaymentMethod', enum: ['bank_transfer', 'cash'], required: true, help: 'How it was paid.' },
    payment_reference: { type: 'string', nullable: true, maxLength: 100, help: 'The reference of the payment.' },
  },
  ExpenseRejection: {
    rejection_reason: { type: 'string', minLength: 1, maxLength: 500, required: true, help: 'The reason. The claim keeps it.' },
  },
}

export const listExpenseClaims: Operation<'listExpenseClaims'> = {
  id: 'listExpenseClaims',
  method: 'get',
  path: '/v1/expense_claims',
  needs: [['expenses:read']],
  isOwn: true,
  query: [
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

export const getExpenseClaim: Operation<'getExpenseClaim'> = { id: 'getExpenseClaim', method: 'get', path: '/v1/expense_claims/{id}', needs: [['expenses:read']], isOwn: true, query: [], result: 'ExpenseClaim', schemas: schemas }

export const createExpenseClaim: Operation<'createExpenseClaim'> = { id: 'createExpenseClaim', method: 'post', path: '/console/expense_claims', needs: [['expenses.manage'], ['expenses.request']], hasDryRun: true, isOwn: true, query: [], body: 'ExpenseClaimCreate', isBodyNeeded: true, result: 'ExpenseClaim', schemas: schemas }

export const updateExpenseClaim: Operation<'updateExpenseClaim'> = { id: 'updateExpenseClaim', method: 'patch', path: '/console/expense_claims/{id}', needs: [['expenses.manage'], ['expenses.request']], hasDryRun: true, isOwn: true, states: { from: ['draft'] }, query: [], body: 'ExpenseClaimUpdate', isBodyNeeded: true, result: 'ExpenseClaim', schemas: schemas }

export const submitExpenseClaim: Operation<'submitExpenseClaim'> = { id: 'submitExpenseClaim', method: 'post', path: '/console/expense_claims/{id}/submit', needs: [['expenses.manage'], ['expenses.request']], hasDryRun: true, isOwn: true, states: { from: ['draft'], to: ['submitted'] }, query: [], result: 'ExpenseClaim', schemas: schemas }

export const approveExpenseClaim: Operation<'approveExpenseClaim'> = { id: 'approveExpenseClaim', method: 'post', path: '/console/expense_claims/{id}/approve', needs: [['expenses.manage']], hasDryRun: true, bulk: true, states: { from: ['submitted'], to: ['approved', 'rejected'] }, query: [], body: 'ExpenseApproval', result: 'ExpenseClaim', schemas: schemas }

export const rejectExpenseClaim: Operation<'rejectExpenseClaim'> = { id: 'rejectExpenseClaim', method: 'post', path: '/console/expense_claims/{id}/reject', needs: [['expenses.manage']], hasDryRun: true, bulk: true, states: { from: ['submitted'], to: ['rejected'] }, query: [], body: 'ExpenseRejection', isBodyNeeded: true, result: 'ExpenseClaim', schemas: schemas }

export const reviseExpenseClaim: Operation<'reviseExpenseClaim'> = { id: 'reviseExpenseClaim', method: 'post', path: '/console/expense_claims/{id}/revise', needs: [['expenses.manage'], ['expenses.request']], hasDryRun: true, isOwn: true, states: { from: ['rejected'], to: ['draft'] }, query: [], result: 'ExpenseClaim', schemas: schemas }

export const cancelExpenseClaim: Operation<'cancelExpenseClaim'> = { id: 'cancelExpenseClaim', method: 'post', path: '/console/expense_claims/{id}/cancel', needs: [['expenses.manage'], ['expenses.request']], hasDryRun: true, bulk: true, isOwn: true, states: { from: ['draft', 'submitted'], to: ['cancelled'] }, query: [], result: 'ExpenseClaim', schemas: schemas }

export const payExpenseClaim: Operation<'payExpenseClaim'> = { id: 'payExpenseClaim', method: 'post', path: '/console/expense_claims/{id}/pay', needs: [['expenses.manage']], hasDryRun: true, bulk: true, states: { from: ['approved'], to: ['paid'] }, query: [], body: 'ExpensePayment', isBodyNeeded: true, result: 'ExpenseClaim', schemas: schemas }

export const handExpenseClaimOver: Operation<'handExpenseClaimOver'> = { id: 'handExpenseClaimOver', method: 'post', path: '/console/expense_claims/{id}/hand_over', needs: [['expenses.manage']], hasDryRun: true, states: { from: ['approved'] }, query: [], result: 'ExpenseClaim', schemas: schemas }

export const recallExpenseClaim: Operation<'recallExpenseClaim'> = { id: 'recallExpenseClaim', method: 'post', path: '/console/expense_claims/{id}/recall', needs: [['expenses.manage']], hasDryRun: true, states: { from: ['approved'] }, query: [], result: 'ExpenseClaim', schemas: schemas }
