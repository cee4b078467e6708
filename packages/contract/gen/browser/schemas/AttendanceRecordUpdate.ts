// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const AttendanceRecordUpdate = {
  closed: true,
  minProperties: 1,
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
  },
} as const satisfies BodyFacts
