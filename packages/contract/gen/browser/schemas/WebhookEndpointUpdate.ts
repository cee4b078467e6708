// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const WebhookEndpointUpdate = {
  closed: true,
  minProperties: 1,
  fields: {
    url: {
      description: 'The address that receives events, public HTTPS. Redirects are not followed.',
      type: 'string',
      pattern: '^https?://',
      maxLength: 2000,
      extensions: { 'x-expected': 'an address that starts with https://' },
    },
    events: {
      description: 'The types of event to send, at least one.',
      type: 'array',
      minItems: 1,
      maxItems: 13,
      uniqueItems: true,
      items: {
        type: 'string',
        ref: 'EventType',
        enum: [
          'employee.created', 'employee.updated', 'employee.deleted', 'attendance.recorded',
          'attendance.updated', 'leave.requested', 'leave.approved', 'leave.rejected', 'leave.cancelled',
          'payroll.run.approved', 'payroll.run.locked', 'salary_slip.published', 'contract.signed',
        ],
      },
    },
    description: {
      description: 'What the endpoint is for, in your own words, or null.',
      type: 'string',
      nullable: true,
      maxLength: 255,
    },
  },
} as const satisfies BodyFacts
