// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listAttendanceRecords = {
  id: 'listAttendanceRecords',
  method: 'get',
  path: '/v1/attendance_records',
  summary: 'List attendance records',
  rights: [['attendance:read']],
} as const satisfies CallFacts

export const createAttendanceRecord = {
  id: 'createAttendanceRecord',
  method: 'post',
  path: '/v1/attendance_records',
  summary: 'Write a day of attendance',
  rights: [['attendance:write']],
  body: 'AttendanceRecordCreate',
  is_keyed: true,
} as const satisfies CallFacts

export const getAttendanceRecord = {
  id: 'getAttendanceRecord',
  method: 'get',
  path: '/v1/attendance_records/{id}',
  summary: 'Get an attendance record',
  rights: [['attendance:read']],
} as const satisfies CallFacts

export const updateAttendanceRecord = {
  id: 'updateAttendanceRecord',
  method: 'patch',
  path: '/v1/attendance_records/{id}',
  summary: 'Update an attendance record',
  rights: [['attendance:write']],
  body: 'AttendanceRecordUpdate',
} as const satisfies CallFacts

export const getAttendanceRecordExplanation = {
  id: 'getAttendanceRecordExplanation',
  method: 'get',
  path: '/console/attendance_records/{id}/explanation',
  summary: 'Explain a day of attendance',
  rights: [['attendance.manage']],
} as const satisfies CallFacts
