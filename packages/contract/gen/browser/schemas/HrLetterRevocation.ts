// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const HrLetterRevocation = {
  closed: true,
  fields: {
    reason: {
      description: 'The reason. The console shows it beside the text.',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 500,
    },
  },
} as const satisfies BodyFacts
