// A withdrawn resignation: the employment goes on, and leave, assets, contracts and loans follow it.

import { issue } from '../../support/fixtures/assets.ts'
import { inConsole } from '../../support/fixtures/console.ts'
import { signed } from '../../support/fixtures/contracts.ts'
import {
  attendanceOf,
  balanceOf,
  type LeaveWorkspace,
  ledgerOf,
  makeLeaveWorkspace,
  take,
} from '../../support/fixtures/leave.ts'
import { lockThrough } from '../../support/fixtures/locks.ts'
import { ayesha, eventsOf } from '../../support/fixtures/make.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-08-03T05:00:00Z'))
afterEach(() => setClock())

const leaves = ({ muster, employee }: LeaveWorkspace, separation_date = '2026-08-14') =>
  muster.employees.update(employee, { status: 'resigned', separation_date })

const goesOn = ({ muster, employee }: LeaveWorkspace) =>
  muster.employees.update(employee, { status: 'active', separation_date: null })

describe('a withdrawn resignation', () => {
  it('is 200 within the notice, with one event, and once more changes nothing', async () => {
    const workspace = await makeLeaveWorkspace()
    await leaves(workspace)
    await setClock('2026-08-14T18:59:00Z')
    const told = (await eventsOf(workspace.id)).length
    const after = await goesOn(workspace)
    expect(after).toMatchObject({ status: 'active', separation_date: null, joining_date: '2024-03-01' })
    expect(await goesOn(workspace)).toEqual(after)
    const events = (await eventsOf(workspace.id)).slice(told)
    expect(events).toEqual([expect.objectContaining({ type: 'employee.updated', data: after })])
  })

  it('comes too late once the last day is over in the zone of the workspace', async () => {
    const workspace = await makeLeaveWorkspace()
    await leaves(workspace)
    await setClock('2026-08-14T19:01:00Z')
    await expect(goesOn(workspace)).rejects.toMatchObject({
      status: 400,
      errors: [
        {
          field: 'separation_date',
          message: expect.stringContaining(
            'was 2026-08-14, and the employment is over; hire again with status active and a joining_date after 2026-08-14',
          ),
        },
      ],
    })
    await leaves(workspace, '2026-08-31')
    expect(await goesOn(workspace)).toMatchObject({ status: 'active', separation_date: null })
  })

  it('charges leave after the former last day again, and its accrual goes on', async () => {
    // 24 days a year by month: 2 a month.
    const workspace = await makeLeaveWorkspace({ annual_quota: '24', accrual_method: 'monthly' })
    await take(workspace, { from_date: '2026-08-13', to_date: '2026-08-18' })
    expect(await ledgerOf(workspace)).toEqual(['use -4.00'])
    await leaves(workspace)
    expect(await ledgerOf(workspace)).toEqual(['use -4.00', 'restore 2.00'])
    await goesOn(workspace)
    expect(await ledgerOf(workspace)).toEqual(['use -4.00', 'restore 2.00', 'use -2.00'])
    expect(await balanceOf(workspace)).toMatchObject({ accrued_days: '4.00', available_days: '0.00' })
    await setClock('2026-09-01T05:00:00Z')
    expect(await balanceOf(workspace)).toMatchObject({ accrued_days: '6.00', available_days: '2.00' })
  })

  it('grades the days after the former last day again', async () => {
    const workspace = await makeLeaveWorkspace()
    await take(workspace, { from_date: '2026-08-17' })
    await leaves(workspace)
    expect((await attendanceOf(workspace))['2026-08-17']).toBeUndefined()
    await goesOn(workspace)
    expect((await attendanceOf(workspace))['2026-08-17']).toBe('on_leave full')
    await setClock('2026-08-18T20:00:00Z')
    const { muster, employee: employee_id } = workspace
    await muster.punches.create({ employee_id, punched_at: '2026-08-18T04:00:00Z', direction: 'in' })
    await muster.punches.create({ employee_id, punched_at: '2026-08-18T13:00:00Z', direction: 'out' })
    expect((await attendanceOf(workspace))['2026-08-18']).toBe('present none')
  })

  it('leaves days that payroll has locked as they were paid', async () => {
    const workspace = await makeLeaveWorkspace()
    await take(workspace, { from_date: '2026-08-17', to_date: '2026-08-18' })
    await leaves(workspace)
    await lockThrough(workspace, '2026-08-17')
    await goesOn(workspace)
    const marked = await attendanceOf(workspace)
    expect(marked['2026-08-17']).toBeUndefined()
    expect(marked['2026-08-18']).toBe('on_leave full')
    expect(await balanceOf(workspace)).toMatchObject({ used_days: '2.00' })
  })

  it('no longer flags assets and contracts, and lets leave be asked for after the former last day', async () => {
    const workspace = await makeLeaveWorkspace()
    const { id: category } = await inConsole(workspace, 'createAssetCategory', { body: { name: 'Laptops' } })
    const { id: asset } = await inConsole(workspace, 'createAsset', {
      body: { asset_tag: 'LAP-1', name: 'ThinkPad', asset_category_id: category },
    })
    await issue({ ...workspace, category, asset })
    await signed(workspace, { start_date: '2024-03-01', end_date: '2027-11-30' })
    const due = async () => {
      const assets = await inConsole(workspace, 'listAssetAssignmentDetails', {
        query: { is_return_due: 'true' },
      })
      const query = { outlives_employment: 'true' }
      const contracts = await inConsole(workspace, 'listEmploymentContractDetails', { query })
      return [assets.data.length, contracts.data.length]
    }
    await leaves(workspace)
    expect(await due()).toEqual([1, 1])
    await expect(take(workspace, { from_date: '2026-08-17' })).rejects.toMatchObject({ status: 400 })
    await goesOn(workspace)
    expect(await due()).toEqual([0, 0])
    expect(await take(workspace, { from_date: '2026-08-17' })).toMatchObject({ total_days: '1.00' })
  })

  it('of somebody who has not begun leaves them as they were hired', async () => {
    const { muster } = await makeLeaveWorkspace()
    const { id } = await muster.employees.create({ ...ayesha, joining_date: '2026-09-01' })
    await muster.employees.update(id, { status: 'terminated', separation_date: '2026-09-01' })
    const back = await muster.employees.update(id, { status: 'active', separation_date: null })
    expect(back).toMatchObject({ joining_date: '2026-09-01', separation_date: null })
  })
})
