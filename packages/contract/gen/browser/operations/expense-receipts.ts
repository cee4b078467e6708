// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const getExpenseReceipt = {
  id: 'getExpenseReceipt',
  method: 'get',
  path: '/console/expense_claim_items/{id}/receipt',
  summary: 'Download the receipt of an expense claim item',
  rights: [['expenses.manage']],
} as const satisfies CallFacts

export const storeExpenseReceipt = {
  id: 'storeExpenseReceipt',
  method: 'post',
  path: '/console/expense_claim_items/{id}/receipt',
  summary: 'Store the receipt of an expense claim item',
  rights: [['expenses.manage']],
  body: 'ExpenseReceipt',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const deleteExpenseReceipt = {
  id: 'deleteExpenseReceipt',
  method: 'delete',
  path: '/console/expense_claim_items/{id}/receipt',
  summary: 'Remove the receipt of an expense claim item',
  rights: [['expenses.manage']],
  has_dry_run: true,
} as const satisfies CallFacts
