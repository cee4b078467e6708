// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const LoanRescheduling = {
  closed: true,
  fields: {
    installments: {
      description: 'The number of installments that are still to be taken.',
      type: 'integer',
      required: true,
      minimum: 1,
      maximum: 600,
    },
    start_month: {
      description: 'The month of the first of them, with `start_year`. By default the month of the first pending one.',
      type: 'integer',
      minimum: 1,
      maximum: 12,
    },
    start_year: {
      description: 'The year of the first of them, with `start_month`.',
      type: 'integer',
      minimum: 2000,
      maximum: 2199,
    },
    reason: { description: 'The reason.', type: 'string', required: true, minLength: 1, maxLength: 500 },
  },
} as const satisfies BodyFacts
