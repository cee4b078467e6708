// Attendance settings in the console: changed field by field.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { makeWorkspace } from '../../support/fixtures/make.ts'

describe('the attendance settings of the console', () => {
  it('change one field at a time, with decimals of two digits', async () => {
    const workspace = await makeWorkspace()
    const before = await workspace.muster.attendanceSettings.get()
    const body = {
      full_day_min_percent: 80,
      overtime_multiplier_holiday: '2.5',
      max_overtime_minutes_per_day: 240,
    }
    const after = await inConsole(workspace, 'updateAttendanceSettings', { body })
    expect(after).toEqual({
      ...before,
      ...body,
      overtime_multiplier_holiday: '2.50',
      updated_at: expect.any(String),
    })
    expect(await workspace.muster.attendanceSettings.get()).toEqual(after)
  })

  it('keep half a day below a full day, percentages up to 100, and deductions above zero', async () => {
    const workspace = await makeWorkspace()
    const wrong = [
      { half_day_min_percent: 76 },
      { full_day_min_percent: 101 },
      { late_deduction_days: '-0.50' },
    ]
    for (const body of wrong) {
      const answer = await askConsole(workspace, 'updateAttendanceSettings', { body })
      expect([answer.status, answer.json.code]).toEqual([400, 'validation_failed'])
    }
  })
})
