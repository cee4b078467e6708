// Leave under the sandwich rule: the days between are charged, also between two applications, and given back.

import type { LeaveApplication } from '@muster/contract'
import {
  addLeave,
  apply,
  attendanceOf,
  available,
  type LeaveWorkspace,
  makeLeaveWorkspace,
  take,
} from '../../support/fixtures/leave.ts'
import { eventsOf, inDatabase } from '../../support/fixtures/make.ts'
import { setClock } from '../../support/server/server.ts'

// A Monday; Saturdays and Sundays are off.
beforeEach(() => setClock('2026-08-03T05:00:00Z'))
afterEach(() => setClock())

const sandwich = { sandwich_rule: true }
const friday = { from_date: '2026-08-14' }
const monday = { from_date: '2026-08-17' }
const onLeave = (...days: string[]) =>
  Object.fromEntries(days.map(day => [`2026-08-${day}`, 'on_leave full']))

/** The days that attendance shows as leave. */
async function leaveDays(workspace: LeaveWorkspace): Promise<Record<string, string>> {
  const all = Object.entries(await attendanceOf(workspace))
  return Object.fromEntries(all.filter(([, marked]) => marked.startsWith('on_leave')))
}

const totalOf = async ({ muster }: LeaveWorkspace, { id }: LeaveApplication) =>
  (await muster.leaveApplications.get(id)).total_days

describe('the sandwich rule', () => {
  it.each([
    ['2026-08-14', '2026-08-17', '4.00'],
    ['2026-08-15', '2026-08-17', '1.00'],
    ['2026-08-14', '2026-08-16', '1.00'],
    ['2026-08-17', '2026-08-19', '3.00'],
    ['2026-08-15', '2026-08-29', '12.00'],
  ])('charges %s to %s with %s days', async (from_date, to_date, total_days) => {
    const workspace = await makeLeaveWorkspace(sandwich)
    await workspace.muster.holidays.create({ name: 'A', date: '2026-08-18', type: 'public' })
    expect(await apply(workspace, { from_date, to_date })).toMatchObject({ total_days })
  })

  it('marks the rest days that it charges', async () => {
    const workspace = await makeLeaveWorkspace(sandwich)
    const { id } = await take(workspace, { from_date: '2026-08-14', to_date: '2026-08-17' })
    expect(await attendanceOf(workspace)).toEqual(onLeave('14', '15', '16', '17'))
    expect(await available(workspace)).toBe('18.00')
    await workspace.muster.leaveApplications.cancel(id, {})
    expect(await attendanceOf(workspace)).toEqual({})
    expect(await available(workspace)).toBe('22.00')
  })
})

