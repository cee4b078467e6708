// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const OvertimeRequestCreate = {
  closed: true,
  fields: {
    employee_id: {
      description: 'The employee who worked.',
      type: 'string',
      ref: 'Id',
      required: true,
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'Employee' },
    },
    date: {
      description: 'The day on which the shift starts.',
      type: 'string',
      format: 'date',
      ref: 'Date',
      required: true,
      pattern: '^(19|[2-9]\\d)',
      extensions: { 'x-expected': 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    },
    start_at: {
      description: 'When the overtime starts, or null.',
      type: 'string',
      format: 'date-time',
      ref: 'NullableTimestamp',
      nullable: true,
    },
    end_at: {
      description: 'When the overtime ends, or null.',
      type: 'string',
      format: 'date-time',
      ref: 'NullableTimestamp',
      nullable: true,
    },
    requested_hours: {
      description: 'Above 0 and up to 24.00.',
      type: 'string',
      ref: 'Hours',
      required: true,
      pattern: '^(0|[1-9]\\d{0,3})(\\.\\d{1,2})?$',
      extensions: {
        'x-expected': 'a number of hours as a plain decimal, such as 2.50, with at most 2 digits after the point',
        'x-decimal': 2,
      },
    },
    reason: { description: 'Why, or null.', type: 'string', nullable: true, maxLength: 1000 },
  },
} as const satisfies BodyFacts
