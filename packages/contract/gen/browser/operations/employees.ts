// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listEmployees = {
  id: 'listEmployees',
  method: 'get',
  path: '/v1/employees',
  summary: 'List employees',
  rights: [['employees:read']],
} as const satisfies CallFacts

export const createEmployee = {
  id: 'createEmployee',
  method: 'post',
  path: '/v1/employees',
  summary: 'Create an employee',
  rights: [['employees:write']],
  body: 'EmployeeCreate',
  is_keyed: true,
} as const satisfies CallFacts

export const getEmployee = {
  id: 'getEmployee',
  method: 'get',
  path: '/v1/employees/{id}',
  summary: 'Get an employee',
  rights: [['employees:read']],
} as const satisfies CallFacts

export const deleteEmployee = {
  id: 'deleteEmployee',
  method: 'delete',
  path: '/v1/employees/{id}',
  summary: 'Delete an employee',
  rights: [['employees:write']],
} as const satisfies CallFacts

export const updateEmployee = {
  id: 'updateEmployee',
  method: 'patch',
  path: '/v1/employees/{id}',
  summary: 'Update an employee',
  rights: [['employees:write']],
  body: 'EmployeeUpdate',
} as const satisfies CallFacts

export const assignEmployeeLeaveGroup = {
  id: 'assignEmployeeLeaveGroup',
  method: 'post',
  path: '/console/employees/{id}/leave_group',
  summary: 'Choose an employee\'s leave group',
  rights: [['leave.manage']],
  body: 'LeaveGroupMembership',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts
