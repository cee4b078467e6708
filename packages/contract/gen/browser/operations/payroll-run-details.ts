// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listPayrollRunDetails = {
  id: 'listPayrollRunDetails',
  method: 'get',
  path: '/console/payroll_run_details',
  summary: 'List payroll runs in the console',
  rights: [['payroll.manage'], ['payroll.approve']],
} as const satisfies CallFacts

export const getPayrollRunDetail = {
  id: 'getPayrollRunDetail',
  method: 'get',
  path: '/console/payroll_run_details/{id}',
  summary: 'Get a payroll run in the console',
  rights: [['payroll.manage'], ['payroll.approve']],
} as const satisfies CallFacts
