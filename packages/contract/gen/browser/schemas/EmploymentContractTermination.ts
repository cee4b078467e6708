// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const EmploymentContractTermination = {
  closed: true,
  fields: {
    last_day: {
      description: 'The last day that it covers, from `start_date` to `end_date`. By default today.',
      type: 'string',
      format: 'date',
      ref: 'Date',
      pattern: '^(19|[2-9]\\d)',
      extensions: { 'x-expected': 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    },
    reason: {
      description: 'Why it ends. The audit keeps it.',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 500,
    },
  },
} as const satisfies BodyFacts
