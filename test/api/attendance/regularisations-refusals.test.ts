// Regularisations that are refused: of the wrong day, with the wrong times, or too many of them.

import type { RegularisationCreate } from '@muster/contract'
import {
  askForRegularisation as ask,
  at,
  dayOf,
  expectAll,
  giveLeave,
  makeStaffed,
  monday,
  punchDay,
  refusal,
  standStill,
  withSettings,
} from '../../support/fixtures/attendance.ts'
import { lockThrough } from '../../support/fixtures/locks.ts'

standStill()

describe('a regularisation', () => {
  it('rejects impossible values', async () => {
    const staffed = await makeStaffed({ joining_date: '2026-08-05' })
    const { regularisations } = staffed.muster
    const refused: [Partial<RegularisationCreate>, string][] = [
      [{ date: '2026-08-21', requested_status: 'present' }, 'date'],
      [{ date: '2026-08-04' }, 'date'],
      [{ requested_status: null }, 'requested_check_in_at'],
      [{ requested_status: 'absent' as 'present' }, 'requested_status'],
      [
        { requested_check_in_at: at(monday, '18:00'), requested_check_out_at: at(monday, '09:00') },
        'requested_check_out_at',
      ],
      [{ type: 'late' as 'other' }, 'type'],
      [{ reason: ' ' }, 'reason'],
      [{ employee_id: 'emp_01k21fe3zefz69jqj7htb64786' }, 'employee_id'],
    ]
    for (const [change, field] of refused)
      await expect(ask(staffed, change)).rejects.toMatchObject(refusal(400, field))
    const { id } = await ask(staffed)
    await expect(regularisations.reject(id, { rejection_reason: '' })).rejects.toMatchObject(
      refusal(400, 'rejection_reason'),
    )
    await staffed.muster.employees.delete(staffed.employee.id)
    await expect(regularisations.approve(id)).rejects.toMatchObject(refusal(409))
    await expect(ask(staffed)).rejects.toMatchObject(refusal(400, 'employee_id'))
  })

  it('rejects future times', async () => {
    const staffed = await makeStaffed()
    const today = '2026-08-20'
    const later = { requested_check_in_at: at(today, '09:00'), requested_check_out_at: at(today, '17:01') }
    await expect(ask(staffed, { date: today, ...later })).rejects.toMatchObject(
      refusal(400, 'requested_check_out_at'),
    )
    await ask(staffed, { date: today, ...later, requested_check_out_at: at(today, '17:00') })
  })

  it('rejects a future day, and then does not report its times', async () => {
    const staffed = await makeStaffed()
    const date = '2026-08-21'
    const times = { requested_check_in_at: at(date, '09:00'), requested_check_out_at: at(date, '18:00') }
    for (const more of [{ date }, { date, ...times }, { date, requested_status: 'present' } as const])
      await expect(ask(staffed, more)).rejects.toMatchObject({
        ...refusal(400, 'date'),
        errors: [{ field: 'date', message: 'is in the future; today is 2026-08-20' }],
      })
  })

  it('reports all errors at once', async () => {
    const staffed = await makeStaffed()
    const times = {
      requested_check_in_at: at('2026-08-09', '09:00'),
      requested_check_out_at: at('2026-08-09', '08:00'),
    }
    await expect(ask(staffed, { date: '2026-06-01', ...times })).rejects.toMatchObject(
      refusal(400, 'date', 'requested_check_in_at', 'requested_check_out_at'),
    )
  })

  it('accepts the last days of the window, including today', async () => {
    const staffed = await makeStaffed()
    await ask(staffed, { date: '2026-08-20', requested_status: 'present' })
    await ask(staffed, { date: '2026-07-21' })
    await expect(ask(staffed, { date: '2026-07-20' })).rejects.toMatchObject(refusal(400, 'date'))
    await withSettings(staffed, { regularisation_window_days: 3 })
    await expect(ask(staffed, { date: '2026-08-16' })).rejects.toMatchObject(refusal(400, 'date'))
  })

  it('enforces the workspace’s limit per month', async () => {
    const staffed = await makeStaffed()
    await withSettings(staffed, { max_regularisations_per_month: 2 })
    const first = await ask(staffed)
    await ask(staffed, { date: '2026-08-11' })
    await expect(ask(staffed, { date: '2026-08-12' })).rejects.toMatchObject(refusal(400, 'date'))
    await ask(staffed, { date: '2026-07-31' })
    await staffed.muster.regularisations.cancel(first.id)
    await ask(staffed, { date: '2026-08-12' })
  })

  it('checks one time against the other of the day, when requested and when approved', async () => {
    const staffed = await makeStaffed()
    const { muster, employee } = staffed
    await punchDay(staffed, monday, '09:00')
    await expect(ask(staffed, { requested_check_out_at: at(monday, '08:00') })).rejects.toMatchObject(
      refusal(400, 'requested_check_out_at'),
    )
    const { id } = await ask(staffed)
    const late = { check_in_at: at(monday, '19:00'), check_out_at: at(monday, '20:00') }
    await muster.attendanceRecords.create({ employee_id: employee.id, date: monday, ...late })
    await expect(muster.regularisations.approve(id)).rejects.toMatchObject(refusal(409))
  })

  it('rejects a full day of approved leave', async () => {
    const staffed = await makeStaffed()
    const pending = await ask(staffed)
    await giveLeave(staffed, monday)
    await expect(ask(staffed)).rejects.toMatchObject(refusal(409))
    await expect(staffed.muster.regularisations.approve(pending.id)).rejects.toMatchObject(refusal(409))
    await giveLeave(staffed, '2026-08-11', 'first_half')
    const half = await ask(staffed, {
      date: '2026-08-11',
      requested_check_in_at: at('2026-08-11', '13:30'),
      requested_check_out_at: at('2026-08-11', '18:00'),
    })
    await staffed.muster.regularisations.approve(half.id)
    expect(await dayOf(staffed, '2026-08-11')).toMatchObject({
      status: 'half_day',
      leave_portion: 'first_half',
      late_minutes: 0,
      source: 'regularisation',
    })
  })

  it('can be approved only within the present dates of the employment', async () => {
    const staffed = await makeStaffed()
    const { id } = await ask(staffed)
    await staffed.muster.employees.update(staffed.employee.id, { joining_date: '2026-08-11' })
    await expect(staffed.muster.regularisations.approve(id)).rejects.toMatchObject(refusal(400, 'date'))
  })

  it('can be neither requested nor decided on a locked day', async () => {
    const staffed = await makeStaffed()
    const { regularisations } = staffed.muster
    const { id } = await ask(staffed)
    await lockThrough(staffed, '2026-08-31')
    await expect(ask(staffed, { date: '2026-08-12' })).rejects.toMatchObject(refusal(409))
    const reason = { rejection_reason: 'No' }
    await expectAll(
      [regularisations.approve(id), regularisations.reject(id, reason), regularisations.cancel(id)],
      refusal(409),
    )
  })
})
