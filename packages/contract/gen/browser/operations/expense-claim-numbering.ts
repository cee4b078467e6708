// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const getExpenseClaimNumbering = {
  id: 'getExpenseClaimNumbering',
  method: 'get',
  path: '/console/expense_claim_numbering',
  summary: 'Get the numbering of expense claims',
  rights: [['expenses.manage']],
} as const satisfies CallFacts

export const updateExpenseClaimNumbering = {
  id: 'updateExpenseClaimNumbering',
  method: 'patch',
  path: '/console/expense_claim_numbering',
  summary: 'Update the numbering of expense claims',
  rights: [['expenses.manage']],
  body: 'NumberingUpdate',
  has_dry_run: true,
} as const satisfies CallFacts
