// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const ShiftUpdate = {
  closed: true,
  minProperties: 1,
  fields: {
    name: { description: 'The name, unique in the workspace.', type: 'string', minLength: 1, maxLength: 100 },
    start_time: {
      description: 'When it starts.',
      type: 'string',
      ref: 'TimeOfDay',
      pattern: '^([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$',
      extensions: { 'x-expected': 'a time of day, HH:MM:SS, such as 09:00:00' },
    },
    end_time: {
      description: 'When it ends. It is earlier than `start_time` if the shift crosses midnight. It is never equal to `start_time`.',
      type: 'string',
      ref: 'TimeOfDay',
      pattern: '^([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$',
      extensions: { 'x-expected': 'a time of day, HH:MM:SS, such as 09:00:00' },
    },
    break_duration_minutes: {
      description: 'The unpaid break; 0 by default.',
      type: 'integer',
      minimum: 0,
      maximum: 1440,
    },
    grace_period_minutes: {
      description: 'The minutes after the start before an arrival counts as late; 0 by default.',
      type: 'integer',
      minimum: 0,
      maximum: 1440,
    },
    late_threshold_minutes: {
      description: 'The minutes late before the day is marked a late arrival; 0 by default.',
      type: 'integer',
      minimum: 0,
      maximum: 1440,
    },
    weekly_off_days: {
      description: 'The rest days as ISO weekdays, 1 for Monday to 7 for Sunday; none by default.',
      type: 'array',
      maxItems: 7,
      uniqueItems: true,
      items: { type: 'integer', minimum: 1, maximum: 7 },
    },
    attendance_mode: {
      description: 'How attendance is tracked. `punch_required`, the default on create, expects clock-in and clock-out. `auto_present` marks attendance automatically. `punch_not_required` tracks neither.',
      type: 'string',
      ref: 'AttendanceMode',
      enum: ['punch_required', 'auto_present', 'punch_not_required'],
    },
    is_default: {
      description: 'Whether new employees get this shift when no other is chosen; false by default. With true, it replaces the present default.',
      type: 'boolean',
    },
    status: {
      description: 'Whether it is in use. `active` by default on create.',
      type: 'string',
      ref: 'RecordStatus',
      enum: ['active', 'inactive'],
    },
  },
} as const satisfies BodyFacts
