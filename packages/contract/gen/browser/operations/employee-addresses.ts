// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listEmployeeAddresses = {
  id: 'listEmployeeAddresses',
  method: 'get',
  path: '/v1/employees/{id}/addresses',
  summary: 'List addresses of an employee',
  rights: [['employees:read']],
} as const satisfies CallFacts

export const createEmployeeAddress = {
  id: 'createEmployeeAddress',
  method: 'post',
  path: '/v1/employees/{id}/addresses',
  summary: 'Add an address to an employee',
  rights: [['employees:write']],
  body: 'EmployeeAddressCreate',
  is_keyed: true,
} as const satisfies CallFacts

export const deleteEmployeeAddress = {
  id: 'deleteEmployeeAddress',
  method: 'delete',
  path: '/v1/employees/{id}/addresses/{address_id}',
  summary: 'Delete an address of an employee',
  rights: [['employees:write']],
} as const satisfies CallFacts

export const updateEmployeeAddress = {
  id: 'updateEmployeeAddress',
  method: 'patch',
  path: '/v1/employees/{id}/addresses/{address_id}',
  summary: 'Update an address of an employee',
  rights: [['employees:write']],
  body: 'EmployeeAddressUpdate',
} as const satisfies CallFacts
