// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const PayGradeUpdate = {
  closed: true,
  minProperties: 1,
  fields: {
    name: { description: 'The name, unique in the workspace.', type: 'string', minLength: 1, maxLength: 100 },
    min_salary: {
      description: 'The bottom of the band.',
      type: 'string',
      ref: 'Money',
      pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
      extensions: {
        'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
        'x-decimal': 'currency',
      },
    },
    max_salary: {
      description: 'The top of the band, not below `min_salary`.',
      type: 'string',
      ref: 'Money',
      pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
      extensions: {
        'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
        'x-decimal': 'currency',
      },
    },
  },
} as const satisfies BodyFacts
