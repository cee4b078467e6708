// Balances of cycles whose employment turns out to have begun earlier, after the clock had closed them.

import { inConsole } from '../../support/fixtures/console.ts'
import {
  allocateOn,
  balanceOf,
  type LeaveWorkspace,
  makeLeaveWorkspace,
  take,
} from '../../support/fixtures/leave.ts'
import { inDatabase } from '../../support/fixtures/make.ts'
import { comesBack, leaves } from '../../support/fixtures/rehire.ts'
import { runJobs, setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-05-03T05:00:00Z'))
afterEach(() => setClock())

/** Of the cycle from 1 March 2026, in a fiscal year that is closed since: 12 days and 3 by hand, of which 2 are used. */
async function running(): Promise<LeaveWorkspace> {
  const carries = { carry_forward_allowed: true, max_carry_forward_days: '9' }
  const workspace = await makeLeaveWorkspace({ annual_quota: '12', allocation_type: 'cycle', ...carries })
  await allocateOn(workspace, '2026-05-03')
  const { id } = (await balanceOf(workspace, '2025'))!
  await inConsole(workspace, 'adjustLeaveBalance', { id, body: { days: '3', reason: 'Agreed' } })
  await take(workspace, { from_date: '2026-05-04', to_date: '2026-05-05' })
  await setClock('2026-07-03T05:00:00Z')
  await allocateOn(workspace, '2026-07-03')
  await inConsole(workspace, 'closeFiscalYear', { id: workspace.years['2025'] })
  return workspace
}

const asItWas = { entitled_days: '15.00', used_days: '2.00', available_days: '13.00' }

const both = async (workspace: LeaveWorkspace) => [
  await balanceOf(workspace, '2025'),
  await balanceOf(workspace, '2026'),
]

describe('a cycle that was closed by a later joining date', () => {
  it('is restored when a rehire is undone', async () => {
    const workspace = await running()
    const before = await both(workspace)
    expect(before).toMatchObject([asItWas, { carried_forward_days: '0.00', available_days: '12.00' }])
    await setClock('2026-09-02T05:00:00Z')
    await leaves(workspace, '2026-08-14')
    await comesBack(workspace)
    await setClock('2026-09-03T05:00:00Z')
    await runJobs()
    expect(await both(workspace)).toMatchObject([{ available_days: '0.00' }, { available_days: '12.00' }])
    await workspace.muster.employees.update(workspace.employee, { joining_date: '2024-03-01' })
    expect(await both(workspace)).toEqual(before)
    await take(workspace, { from_date: '2026-09-07' })
    expect(await balanceOf(workspace, '2025')).toMatchObject({ available_days: '12.00' })
  })

  it('continues when the joining date is corrected, and takes back what was carried over', async () => {
    const workspace = await running()
    const { muster, employee } = workspace
    const before = await both(workspace)
    await setClock('2026-07-04T05:00:00Z')
    const [leave] = (await muster.leaveApplications.list()).data
    await muster.leaveApplications.cancel(leave!.id)
    await muster.employees.update(employee, { joining_date: '2025-07-02' })
    await runJobs()
    expect(await both(workspace)).toMatchObject([
      { available_days: '15.00' },
      { carried_forward_days: '9.00', available_days: '21.00' },
    ])
    await muster.employees.update(employee, { joining_date: '2024-03-01' })
    expect(await both(workspace)).toEqual([
      { ...before[0], used_days: '0.00', available_days: '15.00' },
      before[1],
    ])
    const carried = await inDatabase<{ line: string }>(
      `select kind || ' ' || days || ' ' || because as line from leave_ledger_entries
       where workspace_id = $1 and kind in ('carry', 'lapse') order by created_at, id`,
      [workspace.id],
    )
    const because = 'The cycle of 2025 continues, because the employment began earlier'
    expect(carried.map(({ line }) => line)).toEqual([
      'carry 15.00 the close of 2025',
      'lapse -6.00 the close of 2025',
      `carry -15.00 ${because}`,
      `lapse 6.00 ${because}`,
    ])
    // It is closed once more when it ends.
    await setClock('2027-03-01T05:00:00Z')
    await runJobs()
    expect(await balanceOf(workspace, '2026')).toMatchObject({ carried_forward_days: '9.00' })
  })

  it('stays closed if it has ended', async () => {
    const workspace = await running()
    await setClock('2027-03-02T05:00:00Z')
    await runJobs()
    const before = await both(workspace)
    expect(before).toMatchObject([asItWas, { carried_forward_days: '9.00' }])
    await workspace.muster.employees.update(workspace.employee, { joining_date: '2024-02-15' })
    expect(await balanceOf(workspace, '2025')).toEqual(before[0])
    expect(await balanceOf(workspace, '2026')).toMatchObject({ carried_forward_days: '9.00' })
  })
})
