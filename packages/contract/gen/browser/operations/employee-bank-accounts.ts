// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listEmployeeBankAccounts = {
  id: 'listEmployeeBankAccounts',
  method: 'get',
  path: '/v1/employees/{id}/bank_accounts',
  summary: 'List bank accounts of an employee',
  rights: [['employees.sensitive:read']],
} as const satisfies CallFacts

export const getEmployeeBankAccount = {
  id: 'getEmployeeBankAccount',
  method: 'get',
  path: '/v1/employees/{id}/bank_accounts/{bank_account_id}',
  summary: 'Get a bank account of an employee',
  rights: [['employees.sensitive:read']],
} as const satisfies CallFacts

export const createEmployeeBankAccount = {
  id: 'createEmployeeBankAccount',
  method: 'post',
  path: '/console/employees/{id}/bank_accounts',
  summary: 'Add a bank account',
  rights: [['salaries.manage']],
  body: 'EmployeeBankAccountCreate',
  is_keyed: true,
  has_dry_run: true,
  needs_fresh_proof: true,
} as const satisfies CallFacts

export const deleteEmployeeBankAccount = {
  id: 'deleteEmployeeBankAccount',
  method: 'delete',
  path: '/console/employees/{id}/bank_accounts/{bank_account_id}',
  summary: 'Delete a bank account',
  rights: [['salaries.manage']],
  has_dry_run: true,
  needs_fresh_proof: true,
} as const satisfies CallFacts

export const updateEmployeeBankAccount = {
  id: 'updateEmployeeBankAccount',
  method: 'patch',
  path: '/console/employees/{id}/bank_accounts/{bank_account_id}',
  summary: 'Update a bank account',
  rights: [['salaries.manage']],
  body: 'EmployeeBankAccountUpdate',
  has_dry_run: true,
  needs_fresh_proof: true,
} as const satisfies CallFacts
