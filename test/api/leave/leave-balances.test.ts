// Leave balances: what there is as of today, from policies, service and the ledger.

import type { LeaveBalance } from '@muster/contract'
import {
  addLeave,
  addLeaveGroup,
  addLeavePolicy,
  addLeaveType,
  addLedgerEntry,
  allocateOn,
  apply,
  available,
  type LeaveWorkspace,
  makeLeaveWorkspace,
  putYear,
  take,
} from '../../support/fixtures/leave.ts'
import { ayesha, clientOf, inDatabase, makeKey, raw } from '../../support/fixtures/make.ts'
import { fieldsOf } from '../../support/http/refusal.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-08-03T05:00:00Z'))
afterEach(() => setClock())

async function balances({ muster }: LeaveWorkspace, query: object = {}): Promise<LeaveBalance[]> {
  return (await muster.leaveBalances.list(query)).data
}

/** The one balance of a workspace. */
async function only(workspace: LeaveWorkspace, query: object = {}): Promise<LeaveBalance> {
  const [balance, ...others] = await balances(workspace, query)
  expect(others).toEqual([])
  return balance!
}

describe('a leave balance', () => {
  it('exists from the first application, is read by id and listed', async () => {
    const workspace = await makeLeaveWorkspace()
    expect(await balances(workspace)).toEqual([])
    await apply(workspace, { from_date: '2026-08-10' })
    const balance = await only(workspace)
    expect(balance).toEqual({
      object: 'leave_balance',
      id: expect.stringMatching(/^lal_/),
      employee_id: workspace.employee,
      leave_type_id: workspace.leave,
      fiscal_year_id: workspace.years['2026'],
      entitled_days: '22.00',
      accrued_days: '22.00',
      carried_forward_days: '0.00',
      used_days: '0.00',
      encashed_days: '0.00',
      available_days: '22.00',
    })
    expect(await workspace.muster.leaveBalances.get(balance.id)).toEqual(balance)
  })

  it('is reduced by approved leave and by nothing else', async () => {
    const workspace = await makeLeaveWorkspace()
    await take(workspace, { from_date: '2026-08-10', to_date: '2026-08-12' })
    const half = { is_half_day: true, half_day_type: 'first_half' } as const
    await take(workspace, { from_date: '2026-08-13', ...half })
    await apply(workspace, { from_date: '2026-08-17' })
    expect(await only(workspace)).toMatchObject({ used_days: '3.50', available_days: '18.50' })
  })

  it.each([
    ['2026-06-30T18:59:59Z', '0.00'],
    ['2026-06-30T19:00:00Z', '1.83'],
    ['2026-07-31T18:59:59Z', '1.83'],
    ['2026-07-31T19:00:00Z', '3.67'],
    ['2027-01-15T00:00:00Z', '12.83'],
    ['2027-05-31T19:00:00Z', '22.00'],
    ['2030-01-01T00:00:00Z', '22.00'],
  ])('at %s has %s released of 22 a year by the month', async (instant, accrued_days) => {
    const workspace = await makeLeaveWorkspace({ accrual_method: 'monthly' })
    await allocateOn(workspace, '2026-08-03')
    await setClock(instant)
    const figures = { entitled_days: '22.00', accrued_days, available_days: accrued_days }
    expect(await only(workspace)).toMatchObject(figures)
  })

  it('grants the remaining months to an employee who joins during the year', async () => {
    const workspace = await makeLeaveWorkspace({ annual_quota: '12' })
    const { muster, leave } = workspace
    const { id: joiner } = await muster.employees.create({ ...ayesha, joining_date: '2027-04-01' })
    await allocateOn(workspace, '2026-08-03')
    await setClock('2027-03-31T05:00:00Z')
    expect(await only(workspace, { employee_id: joiner })).toMatchObject({
      leave_type_id: leave,
      entitled_days: '3.00',
      accrued_days: '0.00',
    })
    await setClock('2027-04-01T05:00:00Z')
    expect(await only(workspace, { employee_id: joiner })).toMatchObject({ accrued_days: '3.00' })
  })

  it('stops at the end of the service, beside other balances of the page', async () => {
    const workspace = await makeLeaveWorkspace({ annual_quota: '12', accrual_method: 'monthly' })
    const { muster, employee } = workspace
    const hired = async (joining_date: string) =>
      (await muster.employees.create({ ...ayesha, joining_date })).id
    const [left, leaves, joiner] = [
      await hired('2020-01-01'),
      await hired('2021-01-01'),
      await hired('2026-07-16'),
    ]
    await muster.employees.update(left, { status: 'resigned', separation_date: '2026-09-10' })
    await muster.employees.update(leaves, { status: 'resigned', separation_date: '2027-02-10' })
    await allocateOn(workspace, '2026-08-03')
    await setClock('2026-11-20T05:00:00Z')
    const accrued = Object.fromEntries(
      (await balances(workspace)).map(({ employee_id, accrued_days }) => [employee_id, accrued_days]),
    )
    expect(accrued).toEqual({ [employee]: '5.00', [left]: '3.00', [leaves]: '5.00', [joiner]: '4.52' })
  })

  it('follows the policies of the year by the month', async () => {
    const workspace = await makeLeaveWorkspace({ annual_quota: '12', effective_to: '2026-12-31' })
    await addLeavePolicy(workspace, workspace.leave, { annual_quota: '24', effective_from: '2027-01-01' })
    await allocateOn(workspace, '2026-08-03')
    expect(await only(workspace)).toMatchObject({ entitled_days: '18.00' })
  })

  it('has nothing yet of a future policy after a monthly one', async () => {
    const monthly = { annual_quota: '12', accrual_method: 'monthly', effective_to: '2026-12-31' } as const
    const workspace = await makeLeaveWorkspace(monthly)
    await addLeavePolicy(workspace, workspace.leave, { annual_quota: '24', effective_from: '2027-01-01' })
    await allocateOn(workspace, '2026-08-03')
    await setClock('2026-11-16T05:00:00Z')
    expect(await only(workspace)).toMatchObject({ entitled_days: '18.00', accrued_days: '5.00' })
    await apply(workspace, { from_date: '2026-11-16', to_date: '2026-11-20' })
    const refused = apply(workspace, { from_date: '2026-12-07' })
    await expect(refused).rejects.toMatchObject({ errors: [{ field: 'to_date' }] })
    await setClock('2027-01-01T05:00:00Z')
    expect(await only(workspace)).toMatchObject({ entitled_days: '18.00', accrued_days: '18.00' })
  })

  it('counts the cycle that begins on the joining anniversary in the year', async () => {
    const workspace = await makeLeaveWorkspace({ annual_quota: '12', allocation_type: 'cycle' })
    const asked = await take(workspace, { from_date: '2026-08-10' })
    // The cycle of 1 March 2026 began in the year of July 2025.
    expect(asked.fiscal_year_id).toBe(workspace.years['2025'])
    const figures = { entitled_days: '12.00', accrued_days: '12.00', available_days: '11.00' }
    expect(await only(workspace, { fiscal_year_id: workspace.years['2025'] })).toMatchObject(figures)
  })

  it('is the sum of its ledger', async () => {
    const workspace = await makeLeaveWorkspace()
    await allocateOn(workspace, '2026-08-03')
    const { id } = await only(workspace)
    const entries = {
      carry: '6.00',
      lapse: '-1.00',
      adjust: '2.50',
      encash: '-3.00',
      use: '-2.00',
      restore: '0.50',
    }
    for (const [kind, days] of Object.entries(entries)) await addLedgerEntry(workspace, id, kind, days)
    expect(await only(workspace)).toMatchObject({
      entitled_days: '24.50',
      accrued_days: '24.50',
      carried_forward_days: '5.00',
      used_days: '1.50',
      encashed_days: '3.00',
      available_days: '25.00',
    })
  })

  it('carries over a negative balance', async () => {
    const workspace = await makeLeaveWorkspace({ annual_quota: '5' })
    await allocateOn(workspace, '2026-08-03')
    await addLedgerEntry(workspace, (await only(workspace)).id, 'carry', '-4.00')
    const figures = { carried_forward_days: '-4.00', available_days: '1.00' }
    expect(await only(workspace)).toMatchObject(figures)
  })

  it('of a closed year keeps its figures, whatever the policy says since', async () => {
    const workspace = await makeLeaveWorkspace()
    await allocateOn(workspace, '2026-08-03')
    const { id, fiscal_year_id } = await only(workspace)
    await addLedgerEntry(workspace, id, 'grant', '20.00')
    await putYear(fiscal_year_id, 'closed')
    const figures = { entitled_days: '20.00', accrued_days: '20.00', available_days: '20.00' }
    expect(await only(workspace)).toMatchObject(figures)
  })

  it('is zero for a type without a policy', async () => {
    const workspace = await makeLeaveWorkspace()
    const leave_type_id = await addLeaveType(workspace)
    await allocateOn(workspace, '2026-08-03')
    const figures = { entitled_days: '0.00', available_days: '0.00' }
    expect(await only(workspace, { leave_type_id })).toMatchObject(figures)
  })

  it('stays readable after the employee is deleted', async () => {
    const workspace = await makeLeaveWorkspace()
    await allocateOn(workspace, '2026-08-03')
    await workspace.muster.employees.delete(workspace.employee)
    expect(await available(workspace)).toBe('22.00')
  })

  it('does not exist for another workspace', async () => {
    const [mine, theirs] = [await makeLeaveWorkspace(), await makeLeaveWorkspace()]
    await allocateOn(mine, '2026-08-03')
    const { id } = await only(mine)
    const refusal = { status: 404, code: 'not_found' }
    await expect(theirs.muster.leaveBalances.get(id)).rejects.toMatchObject(refusal)
    expect(await balances(theirs, { employee_id: mine.employee })).toEqual([])
  })

  it('rejects a key without leave:read', async () => {
    const { id } = await makeLeaveWorkspace()
    const { leaveBalances } = clientOf(await makeKey(id, { scopes: ['leave:write', 'employees:read'] }))
    await expect(leaveBalances.list()).rejects.toMatchObject({ status: 403, code: 'insufficient_scope' })
  })
})

