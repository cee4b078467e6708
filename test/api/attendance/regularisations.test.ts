// Regularisations: days that are to be put right.

import {
  absent,
  askForRegularisation as ask,
  at,
  attendanceEvents,
  clockComesTo,
  dayOf,
  expectAll,
  forbidden,
  limitedTo,
  makeStaffed,
  monday,
  punch,
  punchDay,
  refusal,
  standStill,
} from '../../support/fixtures/attendance.ts'
import { makeWorkspace } from '../../support/fixtures/make.ts'
import { soonAfter } from '../../support/soon-after.ts'

standStill()

describe('a regularisation', () => {
  it('is pending, leaves the day unchanged, is read by id and listed first', async () => {
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
      reason: 'The reader was broken',
      attendance_record_id: record?.id,
      original_check_in_at: at(monday, '09:00'),
      original_check_out_at: null,
      original_status: 'absent',
      status: 'pending',
      decided_at: null,
      rejection_reason: null,
      created_at: expect.stringMatching(/\.\d{3}Z$/),
      updated_at: soonAfter(made.created_at),
    })
    expect(await muster.regularisations.get(made.id)).toEqual(made)
    expect((await muster.regularisations.list()).data).toEqual([made])
    expect(await dayOf(staffed, monday)).toEqual(record)
  })

  it('writes its times to the day on approval, which is graded by the same rules', async () => {
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
      check_in_at: at(monday, '09:20'),
      check_out_at: at(monday, '18:00'),
      status: 'present',
      is_late: true,
      source: 'regularisation',
      regularisation_id: id,
      missing_punch: false,
    })
    expect(await attendanceEvents(staffed)).toEqual([
      `attendance.recorded ${monday} absent`,
      `attendance.updated ${monday} present`,
    ])
  })

  it('writes only the requested values: punches supply the rest, including later ones', async () => {
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

  it('creates the record of a day without one, with only a status', async () => {
    const staffed = await makeStaffed()
    const made = await ask(staffed, { type: 'on_duty', requested_status: 'present' })
    expect(made).toMatchObject({ attendance_record_id: null, original_status: null })
    const approved = await staffed.muster.regularisations.approve(made.id)
    const record = await dayOf(staffed, monday)
    expect(record).toMatchObject({ status: 'present', source: 'regularisation', regularisation_id: made.id })
    expect(approved).toMatchObject({ attendance_record_id: record?.id, original_status: null })
    expect(await attendanceEvents(staffed)).toEqual([`attendance.recorded ${monday} present`])
  })

  it('stays with the day when punches and corrections follow', async () => {
    const staffed = await makeStaffed()
    const { muster, employee } = staffed
    const { id } = await ask(staffed, { requested_status: 'half_day' })
    await muster.regularisations.approve(id)
    await punchDay(staffed, monday, '09:00', '18:00')
    expect(await dayOf(staffed, monday)).toMatchObject({ status: 'half_day', regularisation_id: id })
    await muster.attendanceRecords.create({ employee_id: employee.id, date: monday })
    expect(await dayOf(staffed, monday)).toMatchObject({
      status: 'present',
      source: 'punch',
      regularisation_id: id,
    })
  })

  it('is rejected with a reason, or cancelled, and does not change the day', async () => {
    const staffed = await makeStaffed()
    const { regularisations } = staffed.muster
    const first = await ask(staffed)
    expect(await regularisations.reject(first.id, { rejection_reason: 'No witness' })).toMatchObject({
      status: 'rejected',
      rejection_reason: 'No witness',
      decided_at: expect.any(String),
    })
    const second = await ask(staffed)
    expect(await regularisations.cancel(second.id)).toMatchObject({ status: 'cancelled', decided_at: null })
    expect(await dayOf(staffed, monday)).toBeUndefined()
  })

  it('is decided once, and shows its state', async () => {
    const staffed = await makeStaffed()
    const { regularisations } = staffed.muster
    const { id } = await ask(staffed)
    const answers = await Promise.allSettled([1, 2].map(() => regularisations.approve(id)))
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refusedAsApproved = { ...refusal(409), detail: expect.stringContaining('is approved;') }
    const no = { rejection_reason: 'No' }
    await expectAll(
      [regularisations.approve(id), regularisations.reject(id, no), regularisations.cancel(id)],
      refusedAsApproved,
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
    const body = { employee_id, date, type, reason: 'No' }
    await expectAll(
      [reader.create(body), reader.approve(id), reader.reject(id, no), reader.cancel(id)],
      forbidden,
    )
    const none = (await limitedTo(staffed, 'leave:read')).regularisations
    await expectAll([none.list(), none.get(id)], forbidden)
  })
})
