// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const getEmployeeCompensation = {
  id: 'getEmployeeCompensation',
  method: 'get',
  path: '/v1/employees/{id}/compensation',
  summary: 'Get the compensation of an employee',
  rights: [['employees.sensitive:read']],
} as const satisfies CallFacts

export const updateEmployeeCompensation = {
  id: 'updateEmployeeCompensation',
  method: 'patch',
  path: '/console/employees/{id}/compensation',
  summary: 'Choose how an employee is paid',
  rights: [['salaries.manage']],
  body: 'EmployeeCompensationUpdate',
  has_dry_run: true,
} as const satisfies CallFacts
