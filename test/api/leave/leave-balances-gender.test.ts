// Leave for one gender: who has a balance of it, what becomes of it when the gender changes, and what was taken stays.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import {
  addLeave,
  addLeavePolicy,
  allocateOn,
  available,
  balanceOf,
  type LeaveWorkspace,
  makeLeaveWorkspace,
  take,
} from '../../support/fixtures/leave.ts'
import { ayesha } from '../../support/fixtures/make.ts'
import { runJobs, setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-08-03T05:00:00Z'))
afterEach(() => setClock())

type Gender = 'male' | 'female' | 'other' | null

const maternity = { annual_quota: '90', applicable_gender: 'female' } as const

const becomes = ({ muster, employee }: LeaveWorkspace, gender: Gender) =>
  muster.employees.update(employee, { gender })

/** A workspace whose leave is for women, and whose employee is one. */
async function makeWorkspace(policy: Parameters<typeof makeLeaveWorkspace>[0] = {}): Promise<LeaveWorkspace> {
  const workspace = await makeLeaveWorkspace({ ...maternity, ...policy })
  await becomes(workspace, 'female')
  return workspace
}

async function explained(workspace: LeaveWorkspace): Promise<string[]> {
  const { id } = (await balanceOf(workspace))!
  const { lines } = await inConsole(workspace, 'getLeaveBalanceExplanation', { id })
  return lines.map(({ text, figure }: { text: string; figure: string }) => `${text}: ${figure}`)
}

describe('a balance of leave for one gender', () => {
  it('is created for employees of that gender only', async () => {
    const workspace = await makeLeaveWorkspace(maternity)
    const { muster } = workspace
    await addLeave(workspace, { annual_quota: '7', applicable_gender: 'male' })
    await addLeave(workspace)
    const balancesOf = async (gender: Gender) => {
      const { id: employee_id } = await muster.employees.create({ ...ayesha, gender })
      await runJobs()
      const { data } = await muster.leaveBalances.list({ employee_id })
      return data.map(({ available_days }) => available_days).sort()
    }
    expect(await balancesOf('female')).toEqual(['22.00', '90.00'])
    expect(await balancesOf('male')).toEqual(['22.00', '7.00'])
    expect(await balancesOf('other')).toEqual(['22.00'])
  })

  it('says that no gender is recorded, and grants days once one is', async () => {
    const workspace = await makeLeaveWorkspace(maternity)
    await runJobs()
    expect(await available(workspace)).toBe('0.00')
    expect(await explained(workspace)).toEqual([
      'The leave is for female employees only in 12 of 12 months, and no gender of the employee is recorded: null',
    ])
    await becomes(workspace, 'female')
    expect(await available(workspace)).toBe('90.00')
  })

  it('is created when the gender changes', async () => {
    const workspace = await makeLeaveWorkspace(maternity)
    await becomes(workspace, 'male')
    await runJobs()
    expect(await balanceOf(workspace)).toBeUndefined()
    await becomes(workspace, 'female')
    expect(await available(workspace)).toBe('90.00')
  })

  it('exists as soon as the leave is for everyone', async () => {
    const workspace = await makeLeaveWorkspace({ ...maternity, effective_to: '2026-12-31' })
    await becomes(workspace, 'male')
    expect(await balanceOf(workspace)).toBeUndefined()
    await inConsole(workspace, 'createLeavePolicy', {
      body: { leave_type_id: workspace.leave, annual_quota: '12', effective_from: '2027-01-01' },
    })
    await runJobs()
    expect(await balanceOf(workspace)).toMatchObject({ entitled_days: '6.00', accrued_days: '0.00' })
    await setClock('2027-01-01T05:00:00Z')
    expect(await available(workspace)).toBe('6.00')
  })

  it('grants nothing to other employees who have a balance from before', async () => {
    const workspace = await makeWorkspace()
    await becomes(workspace, 'male')
    const nothing = { entitled_days: '0.00', accrued_days: '0.00', available_days: '0.00' }
    expect(await balanceOf(workspace)).toMatchObject(nothing)
    expect(await explained(workspace)).toEqual([
      'The leave is for female employees only in 12 of 12 months: null',
    ])
    await becomes(workspace, null)
    expect(await balanceOf(workspace)).toMatchObject(nothing)
    await becomes(workspace, 'female')
    expect(await available(workspace)).toBe('90.00')
  })
})

describe('leave that was taken before the gender changed', () => {
  it('stays granted and used, and leaves no negative balance', async () => {
    const workspace = await makeWorkspace()
    const { id } = await take(workspace, { from_date: '2026-08-10', to_date: '2026-08-14' })
    await becomes(workspace, 'male')
    expect(await balanceOf(workspace)).toMatchObject({
      entitled_days: '5.00',
      accrued_days: '5.00',
      used_days: '5.00',
      available_days: '0.00',
    })
    expect(await explained(workspace)).toEqual([
      'The leave is for female employees only in 12 of 12 months: null',
      '5.00 days granted for what was used while the leave was for the employee: 5.00',
      '5.00 days used by approved leave: -5.00',
    ])
    // It can be called off like other leave, and gives nothing that could be used.
    await workspace.muster.leaveApplications.cancel(id)
    expect(await balanceOf(workspace)).toMatchObject({ accrued_days: '0.00', available_days: '0.00' })
    await becomes(workspace, 'female')
    expect(await available(workspace)).toBe('90.00')
  })

  it('can no longer be approved if it is pending', async () => {
    const workspace = await makeWorkspace({ negative_balance_allowed: true, max_negative_days: '10' })
    const { id } = await take(workspace, { from_date: '2026-08-10' })
    const pending = await workspace.muster.leaveApplications.create({
      employee_id: workspace.employee,
      leave_type_id: workspace.leave,
      reason: 'Leave',
      from_date: '2026-08-17',
      to_date: '2026-08-18',
    })
    await becomes(workspace, 'male')
    await expect(workspace.muster.leaveApplications.approve(pending.id)).rejects.toMatchObject({
      status: 409,
      detail: 'The leave is for female employees only; reject or cancel it.',
    })
    expect(await workspace.muster.leaveApplications.get(id)).toMatchObject({ status: 'approved' })
  })

  it('ends with its year: neither days nor a negative balance are carried over', async () => {
    const workspace = await makeWorkspace({ carry_forward_allowed: true, max_carry_forward_days: '20' })
    await take(workspace, { from_date: '2026-08-10', to_date: '2026-08-14' })
    await becomes(workspace, 'male')
    await setClock('2027-07-05T05:00:00Z')
    for (const year of ['2025', '2026'] as const)
      await inConsole(workspace, 'closeFiscalYear', { id: workspace.years[year] })
    expect(await balanceOf(workspace)).toMatchObject({ used_days: '5.00', available_days: '0.00' })
    expect(await balanceOf(workspace, '2027')).toBeUndefined()
  })

  it('leaves nothing to pay out', async () => {
    const workspace = await makeWorkspace({ encashment_allowed: true })
    const { id } = (await balanceOf(workspace))!
    await becomes(workspace, 'other')
    const body = { leave_balance_id: id, days: '1' }
    const { json } = await askConsole(workspace, 'createLeaveEncashment', { body })
    expect(json.errors.map(({ message }: { message: string }) => message)).toEqual([
      'names a balance of leave for female employees only',
      'names a balance of an employee without a current salary',
    ])
  })
})

describe('an application of leave for one gender', () => {
  it('is rejected for the gender, not for a missing balance', async () => {
    const workspace = await makeLeaveWorkspace(maternity)
    await becomes(workspace, 'male')
    const asked = take(workspace, { from_date: '2026-08-10' })
    await expect(asked).rejects.toMatchObject({
      errors: [{ field: 'leave_type_id', message: 'names a leave type for female employees only' }],
    })
    expect(await balanceOf(workspace)).toBeUndefined()
  })

  it('counts under the policy in force if that is for everyone', async () => {
    const workspace = await makeLeaveWorkspace({
      ...maternity,
      annual_quota: '12',
      effective_to: '2026-12-31',
    })
    await addLeavePolicy(workspace, workspace.leave, {
      annual_quota: '24',
      accrual_method: 'monthly',
      effective_from: '2027-01-01',
    })
    await becomes(workspace, 'male')
    await allocateOn(workspace, '2026-08-03')
    expect(await balanceOf(workspace)).toMatchObject({ entitled_days: '12.00', accrued_days: '0.00' })
    await setClock('2027-02-01T05:00:00Z')
    await take(workspace, { from_date: '2027-02-01', to_date: '2027-02-04' })
    expect(await available(workspace)).toBe('0.00')
  })
})
