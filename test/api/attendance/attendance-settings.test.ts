// Attendance settings: how a workspace grades attendance.

import { defaultAttendanceSettings } from '@muster/engine'
import { forbidden, limitedTo, withSettings } from '../../support/fixtures/attendance.ts'
import { makeWorkspace } from '../../support/fixtures/make.ts'
import { soonAfter } from '../../support/soon-after.ts'

describe('the attendance settings', () => {
  it('have the defaults of a new workspace, with decimals as text', async () => {
    const { muster } = await makeWorkspace()
    const settings = await muster.attendanceSettings.get()
    expect(settings).toEqual({
      object: 'attendance_settings',
      id: expect.stringMatching(/^ats_/),
      ...defaultAttendanceSettings,
      created_at: expect.stringMatching(/\.\d{3}Z$/),
      updated_at: soonAfter(settings.created_at),
    })
  })

  it('belong to their workspace', async () => {
    const [one, other] = await Promise.all([makeWorkspace(), makeWorkspace()])
    await withSettings(one, { overtime_multiplier_holiday: '2.50' })
    expect(await one.muster.attendanceSettings.get()).toMatchObject({ overtime_multiplier_holiday: '2.50' })
    expect(await other.muster.attendanceSettings.get()).toMatchObject({ overtime_multiplier_holiday: '3.00' })
  })

  it('need attendance:read', async () => {
    const workspace = await makeWorkspace()
    await expect((await limitedTo(workspace, 'leave:read')).attendanceSettings.get()).rejects.toMatchObject(
      forbidden,
    )
    expect(await (await limitedTo(workspace, 'attendance:read')).attendanceSettings.get()).toMatchObject({
      object: 'attendance_settings',
    })
  })
})
