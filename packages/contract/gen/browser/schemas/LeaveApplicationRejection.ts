// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const LeaveApplicationRejection = {
  closed: true,
  fields: {
    rejection_reason: {
      description: 'The reason. The employee can read it.',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 1000,
    },
  },
} as const satisfies BodyFacts
