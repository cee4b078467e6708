// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const RegularisationCreate = {
  closed: true,
  fields: {
    employee_id: {
      description: 'The employee who has the day.',
      type: 'string',
      ref: 'Id',
      required: true,
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'Employee' },
    },
    date: {
      description: 'The day; today or earlier.',
      type: 'string',
      format: 'date',
      ref: 'Date',
      required: true,
      pattern: '^(19|[2-9]\\d)',
      extensions: { 'x-expected': 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    },
    type: {
      description: 'What the request corrects.',
      type: 'string',
      ref: 'RegularisationType',
      required: true,
      enum: ['missed_punch', 'wrong_punch', 'on_duty', 'work_from_home', 'other'],
    },
    requested_check_in_at: {
      description: 'When the employee arrived, or null.',
      type: 'string',
      format: 'date-time',
      ref: 'NullableTimestamp',
      nullable: true,
    },
    requested_check_out_at: {
      description: 'When the employee left, or null.',
      type: 'string',
      format: 'date-time',
      ref: 'NullableTimestamp',
      nullable: true,
    },
    requested_status: {
      description: 'The status, if no times are requested, or null.',
      type: 'string',
      ref: 'RegularisedStatus',
      nullable: true,
      enum: ['present', 'half_day'],
    },
    reason: { description: 'The reason.', type: 'string', required: true, minLength: 1, maxLength: 1000 },
  },
} as const satisfies BodyFacts
