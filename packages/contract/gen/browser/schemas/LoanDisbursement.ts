// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const LoanDisbursement = {
  closed: true,
  fields: {
    disbursed_on: {
      description: 'The day, today or earlier. By default it is today.',
      type: 'string',
      format: 'date',
      ref: 'Date',
      pattern: '^(19|[2-9]\\d)',
      extensions: { 'x-expected': 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    },
  },
} as const satisfies BodyFacts