describe('the days between two applications', () => {
  it('belong to the later one, in whichever order they are', async () => {
    for (const [first, second] of [
      [friday, monday],
      [monday, friday],
    ] as const) {
      const workspace = await makeLeaveWorkspace(sandwich)
      expect(await apply(workspace, first)).toMatchObject({ total_days: '1.00' })
      expect(await apply(workspace, second)).toMatchObject({ total_days: '3.00' })
    }
  })

  it('are charged on both sides', async () => {
    const workspace = await makeLeaveWorkspace(sandwich)
    await workspace.muster.holidays.create({ name: 'A', date: '2026-08-19', type: 'public' })
    await take(workspace, { from_date: '2026-08-13', to_date: '2026-08-14' })
    await take(workspace, { from_date: '2026-08-20', to_date: '2026-08-21' })
    const between = await take(workspace, { from_date: '2026-08-17', to_date: '2026-08-18' })
    expect(between).toMatchObject({ total_days: '5.00' })
    const days = ['13', '14', '15', '16', '17', '18', '19', '20', '21']
    expect(await attendanceOf(workspace)).toEqual(onLeave(...days))
    expect(await available(workspace)).toBe('13.00')
  })

  it('are not charged beside half a day, or beside leave of a type without the rule', async () => {
    const workspace = await makeLeaveWorkspace(sandwich)
    const plain = await addLeave(workspace)
    await apply(workspace, { ...friday, is_half_day: true, half_day_type: 'second_half' })
    expect(await apply(workspace, monday)).toMatchObject({ total_days: '1.00' })
    await apply(workspace, { from_date: '2026-08-21', leave_type_id: plain })
    expect(await apply(workspace, { from_date: '2026-08-24' })).toMatchObject({ total_days: '1.00' })
  })

  it('can exceed the balance', async () => {
    const workspace = await makeLeaveWorkspace({ ...sandwich, annual_quota: '3' })
    await take(workspace, friday)
    await expect(apply(workspace, monday)).rejects.toMatchObject({
      status: 400,
      errors: [{ field: 'to_date', message: expect.stringMatching(/^takes 3\.00 days/) }],
    })
  })

  it('are given back when the earlier one is cancelled', async () => {
    const workspace = await makeLeaveWorkspace(sandwich)
    const { leaveApplications } = workspace.muster
    const earlier = await take(workspace, friday)
    const later = await take(workspace, monday)
    expect(await available(workspace)).toBe('18.00')
    expect(await leaveDays(workspace)).toEqual(onLeave('14', '15', '16', '17'))
    const cancelled = await leaveApplications.cancel(earlier.id, {})
    const shorter = await leaveApplications.get(later.id)
    expect(shorter).toEqual({ ...later, total_days: '1.00', updated_at: shorter.updated_at })
    expect(shorter.updated_at > later.updated_at).toBe(true)
    expect(await available(workspace)).toBe('21.00')
    expect(await attendanceOf(workspace)).toEqual(onLeave('17'))
    const leave = (await eventsOf(workspace.id)).filter(({ type }) => type.startsWith('leave.'))
    expect(leave.at(-1)).toMatchObject({ type: 'leave.cancelled', data: cancelled })
    expect(leave.filter(({ object_id }) => object_id === later.id)).toHaveLength(2)
    await leaveApplications.cancel(later.id, {})
    expect(await available(workspace)).toBe('22.00')
    expect(await attendanceOf(workspace)).toEqual({})
  })

  it('are given back when the earlier one is rejected, to pending and to approved leave', async () => {
    const workspace = await makeLeaveWorkspace(sandwich)
    const { leaveApplications } = workspace.muster
    const earlier = await apply(workspace, monday)
    const before = await take(workspace, friday)
    const after = await apply(workspace, { from_date: '2026-08-18' })
    expect(before).toMatchObject({ total_days: '3.00' })
    expect(after).toMatchObject({ total_days: '1.00' })
    expect(await leaveDays(workspace)).toEqual(onLeave('14', '15', '16'))
    await leaveApplications.reject(earlier.id, { rejection_reason: 'Peak season' })
    expect(await totalOf(workspace, before)).toBe('1.00')
    expect(await available(workspace)).toBe('21.00')
    expect(await attendanceOf(workspace)).toEqual(onLeave('14'))
  })

  it('within the later one are given back too', async () => {
    const workspace = await makeLeaveWorkspace(sandwich)
    const earlier = await take(workspace, friday)
    const later = await take(workspace, { from_date: '2026-08-15', to_date: '2026-08-17' })
    expect(later).toMatchObject({ total_days: '3.00' })
    await workspace.muster.leaveApplications.cancel(earlier.id, {})
    expect(await totalOf(workspace, later)).toBe('1.00')
    expect(await attendanceOf(workspace)).toEqual(onLeave('17'))
    const days = await inDatabase(
      `select date::text, is_charged from leave_application_days where leave_application_id = $1 order by date`,
      [later.id],
    )
    expect(days).toEqual([
      { date: '2026-08-15', is_charged: false },
      { date: '2026-08-16', is_charged: false },
      { date: '2026-08-17', is_charged: true },
    ])
  })

  it('are no longer requested if the linked leave ended before the approval', async () => {
    const workspace = await makeLeaveWorkspace(sandwich)
    const { leaveApplications } = workspace.muster
    const earlier = await apply(workspace, friday)
    const later = await apply(workspace, monday)
    await leaveApplications.cancel(earlier.id, {})
    expect(await totalOf(workspace, later)).toBe('1.00')
    expect(await leaveApplications.approve(later.id)).toMatchObject({ total_days: '1.00' })
    expect(await attendanceOf(workspace)).toEqual(onLeave('17'))
  })

  it('stay with the earlier one when the later one is cancelled', async () => {
    const workspace = await makeLeaveWorkspace(sandwich)
    const earlier = await take(workspace, friday)
    const later = await take(workspace, monday)
    await workspace.muster.leaveApplications.cancel(later.id, {})
    expect(await workspace.muster.leaveApplications.get(earlier.id)).toEqual(earlier)
    expect(await attendanceOf(workspace)).toEqual(onLeave('14'))
    expect(await available(workspace)).toBe('21.00')
  })
})
