// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  EmployeeBankAccount: {
    bank_name: { type: 'string', minLength: 1, maxLength: 100, required: true },
    bank_code: { type: 'string', nullable: true, maxLength: 20, required: true },
    branch_name: { type: 'string', nullable: true, maxLength: 100, required: true },
    branch_code: { type: 'string', nullable: true, maxLength: 20, required: true },
    account_title: { type: 'string', minLength: 1, maxLength: 140, required: true },
    account_number: { type: 'string', minLength: 1, maxLength: 34, required: true },
    iban: { type: 'string', nullable: true, maxLength: 50, required: true },
    swift_code: { type: 'string', nullable: true, maxLength: 11, required: true },
    is_primary: { type: 'boolean', required: true },
    status: { type: 'string', ref: 'RecordStatus', enum: ['active', 'inactive'], required: true },
    object: { type: 'string', const: 'employee_bank_account', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    deleted: { type: 'boolean', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  EmployeeBankAccountCreate: {
    bank_name: { type: 'string', minLength: 1, maxLength: 100, required: true },
    bank_code: { type: 'string', nullable: true, maxLength: 20, help: 'The bank\'s code in the payment system.' },
    branch_name: { type: 'string', nullable: true, maxLength: 100, help: 'The bank\'s branch.' },
    branch_code: { type: 'string', nullable: true, maxLength: 20, help: 'The code of the bank\'s branch.' },
    account_title: { type: 'string', minLength: 1, maxLength: 140, required: true, help: 'The name of the account\'s holder.' },
    account_number: { type: 'string', minLength: 1, maxLength: 34, required: true, help: 'Leading zeros count.' },
    iban: { type: 'string', nullable: true, maxLength: 50, help: 'The IBAN without spaces, with its check digits verified.' },
    swift_code: { type: 'string', nullable: true, maxLength: 11, help: 'The SWIFT code (BIC).' },
    is_primary: { type: 'boolean', default: false, help: 'Whether the salary goes to this account. One of the active accounts is primary.' },
    status: { type: 'string', ref: 'RecordStatus', enum: ['active', 'inactive'], default: 'active', help: 'An inactive account is kept, but no salary is paid into it.' },
  },
  EmployeeBankAccountUpdate: {
    bank_name: { type: 'string', minLength: 1, maxLength: 100 },
    bank_code: { type: 'string', nullable: true, maxLength: 20, help: 'The bank\'s code in the payment system.' },
    branch_name: { type: 'string', nullable: true, maxLength: 100, help: 'The bank\'s branch.' },
    branch_code: { type: 'string', nullable: true, maxLength: 20, help: 'The code of the bank\'s branch.' },
    account_title: { type: 'string', minLength: 1, maxLength: 140, help: 'The name of the account\'s holder.' },
    account_number: { type: 'string', minLength: 1, maxLength: 34, help: 'Leading zeros count.' },
    iban: { type: 'string', nullable: true, maxLength: 50, help: 'The IBAN without spaces, with its check digits verified.' },
    swift_code: { type: 'string', nullable: true, maxLength: 11, help: 'The SWIFT code (BIC).' },
    is_primary: { type: 'boolean', help: 'Whether the salary goes to this account. One of the active accounts is primary.' },
    status: { type: 'string', ref: 'RecordStatus', enum: ['active', 'inactive'], help: 'An inactive account is kept, but no salary is paid into it.' },
  },
}

export const listEmployeeBankAccounts: Operation<'listEmployeeBankAccounts'> = {
  id: 'listEmployeeBankAccounts',
  method: 'get',
  path: '/v1/employees/{id}/bank_accounts',
  needs: [['employees.sensitive:read']],
  isOwn: true,
  query: [
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
    { name: 'include_deleted', type: 'boolean', default: false },
  ],
  result: 'EmployeeBankAccount',
  isList: true,
  schemas: schemas,
}

export const getEmployeeBankAccount: Operation<'getEmployeeBankAccount'> = { id: 'getEmployeeBankAccount', method: 'get', path: '/v1/employees/{id}/bank_accounts/{bank_account_id}', needs: [['employees.sensitive:read']], query: [], result: 'EmployeeBankAccount', schemas: schemas }

export const createEmployeeBankAccount: Operation<'createEmployeeBankAccount'> = { id: 'createEmployeeBankAccount', method: 'post', path: '/console/employees/{id}/bank_accounts', needs: [['salaries.manage']], stepUp: true, hasDryRun: true, query: [], body: 'EmployeeBankAccountCreate', isBodyNeeded: true, result: 'EmployeeBankAccount', schemas: schemas }

export const deleteEmployeeBankAccount: Operation<'deleteEmployeeBankAccount'> = { id: 'deleteEmployeeBankAccount', method: 'delete', path: '/console/employees/{id}/bank_accounts/{bank_account_id}', needs: [['salaries.manage']], stepUp: true, hasDryRun: true, query: [], result: 'EmployeeBankAccount', schemas: schemas }

export const updateEmployeeBankAccount: Operation<'updateEmployeeBankAccount'> = { id: 'updateEmployeeBankAccount', method: 'patch', path: '/console/employees/{id}/bank_accounts/{bank_account_id}', needs: [['salaries.manage']], stepUp: true, hasDryRun: true, query: [], body: 'EmployeeBankAccountUpdate', isBodyNeeded: true, result: 'EmployeeBankAccount', schemas: schemas }
