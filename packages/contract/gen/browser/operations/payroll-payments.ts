// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listPayrollPayments = {
  id: 'listPayrollPayments',
  method: 'get',
  path: '/console/payroll_payments',
  summary: 'List payroll payments',
  rights: [['payroll.manage'], ['payroll.approve']],
} as const satisfies CallFacts

export const getPayrollPayment = {
  id: 'getPayrollPayment',
  method: 'get',
  path: '/console/payroll_payments/{id}',
  summary: 'Get a payroll payment',
  rights: [['payroll.manage'], ['payroll.approve']],
} as const satisfies CallFacts

export const failPayrollPayment = {
  id: 'failPayrollPayment',
  method: 'post',
  path: '/console/payroll_payments/{id}/fail',
  summary: 'Mark a payroll payment as failed',
  rights: [['payroll.approve']],
  body: 'PayrollPaymentFailure',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts
