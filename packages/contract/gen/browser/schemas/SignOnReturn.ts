// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const SignOnReturn = {
  closed: true,
  fields: {
    state: {
      description: 'The `state`, as it came.',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 100,
    },
    code: {
      description: 'The `code`, as it came.',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 4000,
    },
    iss: { description: 'The `iss`, if it came.', type: 'string', minLength: 1, maxLength: 500 },
  },
} as const satisfies BodyFacts
