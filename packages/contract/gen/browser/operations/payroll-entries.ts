// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listPayrollEntries = {
  id: 'listPayrollEntries',
  method: 'get',
  path: '/v1/payroll_entries',
  summary: 'List payroll entries',
  rights: [['payroll:read']],
} as const satisfies CallFacts

export const getPayrollEntry = {
  id: 'getPayrollEntry',
  method: 'get',
  path: '/v1/payroll_entries/{id}',
  summary: 'Get a payroll entry',
  rights: [['payroll:read']],
} as const satisfies CallFacts

export const getPayrollEntryExplanation = {
  id: 'getPayrollEntryExplanation',
  method: 'get',
  path: '/console/payroll_entries/{id}/explanation',
  summary: 'Explain a payroll entry',
  rights: [['payroll.manage'], ['payroll.approve']],
} as const satisfies CallFacts

export const holdPayrollEntry = {
  id: 'holdPayrollEntry',
  method: 'post',
  path: '/console/payroll_entries/{id}/hold',
  summary: 'Hold a payroll entry',
  rights: [['payroll.manage']],
  body: 'PayrollEntryHold',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const releasePayrollEntry = {
  id: 'releasePayrollEntry',
  method: 'post',
  path: '/console/payroll_entries/{id}/release',
  summary: 'Release a payroll entry',
  rights: [['payroll.manage']],
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const acknowledgePayrollEntry = {
  id: 'acknowledgePayrollEntry',
  method: 'post',
  path: '/console/payroll_entries/{id}/acknowledge',
  summary: 'Acknowledge a payroll entry',
  rights: [['payroll.manage']],
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts
