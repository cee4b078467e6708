// Regularisations: days that are to be put right.

import type { RegularisationCreate } from '@muster/contract'
import {
  absent,
  at,
  attendanceEvents,
  clockComesTo,
  dayOf,
  expectAll,
  forbidden,
  giveLeave,
  limitedTo,
  lockMonth,
  makeStaffed,
  monday,
  punch,
  punchDay,
  refusal,
  type Staffed,
  standStill,
  withSettings,
} from '../support/attendance.ts'
import { makeWorkspace } from '../support/make.ts'

standStill()

const reason = 'The reader was broken'
const ask = ({ muster, employee }: Staffed, more: Partial<RegularisationCreate> = {}) =>
  muster.regularisations.create({
    ...{ employee_id: employee.id, date: monday, type: 'missed_punch', reason },
    ...(Object.keys(more).some(field => field.startsWith('requested_'))
      ? {}
      : { requested_check_out_at: at(more.date ?? monday, '18:00') }),
    ...more,
  })

describe('a regularisation', () => {
  it('is pending, keeps the day as it was, is read by id and listed first', async () => {
    const staffed = await makeStaffed()
    const { muster, employee } = staffed
    await punchDay(staffed, monday, '09:00')
    const record = await dayOf(staffed, monday)
    const made = await ask(staffed, { type: 'wrong_punch' })
    expect(made).toEqual({
      object: 'regularisation',
      id: expect.stringMatching(/^reg_/),
      employee_id: employee.id,
      date: monday,
      type: 'wrong_punch',
      requested_check_in_at: null,
      requested_check_out_at: at(monday, '18:00'),
      requested_status: null,
      reason,
      attendance_record_id: record?.id,
      original_check_in_at: at(monday, '09:00'),
      original_check_out_at: null,
      original_status: 'absent',
      status: 'pending',
      decided_at: null,
      rejection_reason: null,
      created_at: expect.stringMatching(/\.\d{3}Z$/),
      updated_at: made.created_at,
    })
    expect(await muster.regularisations.get(made.id)).toEqual(made)
    expect((await muster.regularisations.list()).data).toEqual([made])
    expect(await dayOf(staffed, monday)).toEqual(record)
  })

  it('writes its times over the day when it is approved, which is graded by the same rules', async () => {
    const staffed = await makeStaffed()
    await punchDay(staffed, monday, '09:20')
    const { id } = await ask(staffed)
    const approved = await staffed.muster.regularisations.approve(id)
    const record = await dayOf(staffed, monday)
    expect(approved).toMatchObject({
      status: 'approved',
      original_status: 'absent',
      attendance_record_id: record?.id,
    })
    expect(approved.decided_at).toBe(approved.updated_at)
    expect(record).toMatchObject({
      ...{
        check_in_at: at(monday, '09:20'),
        check_out_at: at(monday, '18:00'),
        status: 'present',
        is_late: true,
      },
      ...{ source: 'regularisation', regularisation_id: id, missing_punch: false },
    })
    expect(await attendanceEvents(staffed)).toEqual([
      `attendance.recorded ${monday} absent`,
      `attendance.updated ${monday} present`,
    ])
  })

  it('writes what it asks for alone: the punches say the rest, also those that are still to come', async () => {
    const staffed = await makeStaffed()
    const { regularisations } = staffed.muster
    await punchDay(staffed, monday, '09:00', '10:00', '16:00', '18:00')
    const status = await ask(staffed, { type: 'on_duty', requested_status: 'present' })
    await regularisations.approve(status.id)
    expect(await dayOf(staffed, monday)).toMatchObject({ status: 'present', worked_minutes: 180 })
    const today = '2026-08-20'
    await punchDay(staffed, today, '11:00')
    const { id } = await ask(staffed, { date: today, requested_check_in_at: at(today, '09:00') })
    await regularisations.approve(id)
    await clockComesTo(staffed, at(today, '19:00'))
    await punch(staffed, today, '18:00', { direction: 'out' })
    expect(await dayOf(staffed, today)).toMatchObject({ status: 'present', worked_minutes: 480 })
  })

  it('makes the record of a day that has none, with a status alone', async () => {
    const staffed = await makeStaffed()
    const made = await ask(staffed, { type: 'on_duty', requested_status: 'present' })
    expect(made).toMatchObject({ attendance_record_id: null, original_status: null })
    const approved = await staffed.muster.regularisations.approve(made.id)
    const record = await dayOf(staffed, monday)
    expect(record).toMatchObject({ status: 'present', source: 'regularisation', regularisation_id: made.id })
    expect(approved).toMatchObject({ attendance_record_id: record?.id, original_status: null })
    expect(await attendanceEvents(staffed)).toEqual([`attendance.recorded ${monday} present`])
  })

  it('stays with the day through later punches and writing', async () => {
    const staffed = await makeStaffed()
    const { muster, employee } = staffed
    const { id } = await ask(staffed, { requested_status: 'half_day' })
    await muster.regularisations.approve(id)
    await punchDay(staffed, monday, '09:00', '18:00')
    expect(await dayOf(staffed, monday)).toMatchObject({ status: 'half_day', regularisation_id: id })
    await muster.attendanceRecords.create({ employee_id: employee.id, date: monday })
    expect(await dayOf(staffed, monday)).toMatchObject({
      ...{ status: 'present', source: 'punch', regularisation_id: id },
    })
  })

  it('is rejected with a reason, or cancelled, and leaves the day alone', async () => {
    const staffed = await makeStaffed()
    const { regularisations } = staffed.muster
    const first = await ask(staffed)
    expect(await regularisations.reject(first.id, { rejection_reason: 'No witness' })).toMatchObject({
      ...{ status: 'rejected', rejection_reason: 'No witness', decided_at: expect.any(String) },
    })
    const second = await ask(staffed)
    expect(await regularisations.cancel(second.id)).toMatchObject({ status: 'cancelled', decided_at: null })
    expect(await dayOf(staffed, monday)).toBeUndefined()
  })

  it('is decided once, and says how it stands', async () => {
    const staffed = await makeStaffed()
    const { regularisations } = staffed.muster
    const { id } = await ask(staffed)
    const answers = await Promise.allSettled([1, 2].map(() => regularisations.approve(id)))
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const standing = { ...refusal(409), detail: expect.stringContaining('is approved;') }
    const no = { rejection_reason: 'No' }
    await expectAll(
      [regularisations.approve(id), regularisations.reject(id, no), regularisations.cancel(id)],
      standing,
    )
  })

  it('is refused where it cannot be', async () => {
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

  it('asks for no times that are still to come', async () => {
    const staffed = await makeStaffed()
    const today = '2026-08-20'
    const later = { requested_check_in_at: at(today, '09:00'), requested_check_out_at: at(today, '17:01') }
    await expect(ask(staffed, { date: today, ...later })).rejects.toMatchObject(
      refusal(400, 'requested_check_out_at'),
    )
    await ask(staffed, { date: today, ...later, requested_check_out_at: at(today, '17:00') })
  })

  it('is of the last days of the window, today among them', async () => {
    const staffed = await makeStaffed()
    await ask(staffed, { date: '2026-08-20', requested_status: 'present' })
    await ask(staffed, { date: '2026-07-21' })
    await expect(ask(staffed, { date: '2026-07-20' })).rejects.toMatchObject(refusal(400, 'date'))
    await withSettings(staffed, { regularisation_window_days: 3 })
    await expect(ask(staffed, { date: '2026-08-16' })).rejects.toMatchObject(refusal(400, 'date'))
  })

  it('is one of so many of a month, where the workspace says how many', async () => {
    const staffed = await makeStaffed()
    await withSettings(staffed, { max_regularisations_per_month: 2 })
    const first = await ask(staffed)
    await ask(staffed, { date: '2026-08-11' })
    await expect(ask(staffed, { date: '2026-08-12' })).rejects.toMatchObject(refusal(400, 'date'))
    await ask(staffed, { date: '2026-07-31' })
    await staffed.muster.regularisations.cancel(first.id)
    await ask(staffed, { date: '2026-08-12' })
  })

  it('holds one time against the other that the day has, then and when it is approved', async () => {
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

  it('is not of a full day of approved leave', async () => {
    const staffed = await makeStaffed()
    const pending = await ask(staffed)
    await giveLeave(staffed, monday)
    await expect(ask(staffed)).rejects.toMatchObject(refusal(409))
    await expect(staffed.muster.regularisations.approve(pending.id)).rejects.toMatchObject(refusal(409))
    await giveLeave(staffed, '2026-08-11', 'first_half')
    const half = await ask(staffed, {
      ...{ date: '2026-08-11', requested_check_in_at: at('2026-08-11', '13:30') },
      requested_check_out_at: at('2026-08-11', '18:00'),
    })
    await staffed.muster.regularisations.approve(half.id)
    expect(await dayOf(staffed, '2026-08-11')).toMatchObject({
      ...{ status: 'half_day', leave_portion: 'first_half', late_minutes: 0, source: 'regularisation' },
    })
  })

  it('is approved within the employment, as it is by then', async () => {
    const staffed = await makeStaffed()
    const { id } = await ask(staffed)
    await staffed.muster.employees.update(staffed.employee.id, { joining_date: '2026-08-11' })
    await expect(staffed.muster.regularisations.approve(id)).rejects.toMatchObject(refusal(400, 'date'))
  })

  it('is neither asked for nor decided in a locked month', async () => {
    const staffed = await makeStaffed()
    const { regularisations } = staffed.muster
    const { id } = await ask(staffed)
    await lockMonth(staffed)
    await expect(ask(staffed, { date: '2026-08-12' })).rejects.toMatchObject(refusal(409))
    const reason = { rejection_reason: 'No' }
    await expectAll(
      [regularisations.approve(id), regularisations.reject(id, reason), regularisations.cancel(id)],
      refusal(409),
    )
  })

  it('is found by employee, status, day and change', async () => {
    const staffed = await makeStaffed()
    const { muster, employee } = staffed
    const first = await ask(staffed)
    const second = await ask(staffed, { date: '2026-08-12' })
    const approved = await muster.regularisations.approve(first.id)
    const found = async (query: object) => (await muster.regularisations.list(query)).data.map(({ id }) => id)
    expect(await found({ employee_id: employee.id })).toEqual([second.id, first.id])
    expect(await found({ status: 'approved' })).toEqual([first.id])
    expect(await found({ date_from: '2026-08-11' })).toEqual([second.id])
    expect(await found({ date_to: '2026-08-11' })).toEqual([first.id])
    expect(await found({ updated_since: approved.updated_at })).toEqual([first.id])
  })

  it('belongs to its workspace and needs its scopes', async () => {
    const staffed = await makeStaffed()
    const { id, employee_id, date, type } = await ask(staffed)
    const other = (await makeWorkspace()).muster.regularisations
    const no = { rejection_reason: 'No' }
    await expectAll([other.get(id), other.approve(id), other.reject(id, no), other.cancel(id)], absent)
    const reader = (await limitedTo(staffed, 'attendance:read')).regularisations
    expect(await reader.get(id)).toMatchObject({ id })
    const body = { employee_id, date, type, reason }
    await expectAll(
      [reader.create(body), reader.approve(id), reader.reject(id, no), reader.cancel(id)],
      forbidden,
    )
    const none = (await limitedTo(staffed, 'leave:read')).regularisations
    await expectAll([none.list(), none.get(id)], forbidden)
  })
})
