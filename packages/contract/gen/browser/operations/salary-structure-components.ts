// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listSalaryStructureComponents = {
  id: 'listSalaryStructureComponents',
  method: 'get',
  path: '/v1/salary_structure_components',
  summary: 'List salary structure components',
  rights: [['payroll:read']],
} as const satisfies CallFacts

export const getSalaryStructureComponent = {
  id: 'getSalaryStructureComponent',
  method: 'get',
  path: '/v1/salary_structure_components/{id}',
  summary: 'Get a salary structure component',
  rights: [['payroll:read']],
} as const satisfies CallFacts

export const createSalaryStructureComponent = {
  id: 'createSalaryStructureComponent',
  method: 'post',
  path: '/console/salary_structure_components',
  summary: 'Add a component to a salary structure',
  rights: [['salaries.manage']],
  body: 'SalaryStructureComponentCreate',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const deleteSalaryStructureComponent = {
  id: 'deleteSalaryStructureComponent',
  method: 'delete',
  path: '/console/salary_structure_components/{id}',
  summary: 'Remove a component from a salary structure',
  rights: [['salaries.manage']],
  has_dry_run: true,
} as const satisfies CallFacts

export const updateSalaryStructureComponent = {
  id: 'updateSalaryStructureComponent',
  method: 'patch',
  path: '/console/salary_structure_components/{id}',
  summary: 'Update a component of a salary structure',
  rights: [['salaries.manage']],
  body: 'SalaryStructureComponentUpdate',
  has_dry_run: true,
} as const satisfies CallFacts

export const getSalaryStructureComponentFormula = {
  id: 'getSalaryStructureComponentFormula',
  method: 'get',
  path: '/console/salary_structure_components/{id}/formula',
  summary: 'Get the formula of a structure component',
  rights: [['salaries.manage']],
} as const satisfies CallFacts
