// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const HrLetterRequestRejection = {
  closed: true,
  fields: {
    rejection_reason: {
      description: 'The reason.',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 500,
    },
  },
} as const satisfies BodyFacts
