// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listLoanInstallments = {
  id: 'listLoanInstallments',
  method: 'get',
  path: '/v1/loan_installments',
  summary: 'List loan installments',
  rights: [['payroll:read']],
} as const satisfies CallFacts

export const getLoanInstallment = {
  id: 'getLoanInstallment',
  method: 'get',
  path: '/v1/loan_installments/{id}',
  summary: 'Get a loan installment',
  rights: [['payroll:read']],
} as const satisfies CallFacts

export const waiveLoanInstallment = {
  id: 'waiveLoanInstallment',
  method: 'post',
  path: '/console/loan_installments/{id}/waive',
  summary: 'Waive an installment',
  rights: [['loans.manage']],
  body: 'LoanReason',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const deferLoanInstallment = {
  id: 'deferLoanInstallment',
  method: 'post',
  path: '/console/loan_installments/{id}/defer',
  summary: 'Defer an installment',
  rights: [['loans.manage']],
  body: 'LoanReason',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts
