// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const AttendanceSettingsUpdate = {
  closed: true,
  minProperties: 1,
  fields: {
    geofence_mode: {
      description: 'What happens to punches outside a site.',
      type: 'string',
      ref: 'GeofenceMode',
      enum: ['off', 'flag', 'enforce'],
    },
    window_before_minutes: {
      description: 'The minutes before a shift from which a punch counts for it.',
      type: 'integer',
      minimum: 0,
      maximum: 720,
    },
    window_after_minutes: {
      description: 'The minutes after a shift until which a punch counts for it.',
      type: 'integer',
      minimum: 0,
      maximum: 720,
    },
    punch_debounce_seconds: {
      description: 'A punch within this many seconds of another one is ignored.',
      type: 'integer',
      minimum: 0,
      maximum: 1440,
    },
    full_day_min_percent: {
      description: 'The percentage of the scheduled minutes that makes a full day.',
      type: 'integer',
      minimum: 0,
      maximum: 100,
    },
    half_day_min_percent: {
      description: 'The percentage that makes half a day. Less is absent.',
      type: 'integer',
      minimum: 0,
      maximum: 100,
    },
    early_leave_threshold_minutes: {
      description: 'Leaving more than this many minutes early counts as early.',
      type: 'integer',
      minimum: 0,
      maximum: 1440,
    },
    missing_punch_status: {
      description: 'How a day with only one punch is graded.',
      type: 'string',
      ref: 'MissingPunchStatus',
      enum: ['absent', 'half_day', 'present'],
    },
    late_marks_per_deduction: {
      description: 'The number of late days that cost a deduction, or null if lateness costs nothing.',
      type: 'integer',
      nullable: true,
      minimum: 1,
      maximum: 31,
    },
    late_deduction_days: {
      description: 'The number of days that are deducted.',
      type: 'string',
      ref: 'UnsignedDays',
      pattern: '^(0|[1-9]\\d{0,3})(\\.\\d{1,2})?$',
      extensions: {
        'x-expected': 'a number of days from 0 on as a plain decimal, such as 22.00, with at most 2 digits after the point',
        'x-decimal': 2,
      },
    },
    overtime_min_minutes: {
      description: 'Fewer minutes than this are not overtime.',
      type: 'integer',
      minimum: 0,
      maximum: 1440,
    },
    overtime_before_shift_counts: {
      description: 'Whether time before the shift is overtime.',
      type: 'boolean',
    },
    max_overtime_minutes_per_day: {
      description: 'The maximum overtime of a day in minutes, or null.',
      type: 'integer',
      nullable: true,
      minimum: 0,
      maximum: 1440,
    },
    overtime_auto_request: {
      description: 'Whether measured overtime creates a pending request.',
      type: 'boolean',
    },
    overtime_multiplier_working_day: {
      description: 'What an hour is worth on a working day.',
      type: 'string',
      ref: 'Factor',
      pattern: '^(0|[1-9]\\d?)(\\.\\d{1,2})?$',
      extensions: {
        'x-expected': 'a multiplier as a plain decimal, such as 1.50, with at most 2 digits after the point',
        'x-decimal': 2,
      },
    },
    overtime_multiplier_rest_day: {
      description: 'What an hour is worth on a rest day.',
      type: 'string',
      ref: 'Factor',
      pattern: '^(0|[1-9]\\d?)(\\.\\d{1,2})?$',
      extensions: {
        'x-expected': 'a multiplier as a plain decimal, such as 1.50, with at most 2 digits after the point',
        'x-decimal': 2,
      },
    },
    overtime_multiplier_holiday: {
      description: 'What an hour is worth on a holiday.',
      type: 'string',
      ref: 'Factor',
      pattern: '^(0|[1-9]\\d?)(\\.\\d{1,2})?$',
      extensions: {
        'x-expected': 'a multiplier as a plain decimal, such as 1.50, with at most 2 digits after the point',
        'x-decimal': 2,
      },
    },
    overtime_hours_per_month: {
      description: 'The hours that a monthly salary is divided by to get the rate of an hour.',
      type: 'string',
      ref: 'Hours',
      pattern: '^(0|[1-9]\\d{0,3})(\\.\\d{1,2})?$',
      extensions: {
        'x-expected': 'a number of hours as a plain decimal, such as 2.50, with at most 2 digits after the point',
        'x-decimal': 2,
      },
    },
    regularisation_window_days: {
      description: 'The number of days after which a day can no longer be corrected.',
      type: 'integer',
      minimum: 0,
      maximum: 1440,
    },
    max_regularisations_per_month: {
      description: 'The maximum number of requests of an employee in a month, or null.',
      type: 'integer',
      nullable: true,
      minimum: 0,
      maximum: 31,
    },
  },
} as const satisfies BodyFacts
