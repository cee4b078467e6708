// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  LoanType: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true },
    code: { type: 'string', minLength: 1, maxLength: 20, required: true },
    max_amount: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    max_installments: { type: 'integer', nullable: true, minimum: 1, maximum: 600, required: true },
    interest_rate: { type: 'string', ref: 'Percentage', decimals: 2, expected: 'a percentage from 0 to 100 as a plain decimal, such as 12.50, with at most 2 digits after the point', required: true },
    max_active_loans: { type: 'integer', minimum: 1, maximum: 100, required: true },
    is_active: { type: 'boolean', required: true },
    object: { type: 'string', const: 'loan_type', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  LoanTypeCreate: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true },
    code: { type: 'string', minLength: 1, maxLength: 20, required: true, help: 'The short code, unique in the workspace.' },
    max_amount: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', help: 'The most that one loan may be. Empty means that there is no limit.' },
    max_installments: { type: 'integer', nullable: true, minimum: 1, maximum: 600, help: 'The most installments that a loan may have. Empty means that there is no limit but 600.' },
    interest_rate: { type: 'string', ref: 'Percentage', default: '0', decimals: 2, expected: 'a percentage from 0 to 100 as a plain decimal, such as 12.50, with at most 2 digits after the point', help: 'The interest of new loans, in percent a year.' },
    max_active_loans: { type: 'integer', default: 1, minimum: 1, maximum: 100, help: 'How many loans of this type an employee may have at once. Approved and active loans count.' },
    is_active: { type: 'boolean', default: true, help: 'Whether new loans may have this type.' },
  },
  LoanTypeUpdate: {
    name: { type: 'string', minLength: 1, maxLength: 100 },
    code: { type: 'string', minLength: 1, maxLength: 20, help: 'The short code, unique in the workspace.' },
    max_amount: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', help: 'The most that one loan may be. Empty means that there is no limit.' },
    max_installments: { type: 'integer', nullable: true, minimum: 1, maximum: 600, help: 'The most installments that a loan may have. Empty means that there is no limit but 600.' },
    interest_rate: { type: 'string', ref: 'Percentage', decimals: 2, expected: 'a percentage from 0 to 100 as a plain decimal, such as 12.50, with at most 2 digits after the point', help: 'The interest of new loans, in percent a year.' },
    max_active_loans: { type: 'integer', minimum: 1, maximum: 100, help: 'How many loans of this type an employee may have at once. Approved and active loans count.' },
    is_active: { type: 'boolean', help: 'Whether new loans may have this type.' },
  },
}

export const listLoanTypes: Operation<'listLoanTypes'> = {
  id: 'listLoanTypes',
  method: 'get',
  path: '/v1/loan_types',
  needs: [['payroll:read']],
  isOwn: true,
  query: [
    { name: 'is_active', type: 'boolean' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'LoanType',
  isList: true,
  schemas: schemas,
}

export const getLoanType: Operation<'getLoanType'> = { id: 'getLoanType', method: 'get', path: '/v1/loan_types/{id}', needs: [['payroll:read']], isOwn: true, query: [], result: 'LoanType', schemas: schemas }

export const createLoanType: Operation<'createLoanType'> = { id: 'createLoanType', method: 'post', path: '/console/loan_types', needs: [['loans.manage']], hasDryRun: true, query: [], body: 'LoanTypeCreate', isBodyNeeded: true, result: 'LoanType', schemas: schemas }

export const updateLoanType: Operation<'updateLoanType'> = { id: 'updateLoanType', method: 'patch', path: '/console/loan_types/{id}', needs: [['loans.manage']], hasDryRun: true, query: [], body: 'LoanTypeUpdate', isBodyNeeded: true, result: 'LoanType', schemas: schemas }
