// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { FilterFacts } from '../../../browser.ts'

export const listEmployeeDocuments = {
  expiring_before: {
    type: 'string',
    format: 'date',
    ref: 'Date',
    extensions: { 'x-expected': 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
  },
  employee_id: {
    type: 'string',
    ref: 'Id',
    minLength: 1,
    maxLength: 64,
    extensions: { 'x-expected': 'an id, of letters, digits, - and _' },
  },
  document_type_id: {
    type: 'string',
    ref: 'Id',
    minLength: 1,
    maxLength: 64,
    extensions: { 'x-expected': 'an id, of letters, digits, - and _' },
  },
  status: { type: 'string', ref: 'EmployeeDocumentStatus', enum: ['pending', 'verified', 'rejected'] },
  limit: { type: 'integer', minimum: 1 },
  starting_after: {
    type: 'string',
    ref: 'Cursor',
    minLength: 1,
    maxLength: 1024,
    extensions: { 'x-expected': 'a cursor as a list gave it out' },
  },
  updated_since: { type: 'string', format: 'date-time', ref: 'Timestamp' },
  include_deleted: { type: 'boolean' },
} as const satisfies FilterFacts