describe('the list of leave balances', () => {
  it('is paged, and filtered by employee, type and year', async () => {
    const workspace = await makeLeaveWorkspace()
    const { muster, leave, employee, years } = workspace
    const other = await addLeave(workspace, { annual_quota: '8' })
    const { id: bilal } = await muster.employees.create({ ...ayesha, first_name: 'Bilal' })
    for (const day of ['2026-08-03', '2027-08-03']) expect(await allocateOn(workspace, day)).toBe(4)
    const all = await balances(workspace)
    expect(all).toHaveLength(8)
    const paged: LeaveBalance[] = []
    for await (const each of muster.leaveBalances.list({ limit: 3 })) paged.push(each)
    expect(paged).toEqual(all)
    const filters: [Partial<LeaveBalance>, number][] = [
      [{ employee_id: bilal }, 4],
      [{ leave_type_id: other }, 4],
      [{ fiscal_year_id: years['2027'] }, 4],
      [{ employee_id: employee, leave_type_id: leave, fiscal_year_id: years['2026'] }, 1],
    ]
    for (const [filter, count] of filters) {
      const found = await balances(workspace, filter)
      expect(found).toHaveLength(count)
      for (const each of found) expect(each).toMatchObject(filter)
    }
    const years2027 = await balances(workspace, { effective_on: '2027-08-03', employee_id: bilal })
    expect(years2027.map(({ fiscal_year_id }) => fiscal_year_id)).toEqual([years['2027'], years['2027']])
    expect(await balances(workspace, { effective_on: '1999-01-01' })).toEqual([])
  })

  it('does not accept updated_since', async () => {
    const { key } = await makeLeaveWorkspace()
    const answer = await raw('GET', '/v1/leave_balances?updated_since=2026-01-01T00:00:00Z', { key })
    expect(fieldsOf(answer)).toEqual(['updated_since'])
  })
})

