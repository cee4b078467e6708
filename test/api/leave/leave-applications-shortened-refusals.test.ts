// When leave does not end early, and what an employment that ends or begins again makes of it.

import type { LeaveApplication } from '@muster/contract'
import { ask, onLeave, over, shorten } from '../../support/fixtures/early-return.ts'
import {
  apply,
  available,
  balanceOf,
  type LeaveWorkspace,
  ledgerOf,
  makeLeaveWorkspace,
  putYear,
  take,
} from '../../support/fixtures/leave.ts'
import { lockThrough } from '../../support/fixtures/locks.ts'
import { comesBack, leaves } from '../../support/fixtures/rehire.ts'
import { setClock } from '../../support/server/server.ts'

// A Monday; 31 October is a Saturday, and Saturday and Sunday are off.
beforeEach(() => setClock('2026-10-26T05:00:00Z'))
afterEach(() => setClock())

describe('leave does not end early', () => {
  const errorsOf = async (workspace: LeaveWorkspace, leave: LeaveApplication, to_date: string) =>
    (await ask(workspace, leave, to_date)).json.errors

  it('on its last day or later, or before its first', async () => {
    const workspace = await makeLeaveWorkspace()
    const leave = await take(workspace, over)
    for (const day of ['2026-11-06', '2026-11-07'])
      expect(await errorsOf(workspace, leave, day)).toEqual([
        { field: 'last_day', message: 'must be before 2026-11-06, the last day of the leave until now' },
      ])
    expect(await errorsOf(workspace, leave, '2026-10-25')).toEqual([
      {
        field: 'last_day',
        message: 'must be 2026-10-26 or later, the first day of the leave; to give all of it back, cancel it',
      },
    ])
  })

  it('unless it is approved', async () => {
    const workspace = await makeLeaveWorkspace()
    const leave = await apply(workspace, over)
    const { json } = await ask(workspace, leave, '2026-11-03')
    expect(json.detail).toBe(
      'This leave application is pending; only one that is approved can be shortened. Approve it first.',
    )
    await workspace.muster.leaveApplications.cancel(leave.id)
    expect(await ask(workspace, leave, '2026-11-03')).toMatchObject({ status: 409 })
  })

  it('where no working day would be left of it', async () => {
    const workspace = await makeLeaveWorkspace()
    const leave = await take(workspace, { from_date: '2026-10-31', to_date: '2026-11-03' })
    const { status, json } = await ask(workspace, leave, '2026-11-01')
    expect([status, json.detail]).toEqual([
      409,
      'If the leave from 2026-10-31 to 2026-11-03 ends on 2026-11-01, no working day is left of it; cancel it.',
    ])
    // What is locked cannot be cancelled, so it stays with the days that it has.
    await lockThrough(workspace, '2026-10-31')
    expect(await shorten(workspace, leave, '2026-11-01')).toMatchObject({ total_days: '0.00' })
    expect(await ledgerOf(workspace)).toEqual(['use -2.00', 'restore 2.00'])
  })

  it('in a closed year', async () => {
    const workspace = await makeLeaveWorkspace()
    const leave = await take(workspace, over)
    await putYear(workspace.years['2026'], 'closed')
    const { status, json } = await ask(workspace, leave, '2026-11-03')
    expect([status, json.detail]).toEqual([
      409,
      'The fiscal year 2026 is closed, so leave in it can no longer change.',
    ])
  })

  it('once the employee is deleted', async () => {
    const workspace = await makeLeaveWorkspace()
    const leave = await take(workspace, over)
    await workspace.muster.employees.delete(workspace.employee)
    expect(await ask(workspace, leave, '2026-11-03')).toMatchObject({ status: 409 })
  })

  it('for who may not manage leave', async () => {
    const workspace = await makeLeaveWorkspace()
    const leave = await take(workspace, over)
    const answer = await ask(workspace, leave, '2026-11-03', { token: workspace.key })
    expect(answer.status).toBeGreaterThanOrEqual(401)
  })
})

describe('leave that ends early about an employment', () => {
  it('after the last day is given back of no balance, and is not charged again when the end is withdrawn', async () => {
    const workspace = await makeLeaveWorkspace()
    const { muster, employee } = workspace
    const leave = await take(workspace, over)
    await leaves(workspace, '2026-11-03')
    expect(await balanceOf(workspace)).toMatchObject({ used_days: '7.00' })
    expect(await shorten(workspace, leave, '2026-11-04')).toMatchObject({ total_days: '8.00' })
    expect(await balanceOf(workspace)).toMatchObject({ used_days: '7.00' })
    await muster.employees.update(employee, { status: 'active', separation_date: null })
    expect(await balanceOf(workspace)).toMatchObject({ used_days: '8.00' })
    expect(await onLeave(workspace)).toHaveLength(8)
  })

  it('of a former employment changes no balance of the new one', async () => {
    const workspace = await makeLeaveWorkspace()
    const leave = await take(workspace, over)
    await leaves(workspace, '2026-11-10')
    await setClock('2026-11-16T05:00:00Z')
    await comesBack(workspace, '2026-11-16')
    const before = await available(workspace)
    expect(await shorten(workspace, leave, '2026-11-03')).toMatchObject({ total_days: '7.00' })
    expect(await available(workspace)).toBe(before)
    expect(await onLeave(workspace)).toHaveLength(7)
  })
})

describe('leave that ends early at once with what else is asked of it', () => {
  const settle = (what: PromiseLike<unknown>) =>
    what.then(
      () => 200,
      ({ status }: { status: number }) => status,
    )

  it.each([0, 1, 2, 3])('comes to one of the orders (%#)', async first => {
    const workspace = await makeLeaveWorkspace({ sandwich_rule: true, annual_quota: '20' })
    const { muster } = workspace
    const leave = await take(workspace, over)
    const { id: later } = await apply(workspace, { from_date: '2026-11-09', to_date: '2026-11-10' })
    const asked = [
      () => ask(workspace, leave, '2026-11-03').then(({ status }) => status),
      () => ask(workspace, leave, '2026-10-30').then(({ status }) => status),
      () => settle(muster.leaveApplications.cancel(leave.id)),
      () => settle(muster.leaveApplications.approve(later)),
    ]
    const answers = await Promise.all([...asked.slice(first), ...asked.slice(0, first)].map(each => each()))
    expect(answers.filter(status => ![200, 400, 409].includes(status))).toEqual([])
    const { used_days, available_days } = (await balanceOf(workspace))!
    expect([Number(used_days), Number(available_days)]).toEqual([
      (await onLeave(workspace)).length,
      20 - Number(used_days),
    ])
  })
})
