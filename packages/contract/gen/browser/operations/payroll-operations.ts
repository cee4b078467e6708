// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listPayrollOperations = {
  id: 'listPayrollOperations',
  method: 'get',
  path: '/console/payroll_operations',
  summary: 'List payroll operations',
  rights: [['payroll.manage'], ['payroll.approve']],
} as const satisfies CallFacts

export const getPayrollOperation = {
  id: 'getPayrollOperation',
  method: 'get',
  path: '/console/payroll_operations/{id}',
  summary: 'Get a payroll operation',
  rights: [['payroll.manage'], ['payroll.approve']],
} as const satisfies CallFacts
