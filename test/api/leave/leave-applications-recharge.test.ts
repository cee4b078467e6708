// Approved leave whose calendar changes: a rest day in it that becomes a working day is charged, a working day that becomes one is given back.

import type { HolidayCreate, LeaveApplication } from '@muster/contract'
import { attendanceEvents, clockComesTo } from '../../support/fixtures/attendance.ts'
import {
  attendanceOf,
  available,
  balanceOf,
  type LeaveWorkspace,
  ledgerOf,
  makeLeaveWorkspace,
  take,
} from '../../support/fixtures/leave.ts'
import { eventsOf, inDatabase } from '../../support/fixtures/make.ts'
import { setClock } from '../../support/server/server.ts'

// A Thursday; Saturdays and Sundays are off.
const now = '2026-08-20T05:00:00Z'
beforeEach(() => setClock(now))
afterEach(() => setClock())

const wednesday = '2026-08-12'
const week = { from_date: '2026-08-10', to_date: '2026-08-14' }
const holiday = (date: string, more: Partial<HolidayCreate> = {}) =>
  ({ name: 'Rain', date, type: 'company', ...more }) as const

/** A workspace whose days have been graded up to now. */
async function graded(...policy: Parameters<typeof makeLeaveWorkspace>): Promise<LeaveWorkspace> {
  const workspace = await makeLeaveWorkspace(...policy)
  await setClock('2026-08-01T05:00:00Z')
  await clockComesTo(workspace, '2026-08-01T05:00:00Z')
  await clockComesTo(workspace, now)
  return workspace
}

/** The job comes by. */
let minute = 0
const jobRuns = (workspace: LeaveWorkspace) =>
  clockComesTo(workspace, Temporal.Instant.from(now).add({ minutes: ++minute }).toString())

const markOf = async (workspace: LeaveWorkspace, day: string) => (await attendanceOf(workspace))[day]

/** What the application costs, what the balance is charged with, and what attendance shows as leave: always the same. */
async function chargeOf(workspace: LeaveWorkspace, { id }: Pick<LeaveApplication, 'id'>): Promise<string> {
  const { total_days } = await workspace.muster.leaveApplications.get(id)
  expect((await balanceOf(workspace))?.used_days).toBe(total_days)
  const halves = Object.values(await attendanceOf(workspace)).map((marked): number => {
    if (marked.endsWith('full')) return 2
    return marked.endsWith('half') ? 1 : 0
  })
  expect((halves.reduce((sum, each) => sum + each, 0) / 2).toFixed(2)).toBe(total_days)
  return total_days
}

const reasons = async ({ id }: LeaveWorkspace): Promise<string[]> =>
  (
    await inDatabase<{ line: string }>(
      `select days || ' ' || because as line from leave_ledger_entries where workspace_id = $1 order by created_at, id`,
      [id],
    )
  ).map(({ line }) => line)

