// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { FilterFacts } from '../../../browser.ts'

export const listLeaveBalances = {
  employee_id: {
    type: 'string',
    ref: 'Id',
    minLength: 1,
    maxLength: 64,
    extensions: { 'x-expected': 'an id, of letters, digits, - and _' },
  },
  leave_type_id: {
    type: 'string',
    ref: 'Id',
    minLength: 1,
    maxLength: 64,
    extensions: { 'x-expected': 'an id, of letters, digits, - and _' },
  },
  fiscal_year_id: {
    type: 'string',
    ref: 'Id',
    minLength: 1,
    maxLength: 64,
    extensions: { 'x-expected': 'an id, of letters, digits, - and _' },
  },
  limit: { type: 'integer', minimum: 1 },
  starting_after: {
    type: 'string',
    ref: 'Cursor',
    minLength: 1,
    maxLength: 1024,
    extensions: { 'x-expected': 'a cursor as a list gave it out' },
  },
} as const satisfies FilterFacts
