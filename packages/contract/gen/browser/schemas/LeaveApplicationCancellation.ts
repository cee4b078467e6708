// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const LeaveApplicationCancellation = {
  closed: true,
  fields: {
    cancellation_reason: { description: 'Why, or null.', type: 'string', nullable: true, maxLength: 1000 },
  },
} as const satisfies BodyFacts
