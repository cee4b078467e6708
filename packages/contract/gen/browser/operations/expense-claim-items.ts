// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listExpenseClaimItems = {
  id: 'listExpenseClaimItems',
  method: 'get',
  path: '/v1/expense_claim_items',
  summary: 'List expense claim items',
  rights: [['expenses:read']],
} as const satisfies CallFacts

export const getExpenseClaimItem = {
  id: 'getExpenseClaimItem',
  method: 'get',
  path: '/v1/expense_claim_items/{id}',
  summary: 'Get an expense claim item',
  rights: [['expenses:read']],
} as const satisfies CallFacts

export const createExpenseClaimItem = {
  id: 'createExpenseClaimItem',
  method: 'post',
  path: '/console/expense_claim_items',
  summary: 'Add an item to an expense claim',
  rights: [['expenses.manage']],
  body: 'ExpenseClaimItemCreate',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const deleteExpenseClaimItem = {
  id: 'deleteExpenseClaimItem',
  method: 'delete',
  path: '/console/expense_claim_items/{id}',
  summary: 'Delete an expense claim item',
  rights: [['expenses.manage']],
  has_dry_run: true,
} as const satisfies CallFacts

export const updateExpenseClaimItem = {
  id: 'updateExpenseClaimItem',
  method: 'patch',
  path: '/console/expense_claim_items/{id}',
  summary: 'Update an expense claim item',
  rights: [['expenses.manage']],
  body: 'ExpenseClaimItemUpdate',
  has_dry_run: true,
} as const satisfies CallFacts
