// Leave about days that payroll has locked: what it charged and recorded stays, day by day, whatever becomes of leave beside it.

import type { LeaveApplication } from '@muster/contract'
import { clockComesTo } from '../../support/fixtures/attendance.ts'
import {
  apply,
  attendanceOf,
  balanceOf,
  type LeaveWorkspace,
  ledgerOf,
  makeLeaveWorkspace,
  take,
} from '../../support/fixtures/leave.ts'
import { lockThrough } from '../../support/fixtures/locks.ts'
import { inDatabase } from '../../support/fixtures/make.ts'
import { setClock } from '../../support/server/server.ts'

// A Monday; 31 October is a Saturday.
beforeEach(() => setClock('2026-10-26T05:00:00Z'))
afterEach(() => setClock())

const sandwich = { sandwich_rule: true }
const friday = { from_date: '2026-10-30' }
const monday = { from_date: '2026-11-02' }
const rejection_reason = 'Peak season'

const locked = async (workspace: LeaveWorkspace): Promise<LeaveWorkspace> => {
  await lockThrough(workspace, '2026-10-31')
  return workspace
}

const onLeave = async (workspace: LeaveWorkspace): Promise<string[]> =>
  Object.entries(await attendanceOf(workspace))
    .filter(([, marked]) => marked.startsWith('on_leave'))
    .map(([day]) => day)

const totalOf = async ({ muster }: LeaveWorkspace, { id }: LeaveApplication) =>
  (await muster.leaveApplications.get(id)).total_days

/** All that October was paid by: its records, the days of leave that are charged in it, and the ledger until then. */
async function october({ id, employee }: LeaveWorkspace) {
  return {
    records: await inDatabase(
      `select to_json(r) as record from attendance_records r where employee_id = $1 and date <= '2026-10-31' order by date`,
      [employee],
    ),
    days: await inDatabase(
      `select to_json(d) as day from leave_application_days d join leave_applications a on a.id = d.leave_application_id
       where d.employee_id = $1 and d.date <= '2026-10-31' and a.status = 'approved' and d.is_charged order by d.date`,
      [employee],
    ),
    ledger: await inDatabase(
      'select to_json(e) as entry from leave_ledger_entries e where workspace_id = $1',
      [id],
    ),
  }
}

/** What happens leaves all of October as it is; the ledger only grows. */
async function leavesOctober(workspace: LeaveWorkspace, what: () => PromiseLike<unknown>): Promise<void> {
  const before = await october(workspace)
  await what()
  const after = await october(workspace)
  expect(after).toMatchObject({ records: before.records, days: before.days })
  expect(after.ledger).toEqual(expect.arrayContaining(before.ledger))
}

describe('leave before the lock that is linked to leave after it', () => {
  it.each(['cancelled', 'rejected'] as const)('gives back only days that are not locked: %s', async end => {
    const workspace = await makeLeaveWorkspace(sandwich)
    const { leaveApplications } = workspace.muster
    const after = await apply(workspace, monday)
    if (end === 'cancelled') await leaveApplications.approve(after.id)
    const before = await take(workspace, friday)
    expect(before.total_days).toBe('3.00')
    await locked(workspace)
    await leavesOctober(workspace, () =>
      end === 'cancelled'
        ? leaveApplications.cancel(after.id)
        : leaveApplications.reject(after.id, { rejection_reason }),
    )
    expect(await totalOf(workspace, before)).toBe('2.00')
    expect(await onLeave(workspace)).toEqual(['2026-10-30', '2026-10-31'])
    expect(await balanceOf(workspace)).toMatchObject({ used_days: '2.00', available_days: '20.00' })
  })

  it('gives back all days while the month is open', async () => {
    const workspace = await makeLeaveWorkspace(sandwich)
    const after = await take(workspace, monday)
    const before = await take(workspace, friday)
    await workspace.muster.leaveApplications.cancel(after.id)
    expect(await totalOf(workspace, before)).toBe('1.00')
    expect(await onLeave(workspace)).toEqual(['2026-10-30'])
    expect(await balanceOf(workspace)).toMatchObject({ used_days: '1.00' })
  })

  it('keeps the locked day, which later leave does not charge again', async () => {
    const workspace = await makeLeaveWorkspace(sandwich)
    const after = await take(workspace, monday)
    await take(workspace, friday)
    await locked(workspace)
    await workspace.muster.leaveApplications.cancel(after.id)
    await leavesOctober(workspace, () => take(workspace, monday))
    expect(await onLeave(workspace)).toEqual(['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02'])
    expect(await balanceOf(workspace)).toMatchObject({ used_days: '4.00' })
  })

  it('cannot be cancelled itself', async () => {
    const workspace = await makeLeaveWorkspace(sandwich)
    const { id } = await take(workspace, friday)
    await locked(workspace)
    await leavesOctober(workspace, () =>
      expect(workspace.muster.leaveApplications.cancel(id)).rejects.toMatchObject({ status: 409 }),
    )
  })
})

