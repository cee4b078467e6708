// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  LoanNumbering: {
    number_prefix: { type: 'string', maxLength: 10, expected: 'letters, digits, hyphens, underscores, dots and slashes', required: true },
    number_digits: { type: 'integer', minimum: 1, maximum: 12, required: true },
    number_next: { type: 'integer', minimum: 1, maximum: 2147483647, required: true },
    next_loan_number: { type: 'string', required: true },
  },
  NumberingUpdate: {
    number_prefix: { type: 'string', maxLength: 10, expected: 'letters, digits, hyphens, underscores, dots and slashes', help: 'What each number begins with, such as LN-.' },
    number_digits: { type: 'integer', minimum: 1, maximum: 12, help: 'The digits after the prefix, with leading zeros. A larger number has more.' },
    number_next: { type: 'integer', minimum: 1, maximum: 2147483647, help: 'The number of the next record, above those in use under the prefix.' },
  },
}

export const getLoanNumbering: Operation<'getLoanNumbering'> = { id: 'getLoanNumbering', method: 'get', path: '/console/loan_numbering', needs: [['loans.manage']], query: [], result: 'LoanNumbering', schemas: schemas }

export const updateLoanNumbering: Operation<'updateLoanNumbering'> = { id: 'updateLoanNumbering', method: 'patch', path: '/console/loan_numbering', needs: [['loans.manage']], hasDryRun: true, query: [], body: 'NumberingUpdate', isBodyNeeded: true, result: 'LoanNumbering', schemas: schemas }
