// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listPayrollRuns = {
  id: 'listPayrollRuns',
  method: 'get',
  path: '/v1/payroll_runs',
  summary: 'List payroll runs',
  rights: [['payroll:read']],
} as const satisfies CallFacts

export const getPayrollRun = {
  id: 'getPayrollRun',
  method: 'get',
  path: '/v1/payroll_runs/{id}',
  summary: 'Get a payroll run',
  rights: [['payroll:read']],
} as const satisfies CallFacts

export const createPayrollRun = {
  id: 'createPayrollRun',
  method: 'post',
  path: '/console/payroll_runs',
  summary: 'Create a payroll run',
  rights: [['payroll.manage']],
  body: 'PayrollRunDetailCreate',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const updatePayrollRun = {
  id: 'updatePayrollRun',
  method: 'patch',
  path: '/console/payroll_runs/{id}',
  summary: 'Update a payroll run',
  rights: [['payroll.manage']],
  body: 'PayrollRunDetailUpdate',
  has_dry_run: true,
} as const satisfies CallFacts

export const getPayrollRunPreview = {
  id: 'getPayrollRunPreview',
  method: 'get',
  path: '/console/payroll_runs/{id}/preview',
  summary: 'Preview a payroll run',
  rights: [['payroll.manage'], ['payroll.approve']],
} as const satisfies CallFacts

export const verifyPayrollRun = {
  id: 'verifyPayrollRun',
  method: 'post',
  path: '/console/payroll_runs/{id}/verify',
  summary: 'Verify a payroll run',
  rights: [['payroll.manage'], ['payroll.approve']],
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const processPayrollRun = {
  id: 'processPayrollRun',
  method: 'post',
  path: '/console/payroll_runs/{id}/process',
  summary: 'Process a payroll run',
  rights: [['payroll.manage']],
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const reopenPayrollRun = {
  id: 'reopenPayrollRun',
  method: 'post',
  path: '/console/payroll_runs/{id}/reopen',
  summary: 'Reopen a payroll run',
  rights: [['payroll.manage']],
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const approvePayrollRun = {
  id: 'approvePayrollRun',
  method: 'post',
  path: '/console/payroll_runs/{id}/approve',
  summary: 'Approve a payroll run',
  rights: [['payroll.approve']],
  is_keyed: true,
  has_dry_run: true,
  needs_fresh_proof: true,
} as const satisfies CallFacts

export const lockPayrollRun = {
  id: 'lockPayrollRun',
  method: 'post',
  path: '/console/payroll_runs/{id}/lock',
  summary: 'Lock a payroll run',
  rights: [['payroll.approve']],
  is_keyed: true,
  has_dry_run: true,
  needs_fresh_proof: true,
} as const satisfies CallFacts
