// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listPayrollEntryDetails = {
  id: 'listPayrollEntryDetails',
  method: 'get',
  path: '/console/payroll_entry_details',
  summary: 'List payroll entries in the console',
  rights: [['payroll.manage'], ['payroll.approve']],
} as const satisfies CallFacts

export const getPayrollEntryDetail = {
  id: 'getPayrollEntryDetail',
  method: 'get',
  path: '/console/payroll_entry_details/{id}',
  summary: 'Get a payroll entry in the console',
  rights: [['payroll.manage'], ['payroll.approve']],
} as const satisfies CallFacts
