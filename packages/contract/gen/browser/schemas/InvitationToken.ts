// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const InvitationToken = {
  closed: true,
  fields: {
    token: {
      description: 'The token, as it was given to the person.',
      type: 'string',
      required: true,
      maxLength: 100,
    },
  },
} as const satisfies BodyFacts
