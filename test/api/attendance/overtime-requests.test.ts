// Overtime requests: what is asked for, and what was decided.

import type { OvertimeRequestCreate } from '@muster/contract'
import {
  absent,
  at,
  dayOf,
  expectAll,
  forbidden,
  limitedTo,
  makeStaffed,
  monday,
  punchDay,
  refusal,
  type Staffed,
  saturday,
  standStill,
  withSettings,
} from '../../support/fixtures/attendance.ts'
import { lockThrough } from '../../support/fixtures/locks.ts'
import { inDatabase, makeWorkspace } from '../../support/fixtures/make.ts'
import { writeEmptyRun } from '../../support/fixtures/payroll.ts'
import { soonAfter } from '../../support/soon-after.ts'

standStill()

const ask = ({ muster, employee }: Staffed, more: Partial<OvertimeRequestCreate> = {}) =>
  muster.overtimeRequests.create({ employee_id: employee.id, date: monday, requested_hours: '2.5', ...more })

describe('an overtime request', () => {
  it('is pending, read by id and listed first', async () => {
    const staffed = await makeStaffed()
    const { muster, employee } = staffed
    await punchDay(staffed, monday, '09:00', '20:30')
    const sent = { start_at: at(monday, '18:00'), end_at: at(monday, '20:30'), reason: 'Month-end close' }
    const made = await ask(staffed, sent)
    expect(made).toEqual({
      object: 'overtime_request',
      id: expect.stringMatching(/^otr_/),
      employee_id: employee.id,
      date: monday,
      ...sent,
      requested_hours: '2.50',
      attendance_record_id: (await dayOf(staffed, monday))?.id,
      day_type: 'working_day',
      approved_hours: null,
      rate_multiplier: '2.00',
      status: 'pending',
      decided_at: null,
      rejection_reason: null,
      payroll_run_id: null,
      created_at: expect.stringMatching(/\.\d{3}Z$/),
      updated_at: soonAfter(made.created_at),
    })
    expect(await muster.overtimeRequests.get(made.id)).toEqual(made)
    expect((await muster.overtimeRequests.list()).data[0]).toEqual(made)
  })

  it('knows what kind of day it is', async () => {
    const staffed = await makeStaffed()
    await staffed.muster.holidays.create({ name: 'Eid', date: '2026-08-11', type: 'religious' })
    expect(await ask(staffed, { date: saturday })).toMatchObject({
      day_type: 'rest_day',
      attendance_record_id: null,
    })
    expect(await ask(staffed, { date: '2026-08-11' })).toMatchObject({
      day_type: 'holiday',
      rate_multiplier: '3.00',
    })
  })

  it('is approved in full or for fewer hours, at the current rate', async () => {
    const staffed = await makeStaffed()
    const { overtimeRequests, holidays } = staffed.muster
    const [whole, less] = [await ask(staffed), await ask(staffed, { date: '2026-08-11' })]
    await holidays.create({ name: 'Eid', date: '2026-08-11', type: 'religious' })
    await withSettings(staffed, { overtime_multiplier_holiday: '2.75' })
    const approved = await overtimeRequests.approve(whole.id)
    expect(approved).toMatchObject({ status: 'approved', approved_hours: '2.50', rate_multiplier: '2.00' })
    expect(approved.decided_at).toBe(approved.updated_at)
    expect(approved.decided_at).toBe(approved.updated_at)
    expect(await overtimeRequests.approve(less.id, { approved_hours: '1' })).toMatchObject({
      status: 'approved',
      approved_hours: '1.00',
      requested_hours: '2.50',
      day_type: 'holiday',
      rate_multiplier: '2.75',
    })
  })

  it('is rejected with a reason', async () => {
    const staffed = await makeStaffed()
    const { overtimeRequests } = staffed.muster
    const { id } = await ask(staffed)
    const rejected = await overtimeRequests.reject(id, { rejection_reason: 'Not agreed' })
    expect(rejected).toMatchObject({
      status: 'rejected',
      rejection_reason: 'Not agreed',
      approved_hours: null,
    })
    expect(rejected.decided_at).not.toBeNull()
    await expect(overtimeRequests.reject(id, { rejection_reason: ' ' })).rejects.toMatchObject(
      refusal(400, 'rejection_reason'),
    )
  })

  it('is cancelled while it is pending, or approved and not paid', async () => {
    const staffed = await makeStaffed()
    const { overtimeRequests } = staffed.muster
    const pending = await ask(staffed)
    expect(await overtimeRequests.cancel(pending.id)).toMatchObject({ status: 'cancelled', decided_at: null })
    const { id } = await ask(staffed)
    const { decided_at } = await overtimeRequests.approve(id, {})
    expect(await overtimeRequests.cancel(id)).toMatchObject({ status: 'cancelled', decided_at })
    const paid = await ask(staffed)
    await overtimeRequests.approve(paid.id, {})
    const run = await writeEmptyRun(staffed)
    await inDatabase('update overtime_requests set payroll_run_id = $2 where id = $1', [paid.id, run])
    await expect(overtimeRequests.cancel(paid.id)).rejects.toMatchObject(refusal(409))
  })

  it('is decided once, and shows its state', async () => {
    const staffed = await makeStaffed()
    const { overtimeRequests } = staffed.muster
    const { id } = await ask(staffed)
    const answers = await Promise.allSettled([1, 2].map(() => overtimeRequests.approve(id, {})))
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refusedAs = (state: string) => ({
      ...refusal(409),
      detail: expect.stringContaining(`is ${state};`),
    })
    await expect(overtimeRequests.approve(id, {})).rejects.toMatchObject(refusedAs('approved'))
    await expect(overtimeRequests.reject(id, { rejection_reason: 'No' })).rejects.toMatchObject(
      refusedAs('approved'),
    )
    await overtimeRequests.cancel(id)
    await expect(overtimeRequests.approve(id, {})).rejects.toMatchObject(refusedAs('cancelled'))
    await expect(overtimeRequests.cancel(id)).rejects.toMatchObject(refusedAs('cancelled'))
    const other = await ask(staffed)
    await overtimeRequests.reject(other.id, { rejection_reason: 'No' })
    await expect(overtimeRequests.cancel(other.id)).rejects.toMatchObject(refusedAs('rejected'))
  })

  it('is the only one of its day until it is rejected or cancelled', async () => {
    const staffed = await makeStaffed()
    const answers = await Promise.allSettled([1, 2, 3].map(() => ask(staffed)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [{ id } = { id: '' }] = (await staffed.muster.overtimeRequests.list()).data
    await expect(ask(staffed)).rejects.toMatchObject(refusal(409))
    await staffed.muster.overtimeRequests.approve(id, {})
    await expect(ask(staffed)).rejects.toMatchObject(refusal(409))
    await staffed.muster.overtimeRequests.cancel(id)
    await ask(staffed)
  })

  it('rejects impossible hours and times', async () => {
    const staffed = await makeStaffed()
    const { overtimeRequests, employees } = staffed.muster
    const refused: [Partial<OvertimeRequestCreate>, string][] = [
      [{ requested_hours: '0' }, 'requested_hours'],
      [{ requested_hours: '24.01' }, 'requested_hours'],
      [{ requested_hours: '1.234' }, 'requested_hours'],
      [{ date: '2024-02-29' }, 'date'],
      [{ start_at: at(monday, '20:00'), end_at: at(monday, '18:00') }, 'end_at'],
      [{ employee_id: 'emp_01k21fe3zefz69jqj7htb64786' }, 'employee_id'],
    ]
    for (const [change, field] of refused)
      await expect(ask(staffed, change)).rejects.toMatchObject(refusal(400, field))
    const { id } = await ask(staffed, { requested_hours: '24.00' })
    for (const approved_hours of ['0', '24.01'])
      await expect(overtimeRequests.approve(id, { approved_hours })).rejects.toMatchObject(
        refusal(400, 'approved_hours'),
      )
    await employees.delete(staffed.employee.id)
    await expect(overtimeRequests.approve(id, {})).rejects.toMatchObject(refusal(409))
    await expect(ask(staffed, { date: '2026-08-11' })).rejects.toMatchObject(refusal(400, 'employee_id'))
  })

  it('can be approved only within the present dates of the employment', async () => {
    const staffed = await makeStaffed()
    const { employees, overtimeRequests } = staffed.muster
    const { id } = await ask(staffed)
    await employees.update(staffed.employee.id, { joining_date: '2026-08-11' })
    await expect(overtimeRequests.approve(id, {})).rejects.toMatchObject(refusal(400, 'date'))
    await overtimeRequests.cancel(id)
    await expect(overtimeRequests.approve(id, { approved_hours: '24' })).rejects.toMatchObject(refusal(409))
  })

  it('still names the record of its day after its deletion, like a regularisation', async () => {
    const staffed = await makeStaffed()
    const { attendanceRecords, employees, overtimeRequests, regularisations } = staffed.muster
    await punchDay(staffed, monday, '09:00', '21:00')
    const { id } = await ask(staffed)
    await overtimeRequests.approve(id, {})
    const asked = await regularisations.create({
      employee_id: staffed.employee.id,
      date: monday,
      type: 'other',
      reason: 'The bus',
      requested_status: 'present',
    })
    const named = async () => [
      (await overtimeRequests.get(id)).attendance_record_id,
      (await regularisations.get(asked.id)).attendance_record_id,
    ]
    const [record] = (await attendanceRecords.list()).data
    expect(await named()).toEqual([record?.id, record?.id])
    await employees.update(staffed.employee.id, { separation_date: '2026-08-07' })
    expect(await named()).toEqual([record?.id, record?.id])
  })

  it('changes when the record of its day is created, like a regularisation', async () => {
    const staffed = await makeStaffed()
    const { overtimeRequests, regularisations } = staffed.muster
    const { id } = await ask(staffed)
    const rejected = await overtimeRequests.reject(id, { rejection_reason: 'Nobody asked for it' })
    const asked = await regularisations.create({
      employee_id: staffed.employee.id,
      date: monday,
      type: 'other',
      reason: 'The bus',
      requested_status: 'present',
    })
    expect([rejected.attendance_record_id, asked.attendance_record_id]).toEqual([null, null])
    await punchDay(staffed, monday, '09:00', '21:00')
    const since = { updated_since: asked.updated_at }
    const changed = [
      ...(await overtimeRequests.list(since)).data,
      ...(await regularisations.list(since)).data,
    ]
    const { id: attendance_record_id } = (await dayOf(staffed, monday))!
    expect(changed.map(({ updated_at, ...request }) => request)).toEqual(
      [rejected, asked].map(({ updated_at, ...request }) => ({ ...request, attendance_record_id })),
    )
    expect(changed.every(({ updated_at }) => updated_at > asked.updated_at)).toBe(true)
  })

  it('cannot be requested on a locked day, but decided until it is paid', async () => {
    const staffed = await makeStaffed()
    const { overtimeRequests, holidays } = staffed.muster
    const [first, second, third] = [await ask(staffed), await asked('2026-08-11'), await asked('2026-08-12')]
    await lockThrough(staffed, '2026-08-31')
    await expect(asked('2026-08-13')).rejects.toMatchObject(refusal(409))
    // The day stays what it was when payroll closed it.
    await holidays.create({ name: 'Eid', date: monday, type: 'religious' })
    const approved = await overtimeRequests.approve(first.id, {})
    expect(approved).toMatchObject({ status: 'approved', day_type: 'working_day', rate_multiplier: '2.00' })
    await overtimeRequests.reject(second.id, { rejection_reason: 'No' })
    await overtimeRequests.cancel(third.id)
    await overtimeRequests.cancel(first.id)

    function asked(date: string) {
      return ask(staffed, { date })
    }
  })

  it('is found by employee, status, day and change', async () => {
    const staffed = await makeStaffed()
    const { muster, employee } = staffed
    const first = await ask(staffed)
    const second = await ask(staffed, { date: '2026-08-12' })
    const approved = await muster.overtimeRequests.approve(first.id, {})
    const found = async (query: object) =>
      (await muster.overtimeRequests.list(query)).data.map(({ id }) => id)
    expect(await found({ employee_id: employee.id })).toEqual([second.id, first.id])
    expect(await found({ status: 'pending' })).toEqual([second.id])
    expect(await found({ date_from: '2026-08-11' })).toEqual([second.id])
    expect(await found({ date_to: '2026-08-11' })).toEqual([first.id])
    expect(await found({ updated_since: approved.updated_at })).toEqual([first.id])
  })

  it('belongs to its workspace and needs its scopes', async () => {
    const staffed = await makeStaffed()
    const { id, employee_id, date } = await ask(staffed)
    const other = (await makeWorkspace()).muster.overtimeRequests
    const reason = { rejection_reason: 'No' }
    await expectAll(
      [other.get(id), other.approve(id, {}), other.reject(id, reason), other.cancel(id)],
      absent,
    )
    const reader = (await limitedTo(staffed, 'attendance:read')).overtimeRequests
    expect(await reader.get(id)).toMatchObject({ id })
    const body = { employee_id, date, requested_hours: '1' }
    await expectAll(
      [reader.create(body), reader.approve(id, {}), reader.reject(id, reason), reader.cancel(id)],
      forbidden,
    )
    const none = (await limitedTo(staffed, 'leave:read')).overtimeRequests
    await expectAll([none.list(), none.get(id)], forbidden)
  })
})
