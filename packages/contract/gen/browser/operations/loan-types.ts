// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listLoanTypes = {
  id: 'listLoanTypes',
  method: 'get',
  path: '/v1/loan_types',
  summary: 'List loan types',
  rights: [['payroll:read']],
} as const satisfies CallFacts

export const getLoanType = {
  id: 'getLoanType',
  method: 'get',
  path: '/v1/loan_types/{id}',
  summary: 'Get a loan type',
  rights: [['payroll:read']],
} as const satisfies CallFacts

export const createLoanType = {
  id: 'createLoanType',
  method: 'post',
  path: '/console/loan_types',
  summary: 'Create a loan type',
  rights: [['loans.manage']],
  body: 'LoanTypeCreate',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const updateLoanType = {
  id: 'updateLoanType',
  method: 'patch',
  path: '/console/loan_types/{id}',
  summary: 'Update a loan type',
  rights: [['loans.manage']],
  body: 'LoanTypeUpdate',
  has_dry_run: true,
} as const satisfies CallFacts
