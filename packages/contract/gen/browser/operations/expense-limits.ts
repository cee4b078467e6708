// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listExpenseLimits = {
  id: 'listExpenseLimits',
  method: 'get',
  path: '/console/expense_limits',
  summary: 'List expense limits',
  rights: [['expenses.manage']],
} as const satisfies CallFacts

export const createExpenseLimit = {
  id: 'createExpenseLimit',
  method: 'post',
  path: '/console/expense_limits',
  summary: 'Create an expense limit',
  rights: [['expenses.manage']],
  body: 'ExpenseLimitCreate',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const getExpenseLimit = {
  id: 'getExpenseLimit',
  method: 'get',
  path: '/console/expense_limits/{id}',
  summary: 'Get an expense limit',
  rights: [['expenses.manage']],
} as const satisfies CallFacts

export const deleteExpenseLimit = {
  id: 'deleteExpenseLimit',
  method: 'delete',
  path: '/console/expense_limits/{id}',
  summary: 'Delete an expense limit',
  rights: [['expenses.manage']],
  has_dry_run: true,
} as const satisfies CallFacts

export const updateExpenseLimit = {
  id: 'updateExpenseLimit',
  method: 'patch',
  path: '/console/expense_limits/{id}',
  summary: 'Update an expense limit',
  rights: [['expenses.manage']],
  body: 'ExpenseLimitUpdate',
  has_dry_run: true,
} as const satisfies CallFacts
