// Leave applications that move: each state once, whoever else tries at the same time.

import type { LeaveApplication } from '@muster/contract'
import {
  apply,
  attendanceOf,
  available,
  type LeaveWorkspace,
  leaveFrom,
  ledgerOf,
  makeLeaveWorkspace,
  toldOfLeave,
} from '../../support/fixtures/leave.ts'
import { setClock } from '../../support/server/server.ts'

// A Monday; Saturdays and Sundays are off.
beforeEach(() => setClock('2026-08-03T05:00:00Z'))
afterEach(() => setClock())

const twoDays = { from_date: '2026-08-10', to_date: '2026-08-11' }
const rejection_reason = 'Peak season'

const conflict = (detail: RegExp) => ({
  status: 409,
  code: 'conflict',
  detail: expect.stringMatching(detail),
})

describe('the state of an application', () => {
  const actions = {
    approved: 'approve',
    rejected: 'reject',
    cancelled: 'cancel',
  } as const
  type Ended = keyof typeof actions
  const act = ({ muster }: LeaveWorkspace, id: string, to: Ended): PromiseLike<LeaveApplication> => {
    const { leaveApplications } = muster
    if (to === 'approved') return leaveApplications.approve(id)
    if (to === 'rejected') return leaveApplications.reject(id, { rejection_reason })
    return leaveApplications.cancel(id, {})
  }
  const moves = (['approved', 'rejected', 'cancelled'] as const).flatMap(state =>
    (['approved', 'rejected', 'cancelled'] as const)
      .filter(to => !(state === 'approved' && to === 'cancelled'))
      .map(to => [state, to] as const),
  )

  it.each(moves)('does not change from %s to %s', async (state, to) => {
    const workspace = await makeLeaveWorkspace()
    const { id } = await apply(workspace, twoDays)
    const before = await act(workspace, id, state)
    const events = await toldOfLeave(workspace)
    const refused = conflict(new RegExp(`^This leave application is ${state}; only one that is pending`))
    await expect(Promise.resolve(act(workspace, id, to))).rejects.toMatchObject(refused)
    expect(await workspace.muster.leaveApplications.get(id)).toEqual(before)
    expect(await toldOfLeave(workspace)).toEqual(events)
  })

  it('changes once under one idempotency key', async () => {
    const workspace = await makeLeaveWorkspace()
    const { leaveApplications } = workspace.muster
    const { id } = await apply(workspace, twoDays)
    const options = { idempotencyKey: crypto.randomUUID() }
    const approved = await leaveApplications.approve(id, options)
    expect(await leaveApplications.approve(id, options)).toEqual(approved)
    expect(await ledgerOf(workspace)).toEqual(['use -2.00'])
  })
})

/** Who succeeded, and the statuses of the others. */
async function outcomes(
  attempts: readonly PromiseLike<LeaveApplication>[],
): Promise<{ done: LeaveApplication[]; refused: number[] }> {
  const settled = await Promise.allSettled(attempts)
  return {
    done: settled.flatMap(each => (each.status === 'fulfilled' ? each.value : [])),
    refused: settled.flatMap(each => (each.status === 'rejected' ? each.reason.status : [])),
  }
}

describe('concurrent requests', () => {
  it('let one of two approvals succeed, and use the days once', async () => {
    const workspace = await makeLeaveWorkspace()
    const { leaveApplications } = workspace.muster
    for (const from_date of ['2026-08-10', '2026-08-11', '2026-08-12']) {
      const { id } = await apply(workspace, { from_date })
      const { done, refused } = await outcomes([leaveApplications.approve(id), leaveApplications.approve(id)])
      expect([done.length, refused]).toEqual([1, [409]])
    }
    expect(await available(workspace)).toBe('19.00')
    expect(await ledgerOf(workspace)).toEqual(['use -1.00', 'use -1.00', 'use -1.00'])
  })

  it('leave the state that one of approval, rejection and cancellation sets', async () => {
    const workspace = await makeLeaveWorkspace()
    const { leaveApplications } = workspace.muster
    const { id } = await apply(workspace, twoDays)
    const { done } = await outcomes([
      leaveApplications.approve(id),
      leaveApplications.reject(id, { rejection_reason }),
      leaveApplications.cancel(id, {}),
    ])
    const { status } = await leaveApplications.get(id)
    expect(done.map(each => each.status)).toContain(status)
    expect(await available(workspace)).toBe('22.00')
    expect(await toldOfLeave(workspace)).toHaveLength(1 + done.length)
    expect(await attendanceOf(workspace)).toEqual({})
  })

  it('give the last two days to ten applications, and no more', async () => {
    const workspace = await makeLeaveWorkspace({ annual_quota: '2' })
    const { muster } = workspace
    const days = Array.from({ length: 10 }, (_, n) => `2026-${n < 5 ? `08-1${n}` : `09-0${n + 2}`}`)
    const weekdays = days.map(day => (day === '2026-09-07' ? '2026-09-14' : day))
    const attempts = weekdays.map(from_date =>
      muster.leaveApplications.create(leaveFrom(workspace, { from_date })),
    )
    const { done, refused } = await outcomes(attempts)
    expect(done).toHaveLength(2)
    expect(refused).toEqual(Array(8).fill(400))
    for (const { id } of done) await muster.leaveApplications.approve(id)
    expect(await available(workspace)).toBe('0.00')
    expect(await toldOfLeave(workspace)).toHaveLength(4)
  })

  it('create one application for the same day', async () => {
    const workspace = await makeLeaveWorkspace()
    const { leaveApplications } = workspace.muster
    const body = leaveFrom(workspace, twoDays)
    const { done, refused } = await outcomes(Array.from({ length: 5 }, () => leaveApplications.create(body)))
    expect([done.length, refused]).toEqual([1, [409, 409, 409, 409]])
  })
})
