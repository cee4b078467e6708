// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  ExpenseLimit: {
    monthly_amount: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    object: { type: 'string', const: 'expense_limit', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    expense_category_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'ExpenseCategory', expected: 'an id, of letters, digits, - and _', required: true },
    deleted: { type: 'boolean', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  ExpenseLimitCreate: {
    monthly_amount: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true, help: 'The most that one employee is reimbursed of the category for expenses of one calendar month.' },
    expense_category_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'ExpenseCategory', expected: 'an id, of letters, digits, - and _', required: true },
  },
  ExpenseLimitUpdate: {
    monthly_amount: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', help: 'The most that one employee is reimbursed of the category for expenses of one calendar month.' },
  },
}

export const listExpenseLimits: Operation<'listExpenseLimits'> = {
  id: 'listExpenseLimits',
  method: 'get',
  path: '/console/expense_limits',
  needs: [['expenses.manage']],
  query: [
    { name: 'expense_category_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
    { name: 'include_deleted', type: 'boolean', default: false },
  ],
  result: 'ExpenseLimit',
  isList: true,
  schemas: schemas,
}

export const createExpenseLimit: Operation<'createExpenseLimit'> = { id: 'createExpenseLimit', method: 'post', path: '/console/expense_limits', needs: [['expenses.manage']], hasDryRun: true, query: [], body: 'ExpenseLimitCreate', isBodyNeeded: true, result: 'ExpenseLimit', schemas: schemas }

export const getExpenseLimit: Operation<'getExpenseLimit'> = { id: 'getExpenseLimit', method: 'get', path: '/console/expense_limits/{id}', needs: [['expenses.manage']], query: [], result: 'ExpenseLimit', schemas: schemas }

export const deleteExpenseLimit: Operation<'deleteExpenseLimit'> = { id: 'deleteExpenseLimit', method: 'delete', path: '/console/expense_limits/{id}', needs: [['expenses.manage']], hasDryRun: true, query: [], result: 'ExpenseLimit', schemas: schemas }

export const updateExpenseLimit: Operation<'updateExpenseLimit'> = { id: 'updateExpenseLimit', method: 'patch', path: '/console/expense_limits/{id}', needs: [['expenses.manage']], hasDryRun: true, query: [], body: 'ExpenseLimitUpdate', isBodyNeeded: true, result: 'ExpenseLimit', schemas: schemas }
