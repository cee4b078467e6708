// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  ExpenseClaimItem: {
    expense_category_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'ExpenseCategory', expected: 'an id, of letters, digits, - and _', required: true },
    expense_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    description: { type: 'string', nullable: true, maxLength: 500, required: true },
    merchant: { type: 'string', nullable: true, maxLength: 200, required: true },
    amount: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    display_order: { type: 'integer', minimum: 0, maximum: 100000, required: true },
    object: { type: 'string', const: 'expense_claim_item', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    expense_claim_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'ExpenseClaim', expected: 'an id, of letters, digits, - and _', required: true },
    approved_amount: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    has_receipt: { type: 'boolean', required: true },
    receipt_file_name: { type: 'string', nullable: true, required: true },
    rejection_reason: { type: 'string', nullable: true, required: true },
    deleted: { type: 'boolean', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  ExpenseClaimItemCreate: {
    expense_category_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'ExpenseCategory', expected: 'an id, of letters, digits, - and _', required: true, help: 'The category, which is in use.' },
    expense_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true, help: 'The day on which the money was spent, not later than the date of the claim.' },
    description: { type: 'string', nullable: true, maxLength: 500, help: 'What it was for.' },
    merchant: { type: 'string', nullable: true, maxLength: 200, help: 'Who was paid.' },
    amount: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true, help: 'What was spent, above 0.' },
    display_order: { type: 'integer', default: 0, minimum: 0, maximum: 100000, help: 'Its position among the items of its claim.' },
    expense_claim_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'ExpenseClaim', expected: 'an id, of letters, digits, - and _', required: true, help: 'The claim, which is a draft.' },
  },
  ExpenseClaimItemUpdate: {
    expense_category_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'ExpenseCategory', expected: 'an id, of letters, digits, - and _', help: 'The category, which is in use.' },
    expense_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'The day on which the money was spent, not later than the date of the claim.' },
    description: { type: 'string', nullable: true, maxLength: 500, help: 'What it was for.' },
    merchant: { type: 'string', nullable: true, maxLength: 200, help: 'Who was paid.' },
    amount: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', help: 'What was spent, above 0.' },
    display_order: { type: 'integer', minimum: 0, maximum: 100000, help: 'Its position among the items of its claim.' },
  },
}

export const listExpenseClaimItems: Operation<'listExpenseClaimItems'> = {
  id: 'listExpenseClaimItems',
  method: 'get',
  path: '/v1/expense_claim_items',
  needs: [['expenses:read']],
  isOwn: true,
  query: [
    { name: 'expense_claim_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'expense_category_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
    { name: 'include_deleted', type: 'boolean', default: false },
  ],
  result: 'ExpenseClaimItem',
  isList: true,
  schemas: schemas,
}

export const getExpenseClaimItem: Operation<'getExpenseClaimItem'> = { id: 'getExpenseClaimItem', method: 'get', path: '/v1/expense_claim_items/{id}', needs: [['expenses:read']], isOwn: true, query: [], result: 'ExpenseClaimItem', schemas: schemas }

export const createExpenseClaimItem: Operation<'createExpenseClaimItem'> = { id: 'createExpenseClaimItem', method: 'post', path: '/console/expense_claim_items', needs: [['expenses.manage'], ['expenses.request']], hasDryRun: true, isOwn: true, query: [], body: 'ExpenseClaimItemCreate', isBodyNeeded: true, result: 'ExpenseClaimItem', schemas: schemas }

export const deleteExpenseClaimItem: Operation<'deleteExpenseClaimItem'> = { id: 'deleteExpenseClaimItem', method: 'delete', path: '/console/expense_claim_items/{id}', needs: [['expenses.manage'], ['expenses.request']], hasDryRun: true, isOwn: true, query: [], result: 'ExpenseClaimItem', schemas: schemas }

export const updateExpenseClaimItem: Operation<'updateExpenseClaimItem'> = { id: 'updateExpenseClaimItem', method: 'patch', path: '/console/expense_claim_items/{id}', needs: [['expenses.manage'], ['expenses.request']], hasDryRun: true, isOwn: true, query: [], body: 'ExpenseClaimItemUpdate', isBodyNeeded: true, result: 'ExpenseClaimItem', schemas: schemas }
