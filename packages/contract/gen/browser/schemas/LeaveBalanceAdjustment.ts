// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const LeaveBalanceAdjustment = {
  closed: true,
  fields: {
    days: {
      description: 'The number of days; negative to remove days.',
      type: 'string',
      ref: 'Days',
      required: true,
      pattern: '^-?(0|[1-9]\\d{0,3})(\\.\\d{1,2})?$',
      extensions: {
        'x-expected': 'a number of days as a plain decimal, such as 1.50, with at most 2 digits after the point',
        'x-decimal': 2,
      },
    },
    reason: {
      description: 'The reason. It stays in the ledger.',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 1000,
    },
  },
} as const satisfies BodyFacts
