// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const createPayrollImport = {
  id: 'createPayrollImport',
  method: 'post',
  path: '/console/payroll_imports',
  summary: 'Import a payroll run of the past',
  rights: [['payroll.manage']],
  body: 'PayrollImportCreate',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const deletePayrollImport = {
  id: 'deletePayrollImport',
  method: 'delete',
  path: '/console/payroll_imports/{id}',
  summary: 'Delete an imported payroll run',
  rights: [['payroll.manage']],
  has_dry_run: true,
} as const satisfies CallFacts

export const updatePayrollImport = {
  id: 'updatePayrollImport',
  method: 'patch',
  path: '/console/payroll_imports/{id}',
  summary: 'Update an imported payroll run',
  rights: [['payroll.manage']],
  body: 'PayrollImportUpdate',
  has_dry_run: true,
} as const satisfies CallFacts
