// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const TaxOpeningUpdate = {
  closed: true,
  minProperties: 1,
  fields: {
    taxable_income: {
      description: 'The taxable income of the months that it covers.',
      type: 'string',
      ref: 'Money',
      pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
      extensions: {
        'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
        'x-decimal': 'currency',
      },
    },
    tax_withheld: {
      description: 'The income tax that was withheld in these months.',
      type: 'string',
      ref: 'Money',
      pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
      extensions: {
        'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
        'x-decimal': 'currency',
      },
    },
    through_month: {
      description: 'The last month that it covers, as its first day. Runs of later months count it.',
      type: 'string',
      format: 'date',
      ref: 'Date',
      pattern: '^(19|[2-9]\\d)',
      extensions: { 'x-expected': 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    },
  },
} as const satisfies BodyFacts