describe('a rest day in approved leave that becomes a working day', () => {
  it('is charged when its holiday is removed, with a line that says why, and nobody is absent', async () => {
    const workspace = await graded()
    const { muster } = workspace
    const { id } = await muster.holidays.create(holiday(wednesday))
    await jobRuns(workspace)
    const leave = await take(workspace, week)
    expect(await chargeOf(workspace, leave)).toBe('4.00')
    expect(await markOf(workspace, wednesday)).toBe('holiday none')
    await muster.holidays.update(id, { type: 'optional' })
    await jobRuns(workspace)
    expect(await chargeOf(workspace, leave)).toBe('5.00')
    expect(await markOf(workspace, wednesday)).toBe('on_leave full')
    expect(await reasons(workspace)).toEqual([
      expect.stringContaining('-4.00 4 working days in 2026-08-10 to 2026-08-14'),
      `-1.00 Charged, because it is now a working day: ${wednesday}`,
    ])
    const after = await muster.leaveApplications.get(leave.id)
    expect(after.updated_at > leave.updated_at).toBe(true)
    expect(after).toEqual({ ...leave, total_days: '5.00', updated_at: after.updated_at })
    // Leave itself has no event for it; the day has one.
    const told = (await eventsOf(workspace.id)).filter(({ type }) => type.startsWith('leave.'))
    expect(told.map(({ type }) => type)).toEqual(['leave.requested', 'leave.approved'])
    expect((await attendanceEvents(workspace)).at(-1)).toBe(`attendance.updated ${wednesday} on_leave`)
  })

  it('is charged after a change of shift', async () => {
    const workspace = await graded()
    const { muster, employee: employee_id } = workspace
    const leave = await take(workspace, { from_date: '2026-08-13', to_date: '2026-08-18' })
    expect(await chargeOf(workspace, leave)).toBe('4.00')
    const hours = { start_time: '09:00:00', end_time: '18:00:00' }
    const shift = await muster.shifts.create({ name: 'Six days', ...hours, weekly_off_days: [7] })
    await muster.employeeShifts.create({ employee_id, shift_id: shift.id, effective_from: '2026-08-15' })
    expect(await chargeOf(workspace, leave)).toBe('5.00')
    expect(await markOf(workspace, '2026-08-15')).toBe('on_leave full')
    // And the shift as it is edited, by the job.
    await muster.shifts.update(shift.id, { weekly_off_days: [1, 2, 7] })
    await jobRuns(workspace)
    expect(await chargeOf(workspace, leave)).toBe('3.00')
    expect(await ledgerOf(workspace)).toEqual(['use -4.00', 'use -1.00', 'restore 2.00'])
  })

  it('is charged after a swap is cancelled, and the other day is given back', async () => {
    const workspace = await graded()
    const { muster, employee: employee_id } = workspace
    const swap = await muster.restDaySwaps.create({
      employee_id,
      rest_date: '2026-08-15',
      work_date: '2026-08-17',
    })
    const leave = await take(workspace, { from_date: '2026-08-15', to_date: '2026-08-16' })
    const other = await take(workspace, { from_date: '2026-08-17', to_date: '2026-08-18' })
    expect([leave.total_days, other.total_days]).toEqual(['1.00', '1.00'])
    await muster.restDaySwaps.cancel(swap.id)
    expect(await muster.leaveApplications.get(leave.id)).toMatchObject({ total_days: '0.00' })
    expect(await muster.leaveApplications.get(other.id)).toMatchObject({ total_days: '2.00' })
    expect(await balanceOf(workspace)).toMatchObject({ used_days: '2.00' })
    expect(await markOf(workspace, '2026-08-15')).toBe('rest_day none')
    expect(await markOf(workspace, '2026-08-17')).toBe('on_leave full')
    expect((await reasons(workspace)).slice(2).sort()).toEqual([
      '-1.00 Charged, because it is now a working day: 2026-08-17',
      '1.00 Given back, because it is now a rest day: 2026-08-15',
    ])
  })

  it('is charged after a move to a branch without the holiday', async () => {
    const workspace = await graded()
    const { muster, employee } = workspace
    const branch = await muster.branches.create({ name: 'Lahore' })
    await muster.employees.update(employee, { branch_id: branch.id })
    await muster.holidays.create(holiday('2026-08-26', { branch_id: branch.id }))
    const leave = await take(workspace, { from_date: '2026-08-25', to_date: '2026-08-27' })
    expect(await chargeOf(workspace, leave)).toBe('2.00')
    await muster.employees.update(employee, { branch_id: null })
    expect(await chargeOf(workspace, leave)).toBe('3.00')
  })

  it('is charged to the leave that contains it, for half days and under the sandwich rule', async () => {
    const workspace = await graded({ sandwich_rule: true })
    const { muster } = workspace
    const half = await take(workspace, {
      from_date: wednesday,
      is_half_day: true,
      half_day_type: 'first_half',
    })
    const { id } = await muster.holidays.create(holiday(wednesday))
    await jobRuns(workspace)
    expect(await chargeOf(workspace, half)).toBe('0.00')
    expect(await markOf(workspace, wednesday)).toBe('holiday none')
    await muster.holidays.update(id, { date: '2026-08-13' })
    await jobRuns(workspace)
    expect(await chargeOf(workspace, half)).toBe('0.50')
    await muster.leaveApplications.cancel(half.id)
    // Friday becomes a holiday, and so the weekend is no more between working days of the leave.
    const long = await take(workspace, { from_date: '2026-08-14', to_date: '2026-08-17' })
    expect(await chargeOf(workspace, long)).toBe('4.00')
    await muster.holidays.update(id, { date: '2026-08-14' })
    await jobRuns(workspace)
    expect(await chargeOf(workspace, long)).toBe('1.00')
    expect(await markOf(workspace, '2026-08-15')).toBe('rest_day none')
    await muster.holidays.update(id, { date: '2026-08-18' })
    await jobRuns(workspace)
    expect(await chargeOf(workspace, long)).toBe('4.00')
  })

  it('separates two applications that it links, and a holiday links them again', async () => {
    const workspace = await graded({ sandwich_rule: true })
    const { muster, employee: employee_id } = workspace
    await take(workspace, { from_date: '2026-08-14' })
    const monday = await take(workspace, { from_date: '2026-08-17' })
    expect(monday.total_days).toBe('3.00')
    const hours = { start_time: '09:00:00', end_time: '18:00:00' }
    const shift = await muster.shifts.create({ name: 'Six days', ...hours, weekly_off_days: [7] })
    await muster.employeeShifts.create({ employee_id, shift_id: shift.id, effective_from: '2026-08-15' })
    expect(await muster.leaveApplications.get(monday.id)).toMatchObject({ total_days: '1.00' })
    expect(await balanceOf(workspace)).toMatchObject({ used_days: '2.00' })
    expect(await markOf(workspace, '2026-08-16')).toBe('rest_day none')
    await muster.holidays.create(holiday('2026-08-15'))
    await jobRuns(workspace)
    expect(await muster.leaveApplications.get(monday.id)).toMatchObject({ total_days: '3.00' })
    expect(await balanceOf(workspace)).toMatchObject({ used_days: '4.00' })
    expect(await markOf(workspace, '2026-08-16')).toBe('on_leave full')
  })

  it('changes pending leave as well, which uses nothing', async () => {
    const workspace = await graded()
    const { muster, employee, leave: leave_type_id } = workspace
    const asked = await muster.leaveApplications.create({
      employee_id: employee,
      leave_type_id,
      ...week,
      reason: 'Family visit',
    })
    await muster.holidays.create(holiday(wednesday))
    await jobRuns(workspace)
    expect(await muster.leaveApplications.get(asked.id)).toMatchObject({
      total_days: '4.00',
      status: 'pending',
    })
    expect(await ledgerOf(workspace)).toEqual([])
  })

  it('is charged within minutes for future leave', async () => {
    const workspace = await graded()
    const { muster } = workspace
    const leave = await take(workspace, { from_date: '2026-12-07', to_date: '2026-12-11' })
    const { id } = await muster.holidays.create(holiday('2026-12-09'))
    await jobRuns(workspace)
    expect(await chargeOf(workspace, leave)).toBe('4.00')
    expect(await markOf(workspace, '2026-12-09')).toBeUndefined()
    await muster.holidays.update(id, { type: 'optional' })
    await jobRuns(workspace)
    expect(await chargeOf(workspace, leave)).toBe('5.00')
    expect(await markOf(workspace, '2026-12-09')).toBe('on_leave full')
    await muster.leaveApplications.cancel(leave.id)
    expect(await available(workspace)).toBe('22.00')
  })

  it('is charged by the job as well if it is long ago', async () => {
    const workspace = await graded()
    const { muster } = workspace
    const leave = await take(workspace, { from_date: '2026-07-06', to_date: '2026-07-10' })
    await setClock('2026-10-05T05:00:00Z')
    await muster.holidays.create(holiday('2026-07-08'))
    await clockComesTo(workspace, '2026-10-05T05:01:00Z')
    expect(await muster.leaveApplications.get(leave.id)).toMatchObject({ total_days: '4.00' })
    expect(await markOf(workspace, '2026-07-08')).toBeUndefined()
    expect(await balanceOf(workspace)).toMatchObject({ used_days: '4.00' })
  })

  it('is charged to its application even if the policy has changed', async () => {
    const workspace = await graded()
    const { muster } = workspace
    const leave = await take(workspace, { from_date: '2026-08-14', to_date: '2026-08-18' })
    await inDatabase('update leave_policies set sandwich_rule = true where workspace_id = $1', [workspace.id])
    await muster.holidays.create(holiday('2026-08-18'))
    await jobRuns(workspace)
    expect(await chargeOf(workspace, leave)).toBe('2.00')
  })
})
