// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const getPayrollSettings = {
  id: 'getPayrollSettings',
  method: 'get',
  path: '/console/payroll_settings',
  summary: 'Get the payroll settings',
  rights: [['payroll.manage']],
} as const satisfies CallFacts

export const updatePayrollSettings = {
  id: 'updatePayrollSettings',
  method: 'patch',
  path: '/console/payroll_settings',
  summary: 'Update the payroll settings',
  rights: [['payroll.manage']],
  body: 'PayrollSettingsUpdate',
  has_dry_run: true,
} as const satisfies CallFacts
