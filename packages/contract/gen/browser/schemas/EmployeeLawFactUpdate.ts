// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const EmployeeLawFactUpdate = {
  closed: true,
  minProperties: 1,
  fields: {
    value: {
      description: 'The value as text, such as `1257L`; `true` or `false` for facts that hold or do not.',
      type: 'string',
      minLength: 1,
      maxLength: 100,
    },
    effective_from: {
      description: 'The first day on which it holds.',
      type: 'string',
      format: 'date',
      ref: 'Date',
      pattern: '^(19|[2-9]\\d)',
      extensions: { 'x-expected': 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    },
    effective_to: {
      description: 'The last day, or null while it holds.',
      type: 'string',
      format: 'date',
      ref: 'NullableDate',
      nullable: true,
      pattern: '^(19|[2-9]\\d)',
      extensions: { 'x-expected': 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    },
  },
} as const satisfies BodyFacts
