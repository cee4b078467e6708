// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listPayrollEntryComponents = {
  id: 'listPayrollEntryComponents',
  method: 'get',
  path: '/v1/payroll_entry_components',
  summary: 'List payroll entry components',
  rights: [['payroll:read']],
} as const satisfies CallFacts

export const getPayrollEntryComponent = {
  id: 'getPayrollEntryComponent',
  method: 'get',
  path: '/v1/payroll_entry_components/{id}',
  summary: 'Get a payroll entry component',
  rights: [['payroll:read']],
} as const satisfies CallFacts
