// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const OvertimeRequestApproval = {
  closed: true,
  fields: {
    approved_hours: {
      description: 'The approved hours; the requested hours by default, and never more.',
      type: 'string',
      ref: 'Hours',
      pattern: '^(0|[1-9]\\d{0,3})(\\.\\d{1,2})?$',
      extensions: {
        'x-expected': 'a number of hours as a plain decimal, such as 2.50, with at most 2 digits after the point',
        'x-decimal': 2,
      },
    },
  },
} as const satisfies BodyFacts
