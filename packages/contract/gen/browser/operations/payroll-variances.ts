// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const getPayrollVariance = {
  id: 'getPayrollVariance',
  method: 'get',
  path: '/console/payroll_runs/{id}/variance',
  summary: 'Compare a payroll run with the month before',
  rights: [['payroll.manage'], ['payroll.approve']],
} as const satisfies CallFacts

export const listPayrollVariances = {
  id: 'listPayrollVariances',
  method: 'get',
  path: '/console/payroll_runs/{id}/variances',
  summary: 'List employees whose pay differs',
  rights: [['payroll.manage'], ['payroll.approve']],
} as const satisfies CallFacts
