// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const InvitationAcceptance = {
  closed: true,
  fields: {
    token: { description: 'The token of the invitation.', type: 'string', required: true, maxLength: 100 },
    password: { type: 'string', ref: 'Password', required: true, minLength: 1, maxLength: 200 },
  },
} as const satisfies BodyFacts
