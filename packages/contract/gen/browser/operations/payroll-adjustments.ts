// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listPayrollAdjustments = {
  id: 'listPayrollAdjustments',
  method: 'get',
  path: '/console/payroll_adjustments',
  summary: 'List payroll adjustments',
  rights: [['payroll.manage']],
} as const satisfies CallFacts

export const createPayrollAdjustment = {
  id: 'createPayrollAdjustment',
  method: 'post',
  path: '/console/payroll_adjustments',
  summary: 'Create a payroll adjustment',
  rights: [['payroll.manage']],
  body: 'PayrollAdjustmentCreate',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const getPayrollAdjustment = {
  id: 'getPayrollAdjustment',
  method: 'get',
  path: '/console/payroll_adjustments/{id}',
  summary: 'Get a payroll adjustment',
  rights: [['payroll.manage']],
} as const satisfies CallFacts

export const updatePayrollAdjustment = {
  id: 'updatePayrollAdjustment',
  method: 'patch',
  path: '/console/payroll_adjustments/{id}',
  summary: 'Update a payroll adjustment',
  rights: [['payroll.manage']],
  body: 'PayrollAdjustmentUpdate',
  has_dry_run: true,
} as const satisfies CallFacts

export const cancelPayrollAdjustment = {
  id: 'cancelPayrollAdjustment',
  method: 'post',
  path: '/console/payroll_adjustments/{id}/cancel',
  summary: 'Cancel a payroll adjustment',
  rights: [['payroll.manage']],
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts
