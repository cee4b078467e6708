// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  Shift: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true },
    start_time: { type: 'string', ref: 'TimeOfDay', expected: 'a time of day, HH:MM:SS, such as 09:00:00', required: true },
    end_time: { type: 'string', ref: 'TimeOfDay', expected: 'a time of day, HH:MM:SS, such as 09:00:00', required: true },
    break_duration_minutes: { type: 'integer', minimum: 0, maximum: 1440, required: true },
    grace_period_minutes: { type: 'integer', minimum: 0, maximum: 1440, required: true },
    late_threshold_minutes: { type: 'integer', minimum: 0, maximum: 1440, required: true },
    weekly_off_days: { type: 'array', maxItems: 7, items: { type: 'integer', minimum: 1, maximum: 7 }, required: true },
    attendance_mode: { type: 'string', ref: 'AttendanceMode', enum: ['punch_required', 'auto_present', 'punch_not_required'], required: true },
    is_default: { type: 'boolean', required: true },
    status: { type: 'string', ref: 'RecordStatus', enum: ['active', 'inactive'], required: true },
    object: { type: 'string', const: 'shift', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  ShiftCreate: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true, help: 'The name, unique in the workspace.' },
    start_time: { type: 'string', ref: 'TimeOfDay', expected: 'a time of day, HH:MM:SS, such as 09:00:00', required: true, help: 'When it starts.' },
    end_time: { type: 'string', ref: 'TimeOfDay', expected: 'a time of day, HH:MM:SS, such as 09:00:00', required: true, help: 'When it ends. It is earlier than start_time if the shift crosses midnight.' },
    break_duration_minutes: { type: 'integer', default: 0, minimum: 0, maximum: 1440, help: 'The unpaid break.' },
    grace_period_minutes: { type: 'integer', default: 0, minimum: 0, maximum: 1440, help: 'The minutes after the start before an arrival counts as late.' },
    late_threshold_minutes: { type: 'integer', default: 0, minimum: 0, maximum: 1440, help: 'The minutes late before the day is marked a late arrival.' },
    weekly_off_days: { type: 'array', maxItems: 7, items: { type: 'integer', minimum: 1, maximum: 7 }, help: 'The days of the week on which nobody works.' },
    attendance_mode: { type: 'string', ref: 'AttendanceMode', enum: ['punch_required', 'auto_present', 'punch_not_required'], default: 'punch_required', help: 'How attendance is tracked. punch_required expects clock-in and clock-out.' },
    is_default: { type: 'boolean', default: false, help: 'Whether new employees get this shift when no other is chosen. If so, it replaces the present default.' },
    status: { type: 'string', ref: 'RecordStatus', enum: ['active', 'inactive'], default: 'active', help: 'Whether it is in use.' },
  },
  ShiftUpdate: {
    name: { type: 'string', minLength: 1, maxLength: 100, help: 'The name, unique in the workspace.' },
    start_time: { type: 'string', ref: 'TimeOfDay', expected: 'a time of day, HH:MM:SS, such as 09:00:00', help: 'When it starts.' },
    end_time: { type: 'string', ref: 'TimeOfDay', expected: 'a time of day, HH:MM:SS, such as 09:00:00', help: 'When it ends. It is earlier than start_time if the shift crosses midnight.' },
    break_duration_minutes: { type: 'integer', minimum: 0, maximum: 1440, help: 'The unpaid break.' },
    grace_period_minutes: { type: 'integer', minimum: 0, maximum: 1440, help: 'The minutes after the start before an arrival counts as late.' },
    late_threshold_minutes: { type: 'integer', minimum: 0, maximum: 1440, help: 'The minutes late before the day is marked a late arrival.' },
    weekly_off_days: { type: 'array', maxItems: 7, items: { type: 'integer', minimum: 1, maximum: 7 }, help: 'The days of the week on which nobody works.' },
    attendance_mode: { type: 'string', ref: 'AttendanceMode', enum: ['punch_required', 'auto_present', 'punch_not_required'], help: 'How attendance is tracked. punch_required expects clock-in and clock-out.' },
    is_default: { type: 'boolean', help: 'Whether new employees get this shift when no other is chosen. If so, it replaces the present default.' },
    status: { type: 'string', ref: 'RecordStatus', enum: ['active', 'inactive'], help: 'Whether it is in use.' },
  },
}

export const listShifts: Operation<'listShifts'> = {
  id: 'listShifts',
  method: 'get',
  path: '/v1/shifts',
  needs: [['org:read']],
  query: [
    { name: 'status', type: 'string', ref: 'RecordStatus', enum: ['active', 'inactive'] },
    { name: 'attendance_mode', type: 'string', ref: 'AttendanceMode', enum: ['punch_required', 'auto_present', 'punch_not_required'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'Shift',
  isList: true,
  schemas: schemas,
}

export const createShift: Operation<'createShift'> = { id: 'createShift', method: 'post', path: '/v1/shifts', needs: [['org:write']], hasDryRun: true, query: [], body: 'ShiftCreate', isBodyNeeded: true, result: 'Shift', schemas: schemas }

export const getShift: Operation<'getShift'> = { id: 'getShift', method: 'get', path: '/v1/shifts/{id}', needs: [['org:read']], query: [], result: 'Shift', schemas: schemas }

export const updateShift: Operation<'updateShift'> = { id: 'updateShift', method: 'patch', path: '/v1/shifts/{id}', needs: [['org:write']], hasDryRun: true, query: [], body: 'ShiftUpdate', isBodyNeeded: true, result: 'Shift', schemas: schemas }
