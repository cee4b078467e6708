// Leave applications of employees who come back: what the former employment took stays with it.

import { clockComesTo } from '../../support/fixtures/attendance.ts'
import {
  apply,
  attendanceOf,
  available,
  balanceOf,
  makeLeaveWorkspace,
  take,
} from '../../support/fixtures/leave.ts'
import { comesBack, explained, isRehired, leaves, makeWorkspace } from '../../support/fixtures/rehire.ts'
import { setClock } from '../../support/server/server.ts'

// A Monday; Saturdays and Sundays are off.
beforeEach(() => setClock('2026-08-03T05:00:00Z'))
afterEach(() => setClock())

describe('leave of the former employment', () => {
  it('gives nothing to the new balance when it is cancelled, and releases its days', async () => {
    const workspace = await makeWorkspace()
    const { id } = await take(workspace, { from_date: '2026-08-10', to_date: '2026-08-11' })
    await isRehired(workspace)
    expect(await available(workspace)).toBe('15.00')
    await workspace.muster.leaveApplications.cancel(id)
    expect(await balanceOf(workspace)).toMatchObject({ used_days: '0.00', available_days: '15.00' })
    expect(await attendanceOf(workspace)).toEqual({})
  })

  it('releases its days to the other inputs of those days', async () => {
    const workspace = await makeWorkspace()
    const { muster, employee: employee_id } = workspace
    await clockComesTo(workspace, '2026-08-03T05:00:00Z')
    const { id } = await take(workspace, { from_date: '2026-08-10', to_date: '2026-08-11' })
    await setClock('2026-08-13T05:00:00Z')
    for (const punched_at of ['2026-08-10T04:00:00Z', '2026-08-10T13:00:00Z'])
      await muster.punches.create({ employee_id, punched_at })
    await isRehired(workspace)
    const former = { '2026-08-10': 'on_leave full', '2026-08-11': 'on_leave full' }
    expect(await attendanceOf(workspace)).toMatchObject(former)
    await muster.leaveApplications.cancel(id)
    const days = { '2026-08-10': 'present none', '2026-08-11': 'absent none' }
    expect(await attendanceOf(workspace)).toMatchObject(days)
  })

  it('is shown with the balance that it does not use', async () => {
    const workspace = await makeWorkspace()
    await take(workspace, { from_date: '2026-08-10', to_date: '2026-08-11' })
    await isRehired(workspace)
    expect(await explained(workspace)).toContain(
      '2.00 days of approved leave are outside of the present employment and are not charged',
    )
  })

  it.each(['rejected', 'cancelled'] as const)(
    'does not use the new balance while it is pending: %s',
    async end => {
      const workspace = await makeWorkspace()
      const { leaveApplications } = workspace.muster
      const { id } = await apply(workspace, { from_date: '2026-08-10', to_date: '2026-08-11' })
      await isRehired(workspace)
      expect(await leaveApplications.get(id)).toMatchObject({ total_days: '0.00', status: 'pending' })
      await expect(leaveApplications.approve(id)).rejects.toMatchObject({
        status: 409,
        detail: 'The leave no longer has a working day; reject or cancel it.',
      })
      // All of the 15 days can be asked for.
      await apply(workspace, { from_date: '2026-09-07', to_date: '2026-09-25' })
      if (end === 'rejected') await leaveApplications.reject(id, { rejection_reason: 'Not taken' })
      else await leaveApplications.cancel(id)
      expect(await available(workspace)).toBe('15.00')
    },
  )

  it('gives the new balance no linked weekend when it is cancelled', async () => {
    const workspace = await makeLeaveWorkspace({ annual_quota: '18', sandwich_rule: true })
    const monday = await take(workspace, { from_date: '2026-08-17' })
    const friday = await take(workspace, { from_date: '2026-08-14' })
    expect(friday.total_days).toBe('3.00')
    await leaves(workspace)
    await setClock('2026-08-17T05:00:00Z')
    await comesBack(workspace, '2026-08-17')
    const before = await balanceOf(workspace)
    expect(before).toMatchObject({ used_days: '1.00' })
    await workspace.muster.leaveApplications.cancel(monday.id)
    expect(await workspace.muster.leaveApplications.get(friday.id)).toMatchObject({ total_days: '1.00' })
    const { accrued_days: available_days } = before!
    expect(await balanceOf(workspace)).toMatchObject({ used_days: '0.00', available_days })
  })
})

describe('leave in the new employment', () => {
  it('is charged to the new balance, although it was approved before', async () => {
    const workspace = await makeWorkspace()
    const { id } = await take(workspace, { from_date: '2026-09-07', to_date: '2026-09-08' })
    await isRehired(workspace)
    expect(await balanceOf(workspace)).toMatchObject({ used_days: '2.00', available_days: '13.00' })
    await workspace.muster.leaveApplications.cancel(id)
    expect(await available(workspace)).toBe('15.00')
  })

  it('is charged only its days in the new employment if it began before', async () => {
    const workspace = await makeWorkspace()
    await clockComesTo(workspace, '2026-08-03T05:00:00Z')
    const { id } = await take(workspace, { from_date: '2026-08-13', to_date: '2026-09-02' })
    await isRehired(workspace)
    expect(await balanceOf(workspace)).toMatchObject({ used_days: '2.00', available_days: '13.00' })
    const days = ['2026-08-13', '2026-08-14', '2026-09-01', '2026-09-02']
    const onLeave = Object.entries(await attendanceOf(workspace)).filter(([, it]) =>
      it.startsWith('on_leave'),
    )
    expect(onLeave.map(([day]) => day)).toEqual(days)
    await workspace.muster.leaveApplications.cancel(id)
    expect(await available(workspace)).toBe('15.00')
    expect(await attendanceOf(workspace)).toMatchObject({ '2026-08-13': 'absent none' })
    expect(JSON.stringify(await attendanceOf(workspace))).not.toContain('on_leave')
  })

  it('counts only its days in the new employment when approved after the rehire', async () => {
    const workspace = await makeWorkspace()
    const { id } = await apply(workspace, { from_date: '2026-08-13', to_date: '2026-09-02' })
    await isRehired(workspace)
    const { total_days } = await workspace.muster.leaveApplications.approve(id)
    expect([total_days, await available(workspace)]).toEqual(['2.00', '13.00'])
  })

  it('must be in its cycle', async () => {
    const workspace = await makeLeaveWorkspace({ annual_quota: '12', allocation_type: 'cycle' })
    const { id } = await take(workspace, { from_date: '2026-09-07' })
    await leaves(workspace)
    await setClock('2026-09-01T05:00:00Z')
    await expect(Promise.resolve(comesBack(workspace))).rejects.toMatchObject({
      status: 409,
      detail: expect.stringContaining('the leave of 2026-09-07 would be of another cycle'),
    })
    await workspace.muster.leaveApplications.cancel(id)
    await comesBack(workspace)
    await take(workspace, { from_date: '2026-09-07' })
    expect(await available(workspace)).toBe('11.00')
  })
})
