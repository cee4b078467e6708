// Leave applications as they are decided: approved, rejected and cancelled, with what that does to balance and attendance.

import { newId } from '../../../packages/server/resource/ids.ts'
import {
  addLeave,
  allocateOn,
  apply,
  attendanceOf,
  available,
  ledgerOf,
  makeLeaveWorkspace,
  putYear,
  take,
  toldOfLeave,
} from '../../support/fixtures/leave.ts'
import { lockThrough } from '../../support/fixtures/locks.ts'
import { eventsOf, inDatabase, raw } from '../../support/fixtures/make.ts'
import { fieldsOf } from '../../support/http/refusal.ts'
import { setClock } from '../../support/server/server.ts'

const path = '/v1/leave_applications'

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

const holiday = (date: string) => ({ name: 'Holiday', date, type: 'public' }) as const

describe('an approval', () => {
  it('uses the days, marks attendance and fires an event', async () => {
    const workspace = await makeLeaveWorkspace()
    const { leaveApplications } = workspace.muster
    const asked = await apply(workspace, twoDays)
    const approved = await leaveApplications.approve(asked.id)
    expect(approved).toEqual({
      ...asked,
      status: 'approved',
      approved_at: approved.updated_at,
      updated_at: expect.stringMatching(/\.\d{3}Z$/),
    })
    expect(approved.updated_at > asked.updated_at).toBe(true)
    expect(await leaveApplications.get(asked.id)).toEqual(approved)
    expect(await available(workspace)).toBe('20.00')
    expect(await ledgerOf(workspace)).toEqual(['use -2.00'])
    const marked = { '2026-08-10': 'on_leave full', '2026-08-11': 'on_leave full' }
    expect(await attendanceOf(workspace)).toEqual(marked)
    expect(await toldOfLeave(workspace)).toEqual([
      ['leave.requested', asked],
      ['leave.approved', approved],
    ])
    const events = await eventsOf(workspace.id)
    expect(events.filter(({ type }) => type === 'attendance.recorded')).toHaveLength(2)
  })

  it('marks only working days, and half days as halves', async () => {
    const workspace = await makeLeaveWorkspace()
    await take(workspace, { from_date: '2026-08-14', to_date: '2026-08-17' })
    await take(workspace, { from_date: '2026-08-18', is_half_day: true, half_day_type: 'second_half' })
    const other = await addLeave(workspace)
    const half = { is_half_day: true, leave_type_id: other } as const
    await take(workspace, { from_date: '2026-08-19', half_day_type: 'first_half', ...half })
    await take(workspace, { from_date: '2026-08-19', half_day_type: 'second_half', ...half })
    expect(await attendanceOf(workspace)).toMatchObject({
      '2026-08-14': 'on_leave full',
      '2026-08-17': 'on_leave full',
      '2026-08-19': 'on_leave full',
    })
    const leaveOnly = (await attendanceOf(workspace)) as Record<string, string>
    expect(leaveOnly['2026-08-15']).not.toBe('on_leave full')
    expect(leaveOnly['2026-08-16']).not.toBe('on_leave full')
  })

  it('replaces the grades of past days', async () => {
    const workspace = await makeLeaveWorkspace()
    await setClock('2026-08-20T05:00:00Z')
    await take(workspace, { from_date: '2026-08-18' })
    expect(await attendanceOf(workspace)).toEqual({ '2026-08-18': 'on_leave full' })
  })

  it('takes later changes into account, such as a holiday', async () => {
    const workspace = await makeLeaveWorkspace()
    const { muster } = workspace
    const { id } = await apply(workspace, twoDays)
    await muster.holidays.create(holiday('2026-08-11'))
    expect(await muster.leaveApplications.get(id)).toMatchObject({ total_days: '2.00' })
    const approved = await muster.leaveApplications.approve(id)
    expect(approved).toMatchObject({ total_days: '1.00' })
    expect((await toldOfLeave(workspace)).at(-1)).toEqual(['leave.approved', approved])
    expect(await available(workspace)).toBe('21.00')
    // A holiday after the approval changes nothing.
    await muster.holidays.create(holiday('2026-08-10'))
    expect(await muster.leaveApplications.get(id)).toEqual(approved)
    expect(await available(workspace)).toBe('21.00')
  })

  it('is rejected if no working day is left', async () => {
    const workspace = await makeLeaveWorkspace()
    const { holidays, leaveApplications } = workspace.muster
    const { id } = await apply(workspace, { from_date: '2026-08-10' })
    await holidays.create(holiday('2026-08-10'))
    await expect(leaveApplications.approve(id)).rejects.toMatchObject(conflict(/no longer has a working day/))
  })

  it('is rejected if the balance is no longer enough', async () => {
    const workspace = await makeLeaveWorkspace()
    const { leaveApplications } = workspace.muster
    const { id } = await apply(workspace, twoDays)
    await inDatabase(`update leave_policies set annual_quota = 1 where leave_type_id = $1`, [workspace.leave])
    const short = conflict(/takes 2\.00 days, more than are available: 1\.00 available/)
    await expect(leaveApplications.approve(id)).rejects.toMatchObject(short)
    expect(await leaveApplications.get(id)).toMatchObject({ status: 'pending', approved_at: null })
  })

  it('is rejected on a locked day, in a closed year and for a deleted employee', async () => {
    const workspace = await makeLeaveWorkspace()
    const { muster, years, employee } = workspace
    const { id } = await apply(workspace, { from_date: '2026-08-31', to_date: '2026-09-01' })
    await lockThrough(workspace, '2026-08-31')
    const approval = () => muster.leaveApplications.approve(id)
    await expect(approval()).rejects.toMatchObject(
      conflict(/Payroll is locked through 2026-08-31, so nothing on 2026-08-31 can change/),
    )
    await inDatabase('delete from time_locks where workspace_id = $1', [workspace.id])
    await putYear(years['2026'], 'closed')
    await expect(approval()).rejects.toMatchObject(conflict(/fiscal year 2026 is closed/))
    await putYear(years['2026'], 'open')
    await muster.employees.delete(employee)
    await expect(approval()).rejects.toMatchObject(conflict(/employee is deleted/))
    expect(await toldOfLeave(workspace)).toHaveLength(1)
    expect(await ledgerOf(workspace)).toEqual([])
    expect(await attendanceOf(workspace)).toEqual({})
    const rejected = await muster.leaveApplications.reject(id, { rejection_reason })
    expect(rejected).toMatchObject({ status: 'rejected' })
  })

  it('is rejected if other leave was approved for a day', async () => {
    const workspace = await makeLeaveWorkspace()
    const { leaveApplications } = workspace.muster
    const first = await apply(workspace, twoDays)
    const second = await apply(workspace, { from_date: '2026-08-12' })
    // Written past the checks, as an import might.
    await inDatabase(`update leave_applications set from_date = '2026-08-11' where id = $1`, [second.id])
    await leaveApplications.approve(first.id)
    const clash = conflict(/approved leave on 2026-08-10 to 2026-08-11/)
    await expect(leaveApplications.approve(second.id)).rejects.toMatchObject(clash)
  })

  it('works for leave of a type that is no longer in use', async () => {
    const workspace = await makeLeaveWorkspace()
    const { id } = await apply(workspace, twoDays)
    await inDatabase('update leave_types set is_active = false where id = $1', [workspace.leave])
    await inDatabase('delete from leave_allocations where workspace_id = $1', [workspace.id])
    const approved = await workspace.muster.leaveApplications.approve(id)
    expect(approved).toMatchObject({ status: 'approved' })
    expect(await available(workspace)).toBe('20.00')
  })
})

