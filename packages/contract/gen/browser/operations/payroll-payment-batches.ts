// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listPayrollPaymentBatches = {
  id: 'listPayrollPaymentBatches',
  method: 'get',
  path: '/console/payroll_payment_batches',
  summary: 'List payroll payment batches',
  rights: [['payroll.manage'], ['payroll.approve']],
} as const satisfies CallFacts

export const createPayrollPaymentBatch = {
  id: 'createPayrollPaymentBatch',
  method: 'post',
  path: '/console/payroll_payment_batches',
  summary: 'Prepare a payroll payment batch',
  rights: [['payroll.manage']],
  body: 'PayrollPaymentBatchCreate',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const getPayrollPaymentBatch = {
  id: 'getPayrollPaymentBatch',
  method: 'get',
  path: '/console/payroll_payment_batches/{id}',
  summary: 'Get a payroll payment batch',
  rights: [['payroll.manage'], ['payroll.approve']],
} as const satisfies CallFacts

export const recordPayrollPaymentBatch = {
  id: 'recordPayrollPaymentBatch',
  method: 'post',
  path: '/console/payroll_payment_batches/{id}/record',
  summary: 'Record the payment of a batch',
  rights: [['payroll.approve']],
  body: 'PayrollPaymentRecord',
  is_keyed: true,
  has_dry_run: true,
  needs_fresh_proof: true,
} as const satisfies CallFacts

export const cancelPayrollPaymentBatch = {
  id: 'cancelPayrollPaymentBatch',
  method: 'post',
  path: '/console/payroll_payment_batches/{id}/cancel',
  summary: 'Cancel a payroll payment batch',
  rights: [['payroll.manage']],
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts
