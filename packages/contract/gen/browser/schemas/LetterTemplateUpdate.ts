// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const LetterTemplateUpdate = {
  closed: true,
  minProperties: 1,
  fields: {
    subject: {
      description: 'The subject, one line. It cannot show the salary.',
      type: 'string',
      minLength: 1,
      maxLength: 500,
    },
    body: { description: 'The text.', type: 'string', minLength: 1, maxLength: 20000 },
  },
} as const satisfies BodyFacts
