// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listSalaryComponents = {
  id: 'listSalaryComponents',
  method: 'get',
  path: '/v1/salary_components',
  summary: 'List salary components',
  rights: [['payroll:read']],
} as const satisfies CallFacts

export const getSalaryComponent = {
  id: 'getSalaryComponent',
  method: 'get',
  path: '/v1/salary_components/{id}',
  summary: 'Get a salary component',
  rights: [['payroll:read']],
} as const satisfies CallFacts

export const createSalaryComponent = {
  id: 'createSalaryComponent',
  method: 'post',
  path: '/console/salary_components',
  summary: 'Create a salary component',
  rights: [['salaries.manage']],
  body: 'SalaryComponentCreate',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const updateSalaryComponent = {
  id: 'updateSalaryComponent',
  method: 'patch',
  path: '/console/salary_components/{id}',
  summary: 'Update a salary component',
  rights: [['salaries.manage']],
  body: 'SalaryComponentUpdate',
  has_dry_run: true,
} as const satisfies CallFacts

export const getSalaryComponentFormula = {
  id: 'getSalaryComponentFormula',
  method: 'get',
  path: '/console/salary_components/{id}/formula',
  summary: 'Get the formula of a salary component',
  rights: [['salaries.manage']],
} as const satisfies CallFacts
