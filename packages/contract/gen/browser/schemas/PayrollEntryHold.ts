// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const PayrollEntryHold = {
  closed: true,
  fields: {
    reason: { description: 'The reason.', type: 'string', required: true, minLength: 1, maxLength: 1000 },
  },
} as const satisfies BodyFacts
