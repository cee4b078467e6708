// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const getAttendanceSettings = {
  id: 'getAttendanceSettings',
  method: 'get',
  path: '/v1/attendance_settings',
  summary: 'Get the attendance settings',
  rights: [['attendance:read']],
} as const satisfies CallFacts

export const updateAttendanceSettings = {
  id: 'updateAttendanceSettings',
  method: 'patch',
  path: '/console/attendance_settings',
  summary: 'Update the attendance settings',
  rights: [['attendance.manage']],
  body: 'AttendanceSettingsUpdate',
  has_dry_run: true,
} as const satisfies CallFacts
