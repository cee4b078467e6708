// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { FilterFacts } from '../../../browser.ts'

export const listPayrollVariances = {
  min_amount: {
    type: 'string',
    ref: 'Money',
    extensions: {
      'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
      'x-decimal': 'currency',
    },
  },
  min_percent: {
    type: 'string',
    ref: 'Percentage',
    extensions: {
      'x-expected': 'a percentage from 0 to 100 as a plain decimal, such as 12.50, with at most 2 digits after the point',
      'x-decimal': 2,
    },
  },
  change: { type: 'string', ref: 'PayrollVarianceChange', enum: ['changed', 'joined', 'left'] },
  limit: { type: 'integer', minimum: 1 },
  starting_after: {
    type: 'string',
    ref: 'Cursor',
    minLength: 1,
    maxLength: 1024,
    extensions: { 'x-expected': 'a cursor as a list gave it out' },
  },
} as const satisfies FilterFacts
