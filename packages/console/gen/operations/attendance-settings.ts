// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  AttendanceSettings: {
    geofence_mode: { type: 'string', ref: 'GeofenceMode', enum: ['off', 'flag', 'enforce'], required: true },
    window_before_minutes: { type: 'integer', minimum: 0, maximum: 720, required: true },
    window_after_minutes: { type: 'integer', minimum: 0, maximum: 720, required: true },
    punch_debounce_seconds: { type: 'integer', minimum: 0, maximum: 1440, required: true },
    full_day_min_percent: { type: 'integer', minimum: 0, maximum: 100, required: true },
    half_day_min_percent: { type: 'integer', minimum: 0, maximum: 100, required: true },
    early_leave_threshold_minutes: { type: 'integer', minimum: 0, maximum: 1440, required: true },
    missing_punch_status: { type: 'string', ref: 'MissingPunchStatus', enum: ['absent', 'half_day', 'present'], required: true },
    late_marks_per_deduction: { type: 'integer', nullable: true, minimum: 1, maximum: 31, required: true },
    late_deduction_days: { type: 'string', ref: 'UnsignedDays', decimals: 2, expected: 'a number of days from 0 on as a plain decimal, such as 22.00, with at most 2 digits after the point', required: true },
    overtime_min_minutes: { type: 'integer', minimum: 0, maximum: 1440, required: true },
    overtime_before_shift_counts: { type: 'boolean', required: true },
    max_overtime_minutes_per_day: { type: 'integer', nullable: true, minimum: 0, maximum: 1440, required: true },
    overtime_auto_request: { type: 'boolean', required: true },
    overtime_multiplier_working_day: { type: 'string', ref: 'Factor', decimals: 2, expected: 'a multiplier as a plain decimal, such as 1.50, with at most 2 digits after the point', required: true },
    overtime_multiplier_rest_day: { type: 'string', ref: 'Factor', decimals: 2, expected: 'a multiplier as a plain decimal, such as 1.50, with at most 2 digits after the point', required: true },
    overtime_multiplier_holiday: { type: 'string', ref: 'Factor', decimals: 2, expected: 'a multiplier as a plain decimal, such as 1.50, with at most 2 digits after the point', required: true },
    overtime_hours_per_month: { type: 'string', ref: 'Hours', decimals: 2, expected: 'a number of hours as a plain decimal, such as 2.50, with at most 2 digits after the point', required: true },
    regularisation_window_days: { type: 'integer', minimum: 0, maximum: 1440, required: true },
    max_regularisations_per_month: { type: 'integer', nullable: true, minimum: 0, maximum: 31, required: true },
    object: { type: 'string', const: 'attendance_settings', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  AttendanceSettingsUpdate: {
    geofence_mode: { type: 'string', ref: 'GeofenceMode', enum: ['off', 'flag', 'enforce'], help: 'What happens to punches outside a site.' },
    window_before_minutes: { type: 'integer', minimum: 0, maximum: 720, help: 'The minutes before a shift from which a punch counts for it.' },
    window_after_minutes: { type: 'integer', minimum: 0, maximum: 720, help: 'The minutes after a shift until which a punch counts for it.' },
    punch_debounce_seconds: { type: 'integer', minimum: 0, maximum: 1440, help: 'A punch within this many seconds of another one is ignored.' },
    full_day_min_percent: { type: 'integer', minimum: 0, maximum: 100, help: 'The percentage of the scheduled minutes that makes a full day.' },
    half_day_min_percent: { type: 'integer', minimum: 0, maximum: 100, help: 'The percentage of the scheduled minutes that makes half a day. With less, the day is absent once it is over.' },
    early_leave_threshold_minutes: { type: 'integer', minimum: 0, maximum: 1440, help: 'Leaving more than this many minutes early counts as early.' },
    missing_punch_status: { type: 'string', ref: 'MissingPunchStatus', enum: ['absent', 'half_day', 'present'], help: 'How a day with only one punch is graded.' },
    late_marks_per_deduction: { type: 'integer', nullable: true, minimum: 1, maximum: 31, help: 'The number of late days that cost a deduction, or empty if lateness costs nothing.' },
    late_deduction_days: { type: 'string', ref: 'UnsignedDays', decimals: 2, expected: 'a number of days from 0 on as a plain decimal, such as 22.00, with at most 2 digits after the point', help: 'The number of days that are deducted.' },
    overtime_min_minutes: { type: 'integer', minimum: 0, maximum: 1440, help: 'Fewer minutes than this are not overtime.' },
    overtime_before_shift_counts: { type: 'boolean', help: 'Whether time before the shift is overtime.' },
    max_overtime_minutes_per_day: { type: 'integer', nullable: true, minimum: 0, maximum: 1440, help: 'The maximum overtime of a day in minutes.' },
    overtime_auto_request: { type: 'boolean', help: 'Whether measured overtime creates a pending request.' },
    overtime_multiplier_working_day: { type: 'string', ref: 'Factor', decimals: 2, expected: 'a multiplier as a plain decimal, such as 1.50, with at most 2 digits after the point', help: 'What an hour is worth on a working day.' },
    overtime_multiplier_rest_day: { type: 'string', ref: 'Factor', decimals: 2, expected: 'a multiplier as a plain decimal, such as 1.50, with at most 2 digits after the point', help: 'What an hour is worth on a rest day.' },
    overtime_multiplier_holiday: { type: 'string', ref: 'Factor', decimals: 2, expected: 'a multiplier as a plain decimal, such as 1.50, with at most 2 digits after the point', help: 'What an hour is worth on a holiday.' },
    overtime_hours_per_month: { type: 'string', ref: 'Hours', decimals: 2, expected: 'a number of hours as a plain decimal, such as 2.50, with at most 2 digits after the point', help: 'The hours that a monthly salary is divided by to get the rate of an hour.' },
    regularisation_window_days: { type: 'integer', minimum: 0, maximum: 1440, help: 'The number of days after which a day can no longer be corrected, and nobody asks for leave or overtime of their own any more.' },
    max_regularisations_per_month: { type: 'integer', nullable: true, minimum: 0, maximum: 31, help: 'The maximum number of requests of an employee in a month.' },
  },
}

export const getAttendanceSettings: Operation<'getAttendanceSettings'> = { id: 'getAttendanceSettings', method: 'get', path: '/v1/attendance_settings', needs: [['attendance:read']], isOwn: true, query: [], result: 'AttendanceSettings', schemas: schemas }

export const updateAttendanceSettings: Operation<'updateAttendanceSettings'> = { id: 'updateAttendanceSettings', method: 'patch', path: '/console/attendance_settings', needs: [['attendance.manage']], hasDryRun: true, query: [], body: 'AttendanceSettingsUpdate', isBodyNeeded: true, result: 'AttendanceSettings', schemas: schemas }
