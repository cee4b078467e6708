// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const LawValueUpdate = {
  closed: true,
  minProperties: 1,
  fields: {
    value: {
      description: 'The figure for a parameter that the pack leaves open; null confirms the value of the pack.',
      type: 'string',
      ref: 'NullableFigure',
      nullable: true,
      pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
      extensions: {
        'x-expected': 'a plain decimal, such as 40000 or 6.5, with at most 15 digits before the point and 6 after it',
        'x-decimal': 'free',
      },
    },
    source: { description: 'Where the figure was read.', type: 'string', minLength: 1, maxLength: 500 },
  },
} as const satisfies BodyFacts
