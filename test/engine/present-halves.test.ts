// Halves of a day that payroll counts present, and the reasons why a working day has no record.

import {
  type AttendanceStatus,
  defaultAttendanceSettings,
  explainWithoutRecord,
  type LeavePortion,
  type WithoutRecord,
} from '../../packages/engine/attendance/index.ts'
import { applyHalfLeave, countPresentHalves } from '../../packages/engine/attendance/status.ts'
import type { AttendanceMode, DayKind } from '../../packages/engine/calendar.ts'
import { Calendar, Holidays } from '../../packages/engine/calendar.ts'
import { TimeZone } from '../../packages/engine/time-zone.ts'

type Case = [
  status: AttendanceStatus,
  portion: LeavePortion,
  present: 0 | 1 | 2,
  recorded: AttendanceStatus,
  kind: Exclude<DayKind, 'outside'>,
]

const cases: readonly Case[] = [
  ['present', 'none', 2, 'present', 'workday'],
  ['half_day', 'none', 1, 'half_day', 'workday'],
  ['absent', 'none', 0, 'absent', 'workday'],
  ['present', 'first_half', 1, 'half_day', 'workday'],
  ['present', 'second_half', 1, 'half_day', 'workday'],
  ['half_day', 'first_half', 1, 'half_day', 'workday'],
  ['absent', 'first_half', 0, 'half_day', 'workday'],
  ['absent', 'second_half', 0, 'half_day', 'workday'],
  ['on_leave', 'full', 0, 'on_leave', 'workday'],
  ['holiday', 'none', 0, 'holiday', 'holiday'],
  ['holiday', 'first_half', 0, 'holiday', 'holiday'],
  ['rest_day', 'none', 0, 'rest_day', 'rest_day'],
  ['unscheduled', 'none', 0, 'unscheduled', 'unscheduled'],
]

describe('a day', () => {
  it.each(cases)(
    'that is %s with leave of %s has %i present halves',
    (status, portion, present, recorded, kind) => {
      const leave = { portion, leave_application_id: portion === 'none' ? null : 'lap_1' }
      const verdict = { status, rule: status === 'on_leave' ? ('leave' as const) : ('no_punch' as const) }
      expect(countPresentHalves(verdict, leave)).toBe(present)
      expect(applyHalfLeave(verdict, leave, kind)).toBe(recorded)
    },
  )
})

const shift = {
  id: 'shf_1',
  start_time: '09:00:00',
  end_time: '18:00:00',
  break_duration_minutes: 60,
  grace_period_minutes: 0,
  late_threshold_minutes: 0,
  weekly_off_days: [6, 7],
}

describe('a working day without a record', () => {
  const asked = (mode: AttendanceMode, changes: object, now = '2026-07-20T12:00:00.000Z') => {
    const assignment = {
      id: 'esh_1',
      effective_from: '2026-01-01',
      effective_to: null,
      created_at: '2026-01-01T00:00:00.000Z',
      geofenced_site_id: null,
    }
    const calendar = new Calendar(
      {
        joining_date: '2026-01-01',
        separation_date: null,
        branch_id: null,
        assignments: [{ ...assignment, shift: { ...shift, attendance_mode: mode } }],
        swaps: [],
      },
      new Holidays([]),
    )
    const context = { calendar, settings: defaultAttendanceSettings, timezone: new TimeZone('Asia/Karachi') }
    const began = { graded_from: '2026-07-01', locked_through: null }
    return explainWithoutRecord({ ...context, ...began, ...changes, now }, '2026-07-15')
  }

  it.each<[string, AttendanceMode, object, WithoutRecord | null]>([
    ['is behind', 'punch_required', {}, null],
    ['is behind where presence is assumed', 'auto_present', {}, null],
    ['needs none', 'punch_not_required', {}, 'not_punched'],
    ['needs none when it is locked', 'punch_not_required', { locked_through: '2026-07-31' }, 'not_punched'],
    ['is locked', 'punch_required', { locked_through: '2026-07-15' }, 'locked'],
    ['is later than the lock', 'punch_required', { locked_through: '2026-07-14' }, null],
    ['is from before the clock began', 'punch_required', { graded_from: '2026-07-16' }, 'before_grading'],
    ['was never graded', 'punch_required', { graded_from: null }, 'before_grading'],
  ])('%s', (_, mode, changes, reason) => {
    expect(asked(mode, changes)).toBe(reason)
  })

  it('is not over before its window has closed', () => {
    // Six hours after 18:00 in Karachi.
    expect(asked('punch_required', {}, '2026-07-15T19:00:00.000Z')).toBe('not_over')
    expect(asked('punch_required', {}, '2026-07-15T19:00:00.001Z')).toBeNull()
  })
})