describe('allocations', () => {
  it('are created once, for each active type of each employee of the year', async () => {
    const workspace = await makeLeaveWorkspace()
    const { muster, leave, employee } = workspace
    await addLeaveType(workspace, { is_active: false })
    const hired = async (joining_date: string) =>
      (await muster.employees.create({ ...ayesha, joining_date })).id
    const [deleted, left, later] = [
      await hired('2024-01-01'),
      await hired('2024-01-01'),
      await hired('2027-07-01'),
    ]
    await muster.employees.delete(deleted)
    await muster.employees.update(left, { status: 'resigned', separation_date: '2026-06-30' })
    expect(await allocateOn(workspace, '2026-08-03')).toBe(1)
    expect(await allocateOn(workspace, '2026-08-04')).toBe(0)
    expect(await only(workspace)).toMatchObject({ employee_id: employee, leave_type_id: leave })
    expect(await allocateOn(workspace, '2027-07-01')).toBe(2)
    expect(await balances(workspace, { employee_id: later })).toHaveLength(1)
  })

  it('follow the employee’s group', async () => {
    const workspace = await makeLeaveWorkspace()
    const maternity = await addLeave(workspace)
    await addLeaveGroup(workspace, [maternity], [workspace.employee])
    await allocateOn(workspace, '2026-08-03')
    expect(await only(workspace)).toMatchObject({ leave_type_id: maternity })
  })

  it('follow the default group if it names types, and need a fiscal year', async () => {
    const workspace = await makeLeaveWorkspace()
    const casual = await addLeave(workspace)
    await inDatabase(
      `insert into leave_group_types (workspace_id, leave_group_id, leave_type_id)
       select workspace_id, id, $2 from leave_groups where workspace_id = $1 and is_default`,
      [workspace.id, casual],
    )
    expect(await allocateOn(workspace, '2031-01-01')).toBe(0)
    expect(await allocateOn(workspace, '2026-08-03')).toBe(1)
    expect(await only(workspace)).toMatchObject({ leave_type_id: casual })
  })
})
