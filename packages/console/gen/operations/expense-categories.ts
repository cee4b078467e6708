// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  ExpenseCategory: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true },
    code: { type: 'string', minLength: 1, maxLength: 20, required: true },
    description: { type: 'string', nullable: true, maxLength: 500, required: true },
    max_amount_per_item: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    requires_receipt: { type: 'boolean', required: true },
    receipt_required_above: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    gl_code: { type: 'string', nullable: true, maxLength: 50, required: true },
    is_active: { type: 'boolean', required: true },
    object: { type: 'string', const: 'expense_category', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  ExpenseCategoryCreate: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true },
    code: { type: 'string', minLength: 1, maxLength: 20, required: true, help: 'The short code, unique in the workspace.' },
    description: { type: 'string', nullable: true, maxLength: 500, help: 'What it is for.' },
    max_amount_per_item: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', help: 'The most that one item may be. Empty means that there is no limit.' },
    requires_receipt: { type: 'boolean', default: false, help: 'Whether an item needs a receipt.' },
    receipt_required_above: {
      type: 'string',
      ref: 'NullableMoney',
      nullable: true,
      decimals: 'currency',
      expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
      help: 'If items need receipts, only those above this amount do. Empty means all of them.',
    },
    gl_code: { type: 'string', nullable: true, maxLength: 50, help: 'The account that it is booked on.' },
    is_active: { type: 'boolean', default: true, help: 'Whether new items may have this category.' },
  },
  ExpenseCategoryUpdate: {
    name: { type: 'string', minLength: 1, maxLength: 100 },
    code: { type: 'string', minLength: 1, maxLength: 20, help: 'The short code, unique in the workspace.' },
    description: { type: 'string', nullable: true, maxLength: 500, help: 'What it is for.' },
    max_amount_per_item: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', help: 'The most that one item may be. Empty means that there is no limit.' },
    requires_receipt: { type: 'boolean', help: 'Whether an item needs a receipt.' },
    receipt_required_above: {
      type: 'string',
      ref: 'NullableMoney',
      nullable: true,
      decimals: 'currency',
      expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
      help: 'If items need receipts, only those above this amount do. Empty means all of them.',
    },
    gl_code: { type: 'string', nullable: true, maxLength: 50, help: 'The account that it is booked on.' },
    is_active: { type: 'boolean', help: 'Whether new items may have this category.' },
  },
}

export const listExpenseCategories: Operation<'listExpenseCategories'> = {
  id: 'listExpenseCategories',
  method: 'get',
  path: '/v1/expense_categories',
  needs: [['expenses:read']],
  isOwn: true,
  query: [
    { name: 'is_active', type: 'boolean' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'ExpenseCategory',
  isList: true,
  schemas: schemas,
}

export const getExpenseCategory: Operation<'getExpenseCategory'> = { id: 'getExpenseCategory', method: 'get', path: '/v1/expense_categories/{id}', needs: [['expenses:read']], isOwn: true, query: [], result: 'ExpenseCategory', schemas: schemas }

export const createExpenseCategory: Operation<'createExpenseCategory'> = { id: 'createExpenseCategory', method: 'post', path: '/console/expense_categories', needs: [['expenses.manage']], hasDryRun: true, query: [], body: 'ExpenseCategoryCreate', isBodyNeeded: true, result: 'ExpenseCategory', schemas: schemas }

export const updateExpenseCategory: Operation<'updateExpenseCategory'> = { id: 'updateExpenseCategory', method: 'patch', path: '/console/expense_categories/{id}', needs: [['expenses.manage']], hasDryRun: true, query: [], body: 'ExpenseCategoryUpdate', isBodyNeeded: true, result: 'ExpenseCategory', schemas: schemas }
