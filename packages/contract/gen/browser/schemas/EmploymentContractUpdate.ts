// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const EmploymentContractUpdate = {
  closed: true,
  minProperties: 1,
  fields: {
    contract_number: {
      description: 'Its number, unique in the workspace. By default the next one, such as `CTR-00042`.',
      type: 'string',
      nullable: true,
      minLength: 1,
      maxLength: 50,
    },
    title: { description: 'What it is called.', type: 'string', minLength: 1, maxLength: 200 },
    type: {
      type: 'string',
      ref: 'EmploymentContractType',
      enum: ['permanent', 'fixed_term', 'probation', 'internship', 'part_time', 'consultancy'],
    },
    start_date: {
      description: 'The first day that it covers, within the employment.',
      type: 'string',
      format: 'date',
      ref: 'Date',
      pattern: '^(19|[2-9]\\d)',
      extensions: { 'x-expected': 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    },
    end_date: {
      description: 'The last day that it covers, needed for `fixed_term` and `internship`. Null means that it has no end.',
      type: 'string',
      format: 'date',
      ref: 'NullableDate',
      nullable: true,
      pattern: '^(19|[2-9]\\d)',
      extensions: { 'x-expected': 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    },
    probation_months: {
      description: 'Months of probation, or null.',
      type: 'integer',
      nullable: true,
      minimum: 0,
      maximum: 60,
    },
    notice_period_days: {
      description: 'Days of notice, or null.',
      type: 'integer',
      nullable: true,
      minimum: 0,
      maximum: 730,
    },
    weekly_hours: {
      description: 'Hours a week, above 0 and at most 168, or null.',
      type: 'string',
      ref: 'NullableHours',
      nullable: true,
      pattern: '^(0|[1-9]\\d{0,3})(\\.\\d{1,2})?$',
      extensions: {
        'x-expected': 'a number of hours as a plain decimal, such as 2.50, with at most 2 digits after the point',
        'x-decimal': 2,
      },
    },
  },
} as const satisfies BodyFacts
