// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listExpenseCategories = {
  id: 'listExpenseCategories',
  method: 'get',
  path: '/v1/expense_categories',
  summary: 'List expense categories',
  rights: [['expenses:read']],
} as const satisfies CallFacts

export const getExpenseCategory = {
  id: 'getExpenseCategory',
  method: 'get',
  path: '/v1/expense_categories/{id}',
  summary: 'Get an expense category',
  rights: [['expenses:read']],
} as const satisfies CallFacts

export const createExpenseCategory = {
  id: 'createExpenseCategory',
  method: 'post',
  path: '/console/expense_categories',
  summary: 'Create an expense category',
  rights: [['expenses.manage']],
  body: 'ExpenseCategoryCreate',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const updateExpenseCategory = {
  id: 'updateExpenseCategory',
  method: 'patch',
  path: '/console/expense_categories/{id}',
  summary: 'Update an expense category',
  rights: [['expenses.manage']],
  body: 'ExpenseCategoryUpdate',
  has_dry_run: true,
} as const satisfies CallFacts
