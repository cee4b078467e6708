// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const LawValueCreate = {
  closed: true,
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
    source: {
      description: 'Where the figure was read.',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 500,
    },
    parameter: {
      description: 'The name of the parameter in the law pack. `GET /console/law_parameters` lists them.',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 100,
    },
    effective_from: {
      description: 'The day from which it holds. A confirmation has the day of the value that it confirms.',
      type: 'string',
      format: 'date',
      ref: 'Date',
      required: true,
      pattern: '^(19|[2-9]\\d)',
      extensions: { 'x-expected': 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    },
  },
} as const satisfies BodyFacts