describe('a rejection', () => {
  it('stores the reason, uses no days and fires an event', async () => {
    const workspace = await makeLeaveWorkspace({ annual_quota: '2' })
    const asked = await apply(workspace, twoDays)
    const rejected = await workspace.muster.leaveApplications.reject(asked.id, { rejection_reason })
    const { updated_at } = rejected
    expect(rejected).toEqual({
      ...asked,
      status: 'rejected',
      rejection_reason,
      approved_at: updated_at,
      updated_at,
    })
    expect((await toldOfLeave(workspace)).at(-1)).toEqual(['leave.rejected', rejected])
    expect(await ledgerOf(workspace)).toEqual([])
    expect(await attendanceOf(workspace)).toEqual({})
    expect(await apply(workspace, twoDays)).toMatchObject({ status: 'pending' })
  })

  it.each([[{}], [{ rejection_reason: ' ' }], [{ rejection_reason: null }]])(
    'needs a reason, not %j',
    async body => {
      const workspace = await makeLeaveWorkspace()
      const { id } = await apply(workspace, twoDays)
      const answer = await raw('POST', `${path}/${id}/reject`, { key: workspace.key, body })
      expect(fieldsOf(answer)).toEqual(['rejection_reason'])
      const still = await workspace.muster.leaveApplications.get(id)
      expect(still).toMatchObject({ status: 'pending' })
    },
  )
})

