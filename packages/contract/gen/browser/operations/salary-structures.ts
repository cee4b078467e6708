// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listSalaryStructures = {
  id: 'listSalaryStructures',
  method: 'get',
  path: '/v1/salary_structures',
  summary: 'List salary structures',
  rights: [['payroll:read']],
} as const satisfies CallFacts

export const getSalaryStructure = {
  id: 'getSalaryStructure',
  method: 'get',
  path: '/v1/salary_structures/{id}',
  summary: 'Get a salary structure',
  rights: [['payroll:read']],
} as const satisfies CallFacts

export const createSalaryStructure = {
  id: 'createSalaryStructure',
  method: 'post',
  path: '/console/salary_structures',
  summary: 'Create a salary structure',
  rights: [['salaries.manage']],
  body: 'SalaryStructureCreate',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const updateSalaryStructure = {
  id: 'updateSalaryStructure',
  method: 'patch',
  path: '/console/salary_structures/{id}',
  summary: 'Update a salary structure',
  rights: [['salaries.manage']],
  body: 'SalaryStructureUpdate',
  has_dry_run: true,
} as const satisfies CallFacts
