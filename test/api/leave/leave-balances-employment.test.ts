// Leave of those who leave, come back, or joined on another day than was thought.

import { inConsole } from '../../support/fixtures/console.ts'
import { apply, available, balanceOf, makeLeaveWorkspace, take } from '../../support/fixtures/leave.ts'
import { runJobs, setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-08-03T05:00:00Z'))
afterEach(() => setClock())

describe('an employee who is rehired within the year', () => {
  it('starts at zero, whatever was used of an annual grant', async () => {
    const workspace = await makeLeaveWorkspace({ annual_quota: '12' })
    const { employees } = workspace.muster
    await take(workspace, { from_date: '2026-08-10', to_date: '2026-08-25' })
    await employees.update(workspace.employee, { status: 'resigned', separation_date: '2026-11-30' })
    await setClock('2027-04-01T05:00:00Z')
    expect(await available(workspace)).toBe('0.00')
    await employees.update(workspace.employee, { status: 'active', joining_date: '2027-04-01' })
    expect(await available(workspace)).toBe('3.00')
    await setClock('2027-07-05T05:00:00Z')
    for (const year of ['2025', '2026'] as const)
      await inConsole(workspace, 'closeFiscalYear', { id: workspace.years[year] })
    const next = { carried_forward_days: '0.00', available_days: '12.00' }
    expect(await balanceOf(workspace, '2027')).toMatchObject(next)
  })

  it('keeps nothing of monthly releases, and the explanation says why', async () => {
    const workspace = await makeLeaveWorkspace({ annual_quota: '12', accrual_method: 'monthly' })
    const { employees } = workspace.muster
    await setClock('2026-11-02T05:00:00Z')
    await take(workspace, { from_date: '2026-11-02', to_date: '2026-11-05' })
    await employees.update(workspace.employee, { status: 'resigned', separation_date: '2026-11-30' })
    await setClock('2027-02-01T05:00:00Z')
    expect(await available(workspace)).toBe('1.00')
    await employees.update(workspace.employee, { status: 'active', joining_date: '2027-02-01' })
    const balance = await balanceOf(workspace)
    expect(balance).toMatchObject({ accrued_days: '1.00', used_days: '0.00', available_days: '1.00' })
    const { lines } = await inConsole(workspace, 'getLeaveBalanceExplanation', { id: balance!.id })
    expect(lines).toContainEqual({
      rule: 'outside',
      text: '4.00 days of approved leave are outside of the present employment and are not charged',
      figure: null,
      source: null,
      refs: [],
    })
    await setClock('2027-06-01T05:00:00Z')
    expect(await available(workspace)).toBe('5.00')
  })

  it('can take more days in a row than the former employment left', async () => {
    const workspace = await makeLeaveWorkspace({ max_consecutive_days: 3 })
    const { employees } = workspace.muster
    await take(workspace, { from_date: '2026-08-05', to_date: '2026-08-07' })
    await employees.update(workspace.employee, { status: 'resigned', separation_date: '2026-08-09' })
    await employees.update(workspace.employee, { status: 'active', joining_date: '2026-08-10' })
    await setClock('2026-08-10T05:00:00Z')
    expect(await apply(workspace, { from_date: '2026-08-10' })).toMatchObject({ status: 'pending' })
  })
})

// Ayesha's is 1 March 2026 to 28 February 2027, of the year July 2025.
describe('the cycle of an employee who leaves', () => {
  const cycle = { allocation_type: 'cycle', annual_quota: '12' } as const

  /** Its fiscal year closed; Ayesha leaves on Friday. */
  async function leaving() {
    const workspace = await makeLeaveWorkspace({
      ...cycle,
      carry_forward_allowed: true,
      max_carry_forward_days: '5',
    })
    await inConsole(workspace, 'closeFiscalYear', { id: workspace.years['2025'] })
    const application = await take(workspace, { from_date: '2026-08-07' })
    const { employees } = workspace.muster
    await employees.update(workspace.employee, { status: 'resigned', separation_date: '2026-08-07' })
    await setClock('2026-08-10T05:00:00Z')
    await runJobs()
    return { workspace, application }
  }

  it('carries nothing into a cycle that never begins', async () => {
    const { workspace } = await leaving()
    await setClock('2027-03-01T05:00:00Z')
    await runJobs()
    expect(await balanceOf(workspace)).toMatchObject({
      carried_forward_days: '0.00',
      available_days: '0.00',
    })
  })

  it('continues to its end: leave that was not taken can be cancelled', async () => {
    const { workspace, application } = await leaving()
    await workspace.muster.leaveApplications.cancel(application.id)
    expect(await available(workspace, '2025')).toBe('12.00')
  })

  it('continues to its end: leave can be taken if the separation is postponed', async () => {
    const { workspace } = await leaving()
    await workspace.muster.employees.update(workspace.employee, { separation_date: '2026-12-31' })
    await take(workspace, { from_date: '2026-08-17' })
    expect(await available(workspace, '2025')).toBe('10.00')
  })

  it('continues to its end: a deletion does not close it', async () => {
    const workspace = await makeLeaveWorkspace({ ...cycle, accrual_method: 'monthly' })
    await inConsole(workspace, 'closeFiscalYear', { id: workspace.years['2025'] })
    const before = await balanceOf(workspace, '2025')
    await workspace.muster.employees.delete(workspace.employee)
    await setClock('2026-08-10T05:00:00Z')
    await runJobs()
    expect(await balanceOf(workspace, '2025')).toEqual(before)
  })
})

describe('a joining date', () => {
  const moves = async (allocation_type: 'cycle' | 'fiscal_year', joining_date: string) => {
    const workspace = await makeLeaveWorkspace({ allocation_type })
    const { id } = await take(workspace, { from_date: '2026-08-10' })
    const change = workspace.muster.employees.update(workspace.employee, { joining_date })
    return {
      id,
      told: await change.then(
        () => null,
        ({ status, message }) => ({ status, message }),
      ),
    }
  }

  it('cannot change if leave would be in another cycle', async () => {
    const { told } = await moves('cycle', '2024-08-01')
    expect(told).toEqual({
      status: 409,
      message: expect.stringContaining(
        `With the joining date 2024-08-01, the leave of 2026-08-10 would be of another cycle than the one it is charged to`,
      ),
    })
  })

  it.each([
    ['cycle', '2024-04-01'],
    ['fiscal_year', '2024-08-01'],
  ] as const)('with leave by %s can change to %s', async (allocation, joining_date) => {
    expect((await moves(allocation, joining_date)).told).toBeNull()
  })
})