describe('a cancellation', () => {
  it('of pending leave fires an event with its reason', async () => {
    const workspace = await makeLeaveWorkspace()
    const asked = await apply(workspace, twoDays)
    const cancellation_reason = 'Plans changed'
    const cancelled = await workspace.muster.leaveApplications.cancel(asked.id, { cancellation_reason })
    const { updated_at } = cancelled
    expect(cancelled).toEqual({
      ...asked,
      status: 'cancelled',
      cancelled_at: updated_at,
      cancellation_reason,
      updated_at,
    })
    expect((await toldOfLeave(workspace)).at(-1)).toEqual(['leave.cancelled', cancelled])
    expect(await ledgerOf(workspace)).toEqual([])
  })

  it('of approved leave restores balance and attendance exactly', async () => {
    const workspace = await makeLeaveWorkspace()
    await allocateOn(workspace, '2026-08-03')
    const balance = async () => (await workspace.muster.leaveBalances.list()).data
    const before = await balance()
    const approved = await take(workspace, { from_date: '2026-08-14', to_date: '2026-08-18' })
    expect(await balance()).toMatchObject([{ used_days: '3.00', available_days: '19.00' }])
    const cancelled = await workspace.muster.leaveApplications.cancel(approved.id, {})
    const { cancelled_at, updated_at } = cancelled
    expect(cancelled).toEqual({ ...approved, status: 'cancelled', cancelled_at, updated_at })
    expect(await balance()).toEqual(before)
    expect(await ledgerOf(workspace)).toEqual(['use -3.00', 'restore 3.00'])
    expect(await attendanceOf(workspace)).toEqual({})
    expect((await toldOfLeave(workspace)).map(([type]) => type)).toEqual([
      'leave.requested',
      'leave.approved',
      'leave.cancelled',
    ])
  })

  it('grades a worked day by its punches again', async () => {
    const workspace = await makeLeaveWorkspace()
    await setClock('2026-08-11T20:00:00Z')
    // 09:00 to 18:00 in Karachi.
    for (const at of ['2026-08-10T04:00:00Z', '2026-08-10T13:00:00Z'])
      await inDatabase(
        'insert into punches (workspace_id, id, employee_id, punched_at) values ($1, $2, $3, $4)',
        [workspace.id, newId('Punch'), workspace.employee, at],
      )
    const { id } = await take(workspace, { from_date: '2026-08-10' })
    expect(await attendanceOf(workspace)).toMatchObject({ '2026-08-10': 'on_leave full' })
    await workspace.muster.leaveApplications.cancel(id, {})
    expect(await attendanceOf(workspace)).toMatchObject({ '2026-08-10': 'present none' })
  })

  it('of approved leave is rejected on a locked day, of pending leave it is not', async () => {
    const workspace = await makeLeaveWorkspace()
    const { leaveApplications } = workspace.muster
    const approved = await take(workspace, twoDays)
    const pending = await apply(workspace, { from_date: '2026-08-12' })
    await lockThrough(workspace, '2026-08-31')
    const locked = conflict(/Payroll is locked through 2026-08-31/)
    await expect(leaveApplications.cancel(approved.id, {})).rejects.toMatchObject(locked)
    expect(await leaveApplications.get(approved.id)).toEqual(approved)
    expect(await available(workspace)).toBe('20.00')
    expect(await leaveApplications.cancel(pending.id, {})).toMatchObject({ status: 'cancelled' })
  })

  it('of approved leave is rejected for a deleted employee', async () => {
    const workspace = await makeLeaveWorkspace()
    const { muster } = workspace
    const approved = await take(workspace, twoDays)
    await muster.employees.delete(workspace.employee)
    const refused = conflict(/employee is deleted/)
    await expect(muster.leaveApplications.cancel(approved.id, {})).rejects.toMatchObject(refused)
    expect(await muster.leaveApplications.get(approved.id)).toEqual(approved)
  })
})
