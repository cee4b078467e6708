// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const TotpCode = {
  closed: true,
  fields: {
    code: {
      description: 'The 6 digits that the app shows.',
      type: 'string',
      required: true,
      pattern: '^\\d{6}$',
      extensions: { 'x-expected': '6 digits' },
    },
  },
} as const satisfies BodyFacts
