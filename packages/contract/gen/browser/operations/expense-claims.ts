// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listExpenseClaims = {
  id: 'listExpenseClaims',
  method: 'get',
  path: '/v1/expense_claims',
  summary: 'List expense claims',
  rights: [['expenses:read']],
} as const satisfies CallFacts

export const getExpenseClaim = {
  id: 'getExpenseClaim',
  method: 'get',
  path: '/v1/expense_claims/{id}',
  summary: 'Get an expense claim',
  rights: [['expenses:read']],
} as const satisfies CallFacts

export const createExpenseClaim = {
  id: 'createExpenseClaim',
  method: 'post',
  path: '/console/expense_claims',
  summary: 'Create an expense claim',
  rights: [['expenses.manage']],
  body: 'ExpenseClaimCreate',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const updateExpenseClaim = {
  id: 'updateExpenseClaim',
  method: 'patch',
  path: '/console/expense_claims/{id}',
  summary: 'Update an expense claim',
  rights: [['expenses.manage']],
  body: 'ExpenseClaimUpdate',
  has_dry_run: true,
} as const satisfies CallFacts

export const submitExpenseClaim = {
  id: 'submitExpenseClaim',
  method: 'post',
  path: '/console/expense_claims/{id}/submit',
  summary: 'Submit an expense claim',
  rights: [['expenses.manage']],
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const approveExpenseClaim = {
  id: 'approveExpenseClaim',
  method: 'post',
  path: '/console/expense_claims/{id}/approve',
  summary: 'Approve an expense claim',
  rights: [['expenses.manage']],
  body: 'ExpenseApproval',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const rejectExpenseClaim = {
  id: 'rejectExpenseClaim',
  method: 'post',
  path: '/console/expense_claims/{id}/reject',
  summary: 'Reject an expense claim',
  rights: [['expenses.manage']],
  body: 'ExpenseRejection',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const reviseExpenseClaim = {
  id: 'reviseExpenseClaim',
  method: 'post',
  path: '/console/expense_claims/{id}/revise',
  summary: 'Revise an expense claim',
  rights: [['expenses.manage']],
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const cancelExpenseClaim = {
  id: 'cancelExpenseClaim',
  method: 'post',
  path: '/console/expense_claims/{id}/cancel',
  summary: 'Cancel an expense claim',
  rights: [['expenses.manage']],
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const payExpenseClaim = {
  id: 'payExpenseClaim',
  method: 'post',
  path: '/console/expense_claims/{id}/pay',
  summary: 'Record the payment of an expense claim',
  rights: [['expenses.manage']],
  body: 'ExpensePayment',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const handExpenseClaimOver = {
  id: 'handExpenseClaimOver',
  method: 'post',
  path: '/console/expense_claims/{id}/hand_over',
  summary: 'Hand an expense claim over to payroll',
  rights: [['expenses.manage']],
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const recallExpenseClaim = {
  id: 'recallExpenseClaim',
  method: 'post',
  path: '/console/expense_claims/{id}/recall',
  summary: 'Take an expense claim back from payroll',
  rights: [['expenses.manage']],
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts
