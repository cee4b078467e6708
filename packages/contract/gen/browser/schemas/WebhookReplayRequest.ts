// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const WebhookReplayRequest = {
  closed: true,
  fields: {
    since: {
      description: 'Deliveries created at or after this instant, RFC 3339 with any offset.',
      type: 'string',
      format: 'date-time',
      ref: 'Timestamp',
      required: true,
    },
  },
} as const satisfies BodyFacts
