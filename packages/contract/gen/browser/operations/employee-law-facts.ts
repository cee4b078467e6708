// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listEmployeeLawFacts = {
  id: 'listEmployeeLawFacts',
  method: 'get',
  path: '/console/employee_law_facts',
  summary: 'List facts of employees',
  rights: [['payroll.manage']],
} as const satisfies CallFacts

export const createEmployeeLawFact = {
  id: 'createEmployeeLawFact',
  method: 'post',
  path: '/console/employee_law_facts',
  summary: 'Create a fact of an employee',
  rights: [['payroll.manage']],
  body: 'EmployeeLawFactCreate',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const getEmployeeLawFact = {
  id: 'getEmployeeLawFact',
  method: 'get',
  path: '/console/employee_law_facts/{id}',
  summary: 'Get a fact of an employee',
  rights: [['payroll.manage']],
} as const satisfies CallFacts

export const deleteEmployeeLawFact = {
  id: 'deleteEmployeeLawFact',
  method: 'delete',
  path: '/console/employee_law_facts/{id}',
  summary: 'Delete a fact of an employee',
  rights: [['payroll.manage']],
  has_dry_run: true,
} as const satisfies CallFacts

export const updateEmployeeLawFact = {
  id: 'updateEmployeeLawFact',
  method: 'patch',
  path: '/console/employee_law_facts/{id}',
  summary: 'Update a fact of an employee',
  rights: [['payroll.manage']],
  body: 'EmployeeLawFactUpdate',
  has_dry_run: true,
} as const satisfies CallFacts
