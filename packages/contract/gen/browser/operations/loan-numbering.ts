// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const getLoanNumbering = {
  id: 'getLoanNumbering',
  method: 'get',
  path: '/console/loan_numbering',
  summary: 'Get the numbering of loans',
  rights: [['loans.manage']],
} as const satisfies CallFacts

export const updateLoanNumbering = {
  id: 'updateLoanNumbering',
  method: 'patch',
  path: '/console/loan_numbering',
  summary: 'Update the numbering of loans',
  rights: [['loans.manage']],
  body: 'NumberingUpdate',
  has_dry_run: true,
} as const satisfies CallFacts
