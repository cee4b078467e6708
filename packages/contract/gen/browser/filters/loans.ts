// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { FilterFacts } from '../../../browser.ts'

export const listLoans = {
  employee_id: {
    type: 'string',
    ref: 'Id',
    minLength: 1,
    maxLength: 64,
    extensions: { 'x-expected': 'an id, of letters, digits, - and _' },
  },
  loan_type_id: {
    type: 'string',
    ref: 'Id',
    minLength: 1,
    maxLength: 64,
    extensions: { 'x-expected': 'an id, of letters, digits, - and _' },
  },
  status: {
    type: 'string',
    ref: 'LoanStatus',
    enum: ['pending', 'approved', 'active', 'completed', 'rejected', 'cancelled'],
  },
  limit: { type: 'integer', minimum: 1 },
  starting_after: {
    type: 'string',
    ref: 'Cursor',
    minLength: 1,
    maxLength: 1024,
    extensions: { 'x-expected': 'a cursor as a list gave it out' },
  },
  updated_since: { type: 'string', format: 'date-time', ref: 'Timestamp' },
} as const satisfies FilterFacts
