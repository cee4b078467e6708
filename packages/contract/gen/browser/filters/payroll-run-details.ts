// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { FilterFacts } from '../../../browser.ts'

export const listPayrollRunDetails = {
  kind: { type: 'string', ref: 'PayrollRunKind', enum: ['regular', 'bonus', 'final', 'correction'] },
  fiscal_year_id: {
    type: 'string',
    ref: 'Id',
    minLength: 1,
    maxLength: 64,
    extensions: { 'x-expected': 'an id, of letters, digits, - and _' },
  },
  year: { type: 'integer', minimum: 1900, maximum: 9999 },
  month: { type: 'integer', minimum: 1, maximum: 12 },
  status: {
    type: 'string',
    ref: 'PayrollRunStatus',
    enum: ['draft', 'processed', 'approved', 'locked', 'disbursed'],
  },
  source: { type: 'string', ref: 'PayrollRunSource', enum: ['processed', 'imported'] },
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
