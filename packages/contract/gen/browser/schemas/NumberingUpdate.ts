// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const NumberingUpdate = {
  closed: true,
  minProperties: 1,
  fields: {
    number_prefix: {
      description: 'What each number begins with, such as `LN-`.',
      type: 'string',
      pattern: '^[A-Za-z0-9/_.-]*$',
      maxLength: 10,
      extensions: { 'x-expected': 'letters, digits, hyphens, underscores, dots and slashes' },
    },
    number_digits: {
      description: 'The digits after the prefix, with leading zeros. A larger number has more. 5 by default.',
      type: 'integer',
      minimum: 1,
      maximum: 12,
    },
    number_next: {
      description: 'The number of the next record, above those in use under the prefix.',
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
    },
  },
} as const satisfies BodyFacts
