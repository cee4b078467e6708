// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const AttendanceRecordCreate = {
  closed: true,
  fields: {
    check_in_at: {
      description: 'When the employee arrived, or null. Sending null removes the correction, and punches count again.',
      type: 'string',
      format: 'date-time',
      ref: 'NullableTimestamp',
      nullable: true,
    },
    check_out_at: {
      description: 'When the employee left, or null. It is at most 24 hours after the arrival. Sending null removes the correction, and punches count again.',
      type: 'string',
      format: 'date-time',
      ref: 'NullableTimestamp',
      nullable: true,
    },
    status: {
      description: 'How the day is graded.',
      type: 'string',
      ref: 'AttendanceStatus',
      enum: ['present', 'absent', 'half_day', 'on_leave', 'holiday', 'rest_day', 'unscheduled'],
    },
    note: { description: 'A remark, or null.', type: 'string', nullable: true, maxLength: 1000 },
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
      description: 'The day on which the shift starts.',
      type: 'string',
      format: 'date',
      ref: 'Date',
      required: true,
      pattern: '^(19|[2-9]\\d)',
      extensions: { 'x-expected': 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    },
  },
} as const satisfies BodyFacts
