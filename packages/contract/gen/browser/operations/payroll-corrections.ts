// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listPayrollCorrections = {
  id: 'listPayrollCorrections',
  method: 'get',
  path: '/console/payroll_corrections',
  summary: 'List payroll corrections',
  rights: [['payroll.manage']],
} as const satisfies CallFacts

export const createPayrollCorrection = {
  id: 'createPayrollCorrection',
  method: 'post',
  path: '/console/payroll_corrections',
  summary: 'Correct a locked day',
  rights: [['payroll.manage']],
  body: 'PayrollCorrectionCreate',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const getPayrollCorrection = {
  id: 'getPayrollCorrection',
  method: 'get',
  path: '/console/payroll_corrections/{id}',
  summary: 'Get a payroll correction',
  rights: [['payroll.manage']],
} as const satisfies CallFacts

export const cancelPayrollCorrection = {
  id: 'cancelPayrollCorrection',
  method: 'post',
  path: '/console/payroll_corrections/{id}/cancel',
  summary: 'Cancel a payroll correction',
  rights: [['payroll.manage']],
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts
