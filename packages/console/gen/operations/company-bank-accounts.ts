// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  CompanyBankAccount: {
    account_title: { type: 'string', minLength: 1, maxLength: 140, required: true },
    bank_name: { type: 'string', minLength: 1, maxLength: 100, required: true },
    iban: { type: 'string', nullable: true, maxLength: 50, required: true },
    account_number: { type: 'string', nullable: true, minLength: 1, maxLength: 34, required: true },
    swift_code: { type: 'string', nullable: true, maxLength: 11, required: true },
    bank_code: { type: 'string', nullable: true, maxLength: 20, required: true },
    branch_code: { type: 'string', nullable: true, maxLength: 20, required: true },
    is_active: { type: 'boolean', required: true },
    object: { type: 'string', const: 'company_bank_account', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  CompanyBankAccountCreate: {
    account_title: { type: 'string', minLength: 1, maxLength: 140, required: true, help: 'The name of the account\'s holder, as the bank knows it.' },
    bank_name: { type: 'string', minLength: 1, maxLength: 100, required: true },
    iban: { type: 'string', nullable: true, maxLength: 50, help: 'With or without spaces. Its check digits are verified.' },
    account_number: { type: 'string', nullable: true, minLength: 1, maxLength: 34, help: 'Leading zeros count.' },
    swift_code: { type: 'string', nullable: true, maxLength: 11, help: 'The SWIFT code (BIC) of the bank.' },
    bank_code: { type: 'string', nullable: true, maxLength: 20, help: 'The bank\'s code in the payment system.' },
    branch_code: { type: 'string', nullable: true, maxLength: 20, help: 'The code of the bank\'s branch.' },
    is_active: { type: 'boolean', default: true, help: 'Whether salaries may be paid from it.' },
  },
  CompanyBankAccountUpdate: {
    account_title: { type: 'string', minLength: 1, maxLength: 140, help: 'The name of the account\'s holder, as the bank knows it.' },
    bank_name: { type: 'string', minLength: 1, maxLength: 100 },
    iban: { type: 'string', nullable: true, maxLength: 50, help: 'With or without spaces. Its check digits are verified.' },
    account_number: { type: 'string', nullable: true, minLength: 1, maxLength: 34, help: 'Leading zeros count.' },
    swift_code: { type: 'string', nullable: true, maxLength: 11, help: 'The SWIFT code (BIC) of the bank.' },
    bank_code: { type: 'string', nullable: true, maxLength: 20, help: 'The bank\'s code in the payment system.' },
    branch_code: { type: 'string', nullable: true, maxLength: 20, help: 'The code of the bank\'s branch.' },
    is_active: { type: 'boolean', help: 'Whether salaries may be paid from it.' },
  },
}

export const listCompanyBankAccounts: Operation<'listCompanyBankAccounts'> = {
  id: 'listCompanyBankAccounts',
  method: 'get',
  path: '/console/company_bank_accounts',
  needs: [['payroll.manage'], ['payroll.approve']],
  query: [
    { name: 'is_active', type: 'boolean' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'CompanyBankAccount',
  isList: true,
  schemas: schemas,
}

export const createCompanyBankAccount: Operation<'createCompanyBankAccount'> = { id: 'createCompanyBankAccount', method: 'post', path: '/console/company_bank_accounts', needs: [['payroll.approve']], stepUp: true, hasDryRun: true, query: [], body: 'CompanyBankAccountCreate', isBodyNeeded: true, result: 'CompanyBankAccount', schemas: schemas }

export const getCompanyBankAccount: Operation<'getCompanyBankAccount'> = { id: 'getCompanyBankAccount', method: 'get', path: '/console/company_bank_accounts/{id}', needs: [['payroll.manage'], ['payroll.approve']], query: [], result: 'CompanyBankAccount', schemas: schemas }

export const updateCompanyBankAccount: Operation<'updateCompanyBankAccount'> = { id: 'updateCompanyBankAccount', method: 'patch', path: '/console/company_bank_accounts/{id}', needs: [['payroll.approve']], stepUp: true, hasDryRun: true, query: [], body: 'CompanyBankAccountUpdate', isBodyNeeded: true, result: 'CompanyBankAccount', schemas: schemas }
