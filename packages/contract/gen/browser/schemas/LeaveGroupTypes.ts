// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const LeaveGroupTypes = {
  closed: true,
  fields: {
    leave_type_ids: {
      description: 'The types that its employees may apply for. An empty list means all of them.',
      type: 'array',
      required: true,
      maxItems: 100,
      uniqueItems: true,
      items: {
        type: 'string',
        ref: 'Id',
        pattern: '^[A-Za-z0-9_-]+$',
        minLength: 1,
        maxLength: 64,
        extensions: { 'x-expected': 'an id, of letters, digits, - and _' },
      },
    },
  },
} as const satisfies BodyFacts
