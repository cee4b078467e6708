// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const PayrollPaymentRecord = {
  closed: true,
  fields: {
    payment_date: {
      description: 'The date of the transfer, today or earlier.',
      type: 'string',
      format: 'date',
      ref: 'Date',
      required: true,
      pattern: '^(19|[2-9]\\d)',
      extensions: { 'x-expected': 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    },
    payment_reference: {
      description: 'The reference of the transfer, or null.',
      type: 'string',
      nullable: true,
      minLength: 1,
      maxLength: 100,
    },
  },
} as const satisfies BodyFacts
