// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const HolidayCreate = {
  closed: true,
  fields: {
    name: {
      description: 'The name of the holiday.',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 100,
    },
    date: {
      description: 'The day.',
      type: 'string',
      format: 'date',
      ref: 'Date',
      required: true,
      pattern: '^(19|[2-9]\\d)',
      extensions: { 'x-expected': 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    },
    type: {
      type: 'string',
      ref: 'HolidayType',
      required: true,
      enum: ['public', 'company', 'optional', 'religious'],
    },
    is_recurring: {
      description: 'Whether it repeats every year on the same date; false by default.',
      type: 'boolean',
    },
    branch_id: {
      description: 'The branch that has the day off. Null, the default, means the whole workspace.',
      type: 'string',
      ref: 'NullableId',
      nullable: true,
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'Branch' },
    },
  },
} as const satisfies BodyFacts
