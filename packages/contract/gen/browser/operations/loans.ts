// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listLoans = {
  id: 'listLoans',
  method: 'get',
  path: '/v1/loans',
  summary: 'List loans',
  rights: [['payroll:read']],
} as const satisfies CallFacts

export const getLoan = {
  id: 'getLoan',
  method: 'get',
  path: '/v1/loans/{id}',
  summary: 'Get a loan',
  rights: [['payroll:read']],
} as const satisfies CallFacts

export const createLoan = {
  id: 'createLoan',
  method: 'post',
  path: '/console/loans',
  summary: 'Request a loan',
  rights: [['loans.manage']],
  body: 'LoanCreate',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const previewLoan = {
  id: 'previewLoan',
  method: 'post',
  path: '/console/loans/preview',
  summary: 'Preview a loan',
  rights: [['loans.manage']],
  body: 'LoanCreate',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const approveLoan = {
  id: 'approveLoan',
  method: 'post',
  path: '/console/loans/{id}/approve',
  summary: 'Approve a loan',
  rights: [['loans.manage']],
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const rejectLoan = {
  id: 'rejectLoan',
  method: 'post',
  path: '/console/loans/{id}/reject',
  summary: 'Reject a loan',
  rights: [['loans.manage']],
  body: 'LoanReason',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const cancelLoan = {
  id: 'cancelLoan',
  method: 'post',
  path: '/console/loans/{id}/cancel',
  summary: 'Cancel a loan',
  rights: [['loans.manage']],
  body: 'LoanReason',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const disburseLoan = {
  id: 'disburseLoan',
  method: 'post',
  path: '/console/loans/{id}/disburse',
  summary: 'Disburse a loan',
  rights: [['loans.manage']],
  body: 'LoanDisbursement',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const rescheduleLoan = {
  id: 'rescheduleLoan',
  method: 'post',
  path: '/console/loans/{id}/reschedule',
  summary: 'Reschedule a loan',
  rights: [['loans.manage']],
  body: 'LoanRescheduling',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const settleLoan = {
  id: 'settleLoan',
  method: 'post',
  path: '/console/loans/{id}/settle',
  summary: 'Settle a loan early',
  rights: [['loans.manage']],
  body: 'LoanSettlement',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const writeLoanOff = {
  id: 'writeLoanOff',
  method: 'post',
  path: '/console/loans/{id}/write_off',
  summary: 'Write a loan off',
  rights: [['loans.manage']],
  body: 'LoanReason',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const getLoanExplanation = {
  id: 'getLoanExplanation',
  method: 'get',
  path: '/console/loans/{id}/explanation',
  summary: 'Explain a loan',
  rights: [['loans.manage']],
} as const satisfies CallFacts
