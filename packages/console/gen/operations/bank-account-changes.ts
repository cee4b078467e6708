// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  BankAccountChange: {
    bank_name: { type: 'string', minLength: 1, maxLength: 100, required: true },
    bank_code: { type: 'string', nullable: true, maxLength: 20, required: true },
    branch_name: { type: 'string', nullable: true, maxLength: 100, required: true },
    branch_code: { type: 'string', nullable: true, maxLength: 20, required: true },
    account_title: { type: 'string', minLength: 1, maxLength: 140, required: true },
    swift_code: { type: 'string', nullable: true, maxLength: 11, required: true },
    object: { type: 'string', const: 'bank_account_change', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    status: { type: 'string', enum: ['pending', 'approved', 'applied', 'rejected', 'withdrawn', 'frozen'], required: true },
    account_ends: { type: 'string', required: true },
    iban_ends: { type: 'string', nullable: true, required: true },
    old_bank_account_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'EmployeeBankAccount', expected: 'an id, of letters, digits, - and _', required: true },
    old_bank_name: { type: 'string', nullable: true, required: true },
    old_account_title: { type: 'string', nullable: true, required: true },
    old_account_ends: { type: 'string', nullable: true, required: true },
    flags: { type: 'array', maxItems: 5, items: { type: 'string', ref: 'BankAccountChangeFlag', enum: ['account_of_another', 'contact_changed', 'new_member', 'new_browser', 'not_told'] }, required: true },
    requested_by: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Member', expected: 'an id, of letters, digits, - and _', required: true },
    decided_by: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: ['ApiKey', 'Member', 'ServiceToken'], expected: 'an id, of letters, digits, - and _', required: true },
    decided_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    rejection_reason: { type: 'string', nullable: true, required: true },
    effective_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    applied_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    bank_account_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'EmployeeBankAccount', expected: 'an id, of letters, digits, - and _', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  BankAccountChangeCreate: {
    bank_name: { type: 'string', minLength: 1, maxLength: 100, required: true },
    bank_code: { type: 'string', nullable: true, maxLength: 20, help: 'The bank\'s code in the payment system.' },
    branch_name: { type: 'string', nullable: true, maxLength: 100, help: 'The bank\'s branch.' },
    branch_code: { type: 'string', nullable: true, maxLength: 20, help: 'The code of the bank\'s branch.' },
    account_title: { type: 'string', minLength: 1, maxLength: 140, required: true, help: 'The name of the account\'s holder.' },
    swift_code: { type: 'string', nullable: true, maxLength: 11, help: 'The SWIFT code (BIC).' },
    account_number: { type: 'string', minLength: 1, maxLength: 34, required: true, help: 'Leading zeros count.' },
    iban: { type: 'string', nullable: true, maxLength: 50, help: 'The IBAN without spaces, with its check digits verified.' },
  },
  BankAccountChangeRejection: {
    rejection_reason: { type: 'string', minLength: 1, maxLength: 500, required: true, help: 'The reason, which the employee reads.' },
  },
  BankAccountChangeStop: {
    workspace_name: { type: 'string', required: true },
  },
  BankAccountChangeToken: {
    token: { type: 'string', maxLength: 100, required: true, help: 'The token in the link of an e-mail.' },
  },
}

export const listBankAccountChanges: Operation<'listBankAccountChanges'> = {
  id: 'listBankAccountChanges',
  method: 'get',
  path: '/console/bank_account_changes',
  needs: [['salaries.manage'], ['employees.sensitive:read']],
  isOwn: true,
  query: [
    { name: 'employee_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'status', type: 'string', enum: ['pending', 'approved', 'applied', 'rejected', 'withdrawn', 'frozen'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'BankAccountChange',
  isList: true,
  schemas: schemas,
}

export const createBankAccountChange: Operation<'createBankAccountChange'> = { id: 'createBankAccountChange', method: 'post', path: '/console/bank_account_changes', needs: [['profile.request']], stepUp: true, hasDryRun: true, isOwn: true, query: [], body: 'BankAccountChangeCreate', isBodyNeeded: true, result: 'BankAccountChange', schemas: schemas }

export const getBankAccountChange: Operation<'getBankAccountChange'> = { id: 'getBankAccountChange', method: 'get', path: '/console/bank_account_changes/{id}', needs: [['salaries.manage'], ['employees.sensitive:read']], isOwn: true, query: [], result: 'BankAccountChange', schemas: schemas }

export const approveBankAccountChange: Operation<'approveBankAccountChange'> = { id: 'approveBankAccountChange', method: 'post', path: '/console/bank_account_changes/{id}/approve', needs: [['salaries.manage']], stepUp: true, hasDryRun: true, states: { from: ['pending'], to: ['approved'] }, query: [], result: 'BankAccountChange', schemas: schemas }

export const rejectBankAccountChange: Operation<'rejectBankAccountChange'> = {
  id: 'rejectBankAccountChange',
  method: 'post',
  path: '/console/bank_account_changes/{id}/reject',
  needs: [['salaries.manage']],
  hasDryRun: true,
  states: { from: ['pending'], to: ['rejected'] },
  query: [],
  body: 'BankAccountChangeRejection',
  isBodyNeeded: true,
  result: 'BankAccountChange',
  schemas: schemas,
}

export const withdrawBankAccountChange: Operation<'withdrawBankAccountChange'> = {
  id: 'withdrawBankAccountChange',
  method: 'post',
  path: '/console/bank_account_changes/{id}/withdraw',
  needs: [['profile.request'], ['salaries.manage']],
  hasDryRun: true,
  isOwn: true,
  states: { from: ['pending', 'approved'], to: ['withdrawn'] },
  query: [],
  result: 'BankAccountChange',
  schemas: schemas,
}

export const freezeBankAccountChange: Operation<'freezeBankAccountChange'> = { id: 'freezeBankAccountChange', method: 'post', path: '/console/bank_account_changes/{id}/freeze', needs: [['profile.request'], ['salaries.manage']], hasDryRun: true, isOwn: true, states: { from: ['pending', 'approved'], to: ['frozen'] }, query: [], result: 'BankAccountChange', schemas: schemas }

export const stopBankAccountChange: Operation<'stopBankAccountChange'> = { id: 'stopBankAccountChange', method: 'post', path: '/console/bank_account_stops', query: [], body: 'BankAccountChangeToken', isBodyNeeded: true, result: 'BankAccountChangeStop', schemas: schemas }
