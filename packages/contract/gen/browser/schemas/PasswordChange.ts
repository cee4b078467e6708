// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const PasswordChange = {
  closed: true,
  fields: {
    current_password: {
      description: 'The password until now. Left out by somebody who has none, and by somebody who followed a link of an operator in the last 10 minutes.',
      type: 'string',
      ref: 'Password',
      minLength: 1,
      maxLength: 200,
    },
    new_password: {
      description: 'The password from now on, 12 characters or more. Spaces count. It must not be among those that are often used.',
      type: 'string',
      required: true,
      minLength: 12,
      maxLength: 200,
    },
  },
} as const satisfies BodyFacts
