// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const LoanSettlement = {
  closed: true,
  fields: {
    amount: {
      description: 'What came in, at most what is outstanding. By default it is the pending principal.',
      type: 'string',
      ref: 'Money',
      pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
      extensions: {
        'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
        'x-decimal': 'currency',
      },
    },
    reason: {
      description: 'How it was paid. The waived installments keep it as their note.',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 500,
    },
  },
} as const satisfies BodyFacts
