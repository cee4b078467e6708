// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const EmploymentContractSignature = {
  closed: true,
  fields: {
    signed_by_name: {
      description: 'Who signed it.',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 200,
    },
    signed_at: {
      description: 'When it was signed, not in the future. By default now.',
      type: 'string',
      format: 'date-time',
      ref: 'Timestamp',
    },
  },
} as const satisfies BodyFacts
