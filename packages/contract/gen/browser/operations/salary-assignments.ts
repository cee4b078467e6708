// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listSalaryAssignments = {
  id: 'listSalaryAssignments',
  method: 'get',
  path: '/v1/salary_assignments',
  summary: 'List salary assignments',
  rights: [['payroll:read']],
} as const satisfies CallFacts

export const getSalaryAssignment = {
  id: 'getSalaryAssignment',
  method: 'get',
  path: '/v1/salary_assignments/{id}',
  summary: 'Get a salary assignment',
  rights: [['payroll:read']],
} as const satisfies CallFacts

export const createSalaryAssignment = {
  id: 'createSalaryAssignment',
  method: 'post',
  path: '/console/salary_assignments',
  summary: 'Assign a salary',
  rights: [['salaries.manage']],
  body: 'SalaryAssignmentCreate',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const previewSalaryAssignment = {
  id: 'previewSalaryAssignment',
  method: 'post',
  path: '/console/salary_assignments/preview',
  summary: 'Preview a salary',
  rights: [['salaries.manage']],
  body: 'SalaryPackagePreview',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const deleteSalaryAssignment = {
  id: 'deleteSalaryAssignment',
  method: 'delete',
  path: '/console/salary_assignments/{id}',
  summary: 'Delete a salary assignment',
  rights: [['salaries.manage']],
  has_dry_run: true,
} as const satisfies CallFacts

export const updateSalaryAssignment = {
  id: 'updateSalaryAssignment',
  method: 'patch',
  path: '/console/salary_assignments/{id}',
  summary: 'Correct a salary assignment',
  rights: [['salaries.manage']],
  body: 'SalaryAssignmentUpdate',
  has_dry_run: true,
} as const satisfies CallFacts

export const getSalaryAssignmentPackage = {
  id: 'getSalaryAssignmentPackage',
  method: 'get',
  path: '/console/salary_assignments/{id}/package',
  summary: 'Get the package of a salary assignment',
  rights: [['salaries.manage']],
} as const satisfies CallFacts