describe('leave after the lock that is linked to leave before it', () => {
  it('is approved without the locked day, whose record stays', async () => {
    const workspace = await makeLeaveWorkspace(sandwich)
    await take(workspace, friday)
    const asked = await apply(workspace, monday)
    expect(asked.total_days).toBe('3.00')
    await locked(workspace)
    await leavesOctober(workspace, async () => {
      const approved = await workspace.muster.leaveApplications.approve(asked.id)
      expect(approved.total_days).toBe('2.00')
    })
    expect(await onLeave(workspace)).toEqual(['2026-10-30', '2026-11-01', '2026-11-02'])
    expect(await ledgerOf(workspace)).toEqual(['use -1.00', 'use -2.00'])
  })

  it('is requested without the locked day', async () => {
    const workspace = await makeLeaveWorkspace(sandwich)
    await take(workspace, friday)
    await locked(workspace)
    expect(await apply(workspace, monday)).toMatchObject({ total_days: '2.00' })
  })

  it('cannot be cancelled if a locked day was paid as one of its days', async () => {
    const workspace = await makeLeaveWorkspace(sandwich)
    const before = await take(workspace, friday)
    const { id } = await take(workspace, monday)
    await locked(workspace)
    await leavesOctober(workspace, () =>
      expect(workspace.muster.leaveApplications.cancel(id)).rejects.toMatchObject({
        status: 409,
        detail:
          'The leave is charged with 2026-10-31, whose payroll is locked, so it can no longer be cancelled. To give days back, adjust the balance.',
      }),
    )
    expect(await totalOf(workspace, before)).toBe('1.00')
    expect(await onLeave(workspace)).toHaveLength(4)
    expect(await balanceOf(workspace)).toMatchObject({ used_days: '4.00' })
  })

  it('can be cancelled if half a day or another type of leave is before it', async () => {
    const workspace = await makeLeaveWorkspace(sandwich)
    await take(workspace, { ...friday, is_half_day: true, half_day_type: 'second_half' })
    const { id, total_days } = await take(workspace, monday)
    expect(total_days).toBe('1.00')
    await locked(workspace)
    await leavesOctober(workspace, () => workspace.muster.leaveApplications.cancel(id))
    expect(await balanceOf(workspace)).toMatchObject({ used_days: '0.50' })
  })
})

describe('leave over the last locked day', () => {
  const over = { from_date: '2026-10-29', to_date: '2026-11-03' }

  it('can be neither approved nor cancelled, but pending leave can be rejected', async () => {
    const workspace = await makeLeaveWorkspace()
    const { leaveApplications } = workspace.muster
    const { id } = await take(workspace, over)
    const pending = await apply(workspace, { from_date: '2026-10-28' })
    await locked(workspace)
    const refused = {
      status: 409,
      detail: expect.stringContaining('Payroll is locked through 2026-10-31, so nothing '),
    }
    await leavesOctober(workspace, async () => {
      await expect(leaveApplications.cancel(id)).rejects.toMatchObject(refused)
      await expect(leaveApplications.approve(pending.id)).rejects.toMatchObject(refused)
      await leaveApplications.reject(pending.id, { rejection_reason })
    })
    expect(await totalOf(workspace, { id } as LeaveApplication)).toBe('4.00')
  })

  it('charges only its open days again when a holiday is added or removed', async () => {
    const workspace = await makeLeaveWorkspace()
    const { muster } = workspace
    await setClock('2026-11-06T05:00:00Z')
    await clockComesTo(workspace, '2026-11-06T05:00:00Z')
    const { id } = await take(workspace, over)
    await locked(workspace)
    await leavesOctober(workspace, async () => {
      for (const date of ['2026-10-29', '2026-11-02'])
        await muster.holidays.create({ name: 'Rain', date, type: 'company' })
      await clockComesTo(workspace, '2026-11-06T06:00:00Z')
    })
    expect(await muster.leaveApplications.get(id)).toMatchObject({ total_days: '3.00' })
    expect(await onLeave(workspace)).toEqual(['2026-10-29', '2026-10-30', '2026-11-03'])
    expect(await balanceOf(workspace)).toMatchObject({ used_days: '3.00' })
    const [first, second] = (await muster.holidays.list()).data
    await leavesOctober(workspace, async () => {
      for (const each of [first!, second!]) await muster.holidays.update(each.id, { type: 'optional' })
      await clockComesTo(workspace, '2026-11-06T07:00:00Z')
    })
    expect(await muster.leaveApplications.get(id)).toMatchObject({ total_days: '4.00' })
    expect(await balanceOf(workspace)).toMatchObject({ used_days: '4.00' })
    expect(await ledgerOf(workspace)).toEqual(['use -4.00', 'restore 1.00', 'use -1.00'])
  })

  it('keeps its locked days if the employment then ends before them', async () => {
    const workspace = await makeLeaveWorkspace()
    const { muster, employee } = workspace
    const { id } = await take(workspace, over)
    await locked(workspace)
    const leaving = { status: 'resigned', separation_date: '2026-10-29' } as const
    await leavesOctober(workspace, () => muster.employees.update(employee, leaving))
    expect(await muster.leaveApplications.get(id)).toMatchObject({ total_days: '4.00' })
    // The balance is charged with the employment, whose last day is the 29th.
    expect(await balanceOf(workspace)).toMatchObject({ used_days: '1.00' })
  })

  it('does not change with the policy', async () => {
    const workspace = await makeLeaveWorkspace()
    await take(workspace, over)
    await locked(workspace)
    await inDatabase('update leave_policies set sandwich_rule = true where workspace_id = $1', [workspace.id])
    await leavesOctober(workspace, () => clockComesTo(workspace, '2026-11-06T06:00:00Z'))
    expect(await balanceOf(workspace)).toMatchObject({ used_days: '4.00' })
  })
})
