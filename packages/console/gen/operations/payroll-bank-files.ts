// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  PayrollBankFile: {
    format: { type: 'string', ref: 'BankFileFormat', enum: ['pain_001', 'csv', 'csv_semicolon', 'inr_salary_text'], required: true },
    execution_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    company_bank_account_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'CompanyBankAccount', expected: 'an id, of letters, digits, - and _', required: true },
    reason: { type: 'string', nullable: true, minLength: 1, maxLength: 500, required: true },
    object: { type: 'string', const: 'payroll_bank_file', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    payroll_payment_batch_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'PayrollPaymentBatch', expected: 'an id, of letters, digits, - and _', required: true },
    number: { type: 'integer', required: true },
    order_reference: { type: 'string', required: true },
    total_payments: { type: 'integer', required: true },
    total_amount: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    file_name: { type: 'string', required: true },
    content_type: { type: 'string', required: true },
    size_bytes: { type: 'integer', required: true },
    sha256: { type: 'string', required: true },
    made_by: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: ['ApiKey', 'Member', 'ServiceToken'], expected: 'an id, of letters, digits, - and _', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  PayrollBankFileCreate: {
    format: { type: 'string', ref: 'BankFileFormat', enum: ['pain_001', 'csv', 'csv_semicolon', 'inr_salary_text'], required: true, help: 'The form that the bank takes.' },
    execution_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true, help: 'The day on which the bank is to pay, today or later.' },
    company_bank_account_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'CompanyBankAccount', expected: 'an id, of letters, digits, - and _', help: 'The account that pays. It may be left out where the company has one active account.' },
    reason: { type: 'string', nullable: true, minLength: 1, maxLength: 500, help: 'Needed where a file of the batch was made before.' },
  },
  PayrollBankReport: {
    payroll_payment_batch_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'PayrollPaymentBatch', expected: 'an id, of letters, digits, - and _', required: true },
    payroll_bank_file_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'PayrollBankFile', expected: 'an id, of letters, digits, - and _', required: true },
    report_reference: { type: 'string', required: true },
    failed_payments: { type: 'integer', required: true },
    failed_amount: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    failed_before: { type: 'integer', required: true },
    accepted: { type: 'integer', required: true },
    undecided: { type: 'integer', required: true },
  },
  PayrollBankStatuses: {
    file_name: { type: 'string', ref: 'FileName', minLength: 1, maxLength: 200, expected: 'a file name without a folder, line breaks and control characters', required: true },
    content_base64: { type: 'string', ref: 'FileContent', required: true },
  },
}

export const getPayrollBankFileContent: Operation<'getPayrollBankFileContent'> = {
  id: 'getPayrollBankFileContent',
  method: 'get',
  path: '/console/payroll_payment_batches/{id}/file',
  needs: [['payroll.manage', 'employees.sensitive:read'], ['payroll.approve', 'employees.sensitive:read']],
  query: [{ name: 'number', type: 'integer', minimum: 1, maximum: 2147483647 }],
  isFile: true,
  schemas: schemas,
}

export const createPayrollBankFile: Operation<'createPayrollBankFile'> = { id: 'createPayrollBankFile', method: 'post', path: '/console/payroll_payment_batches/{id}/file', needs: [['payroll.manage']], stepUp: true, hasDryRun: true, states: { from: ['pending'] }, query: [], body: 'PayrollBankFileCreate', isBodyNeeded: true, result: 'PayrollBankFile', schemas: schemas }

export const recordPayrollBankFileStatuses: Operation<'recordPayrollBankFileStatuses'> = {
  id: 'recordPayrollBankFileStatuses',
  method: 'post',
  path: '/console/payroll_payment_batches/{id}/statuses',
  needs: [['payroll.approve']],
  stepUp: true,
  states: { from: ['pending', 'recorded'] },
  query: [],
  body: 'PayrollBankStatuses',
  isBodyNeeded: true,
  fileBytes: 4194304,
  result: 'PayrollBankReport',
  schemas: schemas,
}

export const listPayrollBankFiles: Operation<'listPayrollBankFiles'> = {
  id: 'listPayrollBankFiles',
  method: 'get',
  path: '/console/payroll_bank_files',
  needs: [['payroll.manage'], ['payroll.approve']],
  query: [
    { name: 'payroll_payment_batch_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
  ],
  result: 'PayrollBankFile',
  isList: true,
  schemas: schemas,
}

export const getPayrollBankFile: Operation<'getPayrollBankFile'> = { id: 'getPayrollBankFile', method: 'get', path: '/console/payroll_bank_files/{id}', needs: [['payroll.manage'], ['payroll.approve']], query: [], result: 'PayrollBankFile', schemas: schemas }
