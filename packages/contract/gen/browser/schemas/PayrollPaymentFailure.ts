// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const PayrollPaymentFailure = {
  closed: true,
  fields: {
    reason: {
      description: 'The reason, as the bank gave it.',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 500,
    },
  },
} as const satisfies BodyFacts
