// Rest-day swaps: a weekly off that is worked for a working day off.

import type { RestDaySwapCreate } from '@muster/contract'
import {
  absent,
  assignShift,
  at,
  clockComesTo,
  dayOf,
  expectAll,
  forbidden,
  giveLeave,
  limitedTo,
  makeStaffed,
  monday,
  punchDay,
  refusal,
  type Staffed,
  saturday,
  standStill,
  sunday,
} from '../../support/fixtures/attendance.ts'
import { lockThrough } from '../../support/fixtures/locks.ts'
import { ayesha, inDatabase, makeWorkspace } from '../../support/fixtures/make.ts'
import { soonAfter } from '../../support/soon-after.ts'

standStill()

const swap = ({ muster, employee }: Staffed, more: Partial<RestDaySwapCreate> = {}) =>
  muster.restDaySwaps.create({ employee_id: employee.id, rest_date: saturday, work_date: monday, ...more })

describe('a rest-day swap', () => {
  it('is active, read by id and listed first', async () => {
    const staffed = await makeStaffed()
    const { muster, employee } = staffed
    const made = await swap(staffed, { reason: 'Stock taking' })
    expect(made).toEqual({
      object: 'rest_day_swap',
      id: expect.stringMatching(/^rds_/),
      employee_id: employee.id,
      rest_date: saturday,
      work_date: monday,
      reason: 'Stock taking',
      status: 'active',
      cancelled_at: null,
      created_at: expect.stringMatching(/\.\d{3}Z$/),
      updated_at: soonAfter(made.created_at),
    })
    expect(await muster.restDaySwaps.get(made.id)).toEqual(made)
    expect((await muster.restDaySwaps.list()).data).toEqual([made])
  })

  it('grades both days again, on creation and on cancellation', async () => {
    const staffed = await makeStaffed()
    await punchDay(staffed, monday, '09:00', '18:00')
    await punchDay(staffed, saturday, '09:00', '18:00')
    const free = { status: 'rest_day', scheduled_minutes: 0, overtime_minutes: 480 }
    const worked = { status: 'present', scheduled_minutes: 480, overtime_minutes: 0 }
    expect([await dayOf(staffed, monday), await dayOf(staffed, saturday)]).toMatchObject([worked, free])
    const { id } = await swap(staffed)
    expect([await dayOf(staffed, monday), await dayOf(staffed, saturday)]).toMatchObject([free, worked])
    const cancelled = await staffed.muster.restDaySwaps.cancel(id)
    expect(cancelled).toMatchObject({ status: 'cancelled', cancelled_at: cancelled.updated_at })
    expect([await dayOf(staffed, monday), await dayOf(staffed, saturday)]).toMatchObject([worked, free])
  })

  it('grades each day once if the days are next to each other', async () => {
    const staffed = await makeStaffed()
    await assignShift(staffed, { attendance_mode: 'punch_not_required' })
    await punchDay(staffed, '2026-08-17', '09:00', '18:00')
    expect(await dayOf(staffed, '2026-08-17')).toBeUndefined()
    await swap(staffed, { rest_date: sunday, work_date: '2026-08-17' })
    expect(await dayOf(staffed, '2026-08-17')).toMatchObject({ status: 'rest_day', overtime_minutes: 540 })
  })

  it('does not change the neighbouring days', async () => {
    const staffed = await makeStaffed()
    await punchDay(staffed, '2026-08-11', '10:00', '18:00')
    const before = await dayOf(staffed, '2026-08-11')
    await inDatabase('update shifts set grace_period_minutes = 90 where workspace_id = $1', [staffed.id])
    await swap(staffed)
    expect(await dayOf(staffed, '2026-08-11')).toEqual(before)
  })

  it('marks an employee absent who does not work the former day off', async () => {
    const staffed = await makeStaffed()
    await clockComesTo(staffed, at(saturday, '12:00'))
    await clockComesTo(staffed, at('2026-08-17', '12:00'))
    expect(await dayOf(staffed, sunday)).toMatchObject({ status: 'rest_day' })
    await swap(staffed, { rest_date: sunday, work_date: '2026-08-14' })
    expect(await dayOf(staffed, sunday)).toMatchObject({ status: 'absent' })
    expect(await dayOf(staffed, '2026-08-14')).toMatchObject({ status: 'rest_day' })
  })

  it('can be in the future, and is graded when the days come', async () => {
    const staffed = await makeStaffed()
    await clockComesTo(staffed, at('2026-08-20', '12:00'))
    await swap(staffed, { rest_date: '2026-08-22', work_date: '2026-08-24' })
    expect(await dayOf(staffed, '2026-08-22')).toBeUndefined()
    await clockComesTo(staffed, at('2026-08-25', '12:00'))
    expect(await dayOf(staffed, '2026-08-22')).toMatchObject({ status: 'absent' })
    expect(await dayOf(staffed, '2026-08-24')).toMatchObject({ status: 'rest_day' })
  })

  it('is cancelled once, and shows its state', async () => {
    const staffed = await makeStaffed()
    const { restDaySwaps } = staffed.muster
    const { id } = await swap(staffed)
    const answers = await Promise.allSettled([1, 2].map(() => restDaySwaps.cancel(id)))
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(restDaySwaps.cancel(id)).rejects.toMatchObject({
      ...refusal(409),
      detail: expect.stringContaining('is cancelled;'),
    })
  })

  it('rejects days that are not a weekly off and a working day', async () => {
    const staffed = await makeStaffed({ joining_date: '2026-07-01' })
    await staffed.muster.holidays.create({ name: 'Eid', date: '2026-08-11', type: 'religious' })
    const refused: [Partial<RestDaySwapCreate>, ...string[]][] = [
      [{ rest_date: '2026-08-12' }, 'rest_date'],
      [{ work_date: sunday }, 'work_date'],
      [{ work_date: '2026-08-11' }, 'work_date'],
      [{ rest_date: '2026-06-27', work_date: '2026-07-06' }, 'rest_date', 'rest_date'],
      [{ work_date: '2026-09-16' }, 'work_date'],
      [{ employee_id: 'emp_01k21fe3zefz69jqj7htb64786' }, 'employee_id'],
    ]
    for (const [change, ...fields] of refused)
      await expect(swap(staffed, change)).rejects.toMatchObject(refusal(400, ...fields))
    await swap(staffed, { work_date: '2026-09-15' })
  })

  it('rejects a weekly off that is a holiday too, because nobody would work it', async () => {
    const staffed = await makeStaffed()
    const { id } = await staffed.muster.holidays.create({ name: 'Eid', date: saturday, type: 'religious' })
    await expect(swap(staffed)).rejects.toMatchObject({
      ...refusal(400, 'rest_date'),
      errors: [{ field: 'rest_date', message: `${saturday} is a holiday, so it would not be worked` }],
    })
    await swap(staffed, { rest_date: sunday })
    await staffed.muster.holidays.update(id, { type: 'optional' })
    await swap(staffed, { work_date: '2026-08-11' })
  })

  it('applies a branch’s holiday only to employees of that branch', async () => {
    const staffed = await makeStaffed()
    const { muster, employee } = staffed
    const branch = await muster.branches.create({ name: 'Lahore' })
    await muster.holidays.create({ name: 'Mela', date: saturday, type: 'company', branch_id: branch.id })
    await swap(staffed)
    const other = await muster.employees.create({ ...ayesha, branch_id: branch.id })
    await expect(swap({ ...staffed, employee: other })).rejects.toMatchObject(refusal(400, 'rest_date'))
    expect(employee.branch_id).toBeNull()
  })

  it('lets a later holiday free the day to be worked, like any working day', async () => {
    const staffed = await makeStaffed()
    await clockComesTo(staffed, at('2026-08-20', '12:00'))
    const { id } = await swap(staffed, { rest_date: '2026-08-22', work_date: '2026-08-24' })
    for (const date of ['2026-08-22', '2026-08-24'])
      await staffed.muster.holidays.create({ name: 'Rain', date, type: 'company' })
    await clockComesTo(staffed, at('2026-08-25', '12:00'))
    expect(await dayOf(staffed, '2026-08-22')).toMatchObject({ status: 'holiday' })
    expect(await dayOf(staffed, '2026-08-24')).toMatchObject({ status: 'holiday' })
    await staffed.muster.restDaySwaps.cancel(id)
    expect(await dayOf(staffed, '2026-08-24')).toMatchObject({ status: 'holiday' })
  })

  it('rejects an employee who has no shift or is deleted', async () => {
    const staffed = await makeStaffed()
    const { id } = await swap(staffed, { rest_date: sunday, work_date: '2026-08-11' })
    await inDatabase('delete from employee_shifts where workspace_id = $1', [staffed.id])
    await expect(swap(staffed)).rejects.toMatchObject(refusal(400, 'rest_date', 'work_date'))
    await staffed.muster.employees.delete(staffed.employee.id)
    await expect(swap(staffed)).rejects.toMatchObject(refusal(400, 'employee_id'))
    await expect(staffed.muster.restDaySwaps.cancel(id)).rejects.toMatchObject(refusal(409))
  })

  it('rejects days of another active swap', async () => {
    const staffed = await makeStaffed()
    const { id } = await swap(staffed)
    await expect(swap(staffed)).rejects.toMatchObject(refusal(409))
    await expect(swap(staffed, { rest_date: sunday })).rejects.toMatchObject(refusal(409))
    await expect(swap(staffed, { work_date: '2026-08-11' })).rejects.toMatchObject(refusal(409))
    await staffed.muster.restDaySwaps.cancel(id)
    const answers = await Promise.allSettled([1, 2, 3].map(() => swap(staffed)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it.each(['pending', 'approved'] as const)('rejects days of %s leave', async status => {
    const staffed = await makeStaffed()
    await giveLeave(staffed, monday, 'second_half', status)
    await expect(swap(staffed)).rejects.toMatchObject(refusal(409))
    await swap(staffed, { work_date: '2026-08-11' })
  })

  it('rejects a day off that is charged between two leaves', async () => {
    const staffed = await makeStaffed()
    const leave = await giveLeave(staffed, '2026-08-14')
    await inDatabase(
      `insert into leave_application_days (workspace_id, leave_application_id, date, employee_id, portion, is_charged)
       values ($1, $2, $3, $4, 'full', true)`,
      [staffed.id, leave, saturday, staffed.employee.id],
    )
    await inDatabase('update leave_ledger_entries set days = -2 where workspace_id = $1', [staffed.id])
    await expect(swap(staffed)).rejects.toMatchObject(refusal(409))
    await swap(staffed, { rest_date: sunday })
  })

  it('can be neither created nor cancelled on a locked day', async () => {
    const staffed = await makeStaffed()
    const july = { rest_date: '2026-08-01', work_date: '2026-07-31' }
    const { id } = await swap(staffed, july)
    await lockThrough(staffed, '2026-07-31')
    await expect(staffed.muster.restDaySwaps.cancel(id)).rejects.toMatchObject(refusal(409))
    await expect(
      swap(staffed, { ...july, rest_date: '2026-08-02', work_date: '2026-07-30' }),
    ).rejects.toMatchObject(refusal(409))
  })

  it('is found by employee, status, either day and change', async () => {
    const staffed = await makeStaffed()
    const { muster, employee } = staffed
    const first = await swap(staffed)
    const second = await swap(staffed, { rest_date: '2026-08-22', work_date: '2026-08-24' })
    const cancelled = await muster.restDaySwaps.cancel(first.id)
    const found = async (query: object) => (await muster.restDaySwaps.list(query)).data.map(({ id }) => id)
    expect(await found({ employee_id: employee.id })).toEqual([second.id, first.id])
    expect(await found({ status: 'active' })).toEqual([second.id])
    expect(await found({ date_from: '2026-08-15' })).toEqual([second.id, first.id])
    expect(await found({ date_from: '2026-08-16' })).toEqual([second.id])
    expect(await found({ date_to: monday })).toEqual([first.id])
    expect(await found({ updated_since: cancelled.updated_at })).toEqual([first.id])
  })

  it('belongs to its workspace and needs its scopes', async () => {
    const staffed = await makeStaffed()
    const { id, employee_id, rest_date, work_date } = await swap(staffed)
    const other = (await makeWorkspace()).muster.restDaySwaps
    await expectAll([other.get(id), other.cancel(id)], absent)
    const reader = (await limitedTo(staffed, 'attendance:read')).restDaySwaps
    expect(await reader.get(id)).toMatchObject({ id })
    const body = { employee_id, rest_date, work_date }
    await expectAll([reader.create(body), reader.cancel(id)], forbidden)
    const none = (await limitedTo(staffed, 'leave:read')).restDaySwaps
    await expectAll([none.list(), none.get(id)], forbidden)
  })
})
