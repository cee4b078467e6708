// Attendance settings: how a workspace grades attendance.

import { defaultAttendanceSettings } from '@muster/engine'
import { forbidden, limitedTo, withSettings } from '../support/attendance.ts'
import { makeWorkspace } from '../support/make.ts'

describe('the attendance settings', () => {
  it('are those of a new workspace, with decimals as text', async () => {
    const { muster } = await makeWorkspace()
    const settings = await muster.attendanceSettings.get()
    expect(settings).toEqual({
      object: 'attendance_settings',
      id: expect.stringMatching(/^ats_/),
      ...defaultAttendanceSettings,
      geofence_mode: 'off',
      window_before_minutes: 120,
      window_after_minutes: 360,
      punch_debounce_seconds: 60,
      full_day_min_percent: 75,
      half_day_min_percent: 40,
      early_leave_threshold_minutes: 15,
      missing_punch_status: 'absent',
      late_marks_per_deduction: null,
      late_deduction_days: '0.50',
      overtime_min_minutes: 30,
      overtime_before_shift_counts: false,
      max_overtime_minutes_per_day: null,
      overtime_auto_request: false,
      overtime_multiplier_working_day: '2.00',
      overtime_multiplier_rest_day: '2.00',
      overtime_multiplier_holiday: '3.00',
      overtime_hours_per_month: '208.00',
      regularisation_window_days: 30,
      max_regularisations_per_month: null,
      created_at: expect.stringMatching(/\.\d{3}Z$/),
      updated_at: settings.created_at,
    })
  })

  it('are those of their workspace', async () => {
    const [one, other] = await Promise.all([makeWorkspace(), makeWorkspace()])
    await withSettings(one, { overtime_multiplier_holiday: '2.50' })
    expect(await one.muster.attendanceSettings.get()).toMatchObject({ overtime_multiplier_holiday: '2.50' })
    expect(await other.muster.attendanceSettings.get()).toMatchObject({ overtime_multiplier_holiday: '3.00' })
  })

  it('are read with attendance:read', async () => {
    const workspace = await makeWorkspace()
    await expect((await limitedTo(workspace, 'leave:read')).attendanceSettings.get()).rejects.toMatchObject(
      forbidden,
    )
    expect(await (await limitedTo(workspace, 'attendance:read')).attendanceSettings.get()).toMatchObject({
      object: 'attendance_settings',
    })
  })
})
