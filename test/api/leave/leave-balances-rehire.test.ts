// Leave balances of employees who come back, or whose dates change: only the days of the present employment are charged.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { attendanceOf, available, balanceOf, take } from '../../support/fixtures/leave.ts'
import { ayesha } from '../../support/fixtures/make.ts'
import {
  adjust,
  comesBack,
  explained,
  isRehired,
  leaves,
  makeWorkspace,
} from '../../support/fixtures/rehire.ts'
import { paid } from '../../support/fixtures/salary.ts'
import { setClock } from '../../support/server/server.ts'

// A Monday; Saturdays and Sundays are off.
beforeEach(() => setClock('2026-08-03T05:00:00Z'))
afterEach(() => setClock())

describe('the balance of a rehired employee', () => {
  it('starts without earlier adjustments, and with later ones', async () => {
    const workspace = await makeWorkspace()
    await take(workspace, { from_date: '2026-08-10', to_date: '2026-08-11' })
    await adjust(workspace, '3')
    await isRehired(workspace)
    expect(await available(workspace)).toBe('15.00')
    await adjust(workspace, '-1')
    expect(await available(workspace)).toBe('14.00')
  })

  it('gets nothing from a cancelled encashment of the former employment', async () => {
    const workspace = await makeWorkspace()
    await take(workspace, { from_date: '2026-08-10' })
    await adjust(workspace, '1')
    const { id } = (await balanceOf(workspace))!
    await paid(workspace, '100000.00')
    const encash = (days: string) =>
      askConsole(workspace, 'createLeaveEncashment', { body: { leave_balance_id: id, days } })
    const { json } = await encash('2')
    await isRehired(workspace)
    expect((await encash('15')).status).toBe(201)
    await inConsole(workspace, 'cancelLeaveEncashment', { id: json.id })
    expect(await available(workspace)).toBe('15.00')
    expect((await encash('0.01')).status).toBe(400)
  })

  it('starts again with each rehire', async () => {
    const workspace = await makeWorkspace()
    const first = await take(workspace, { from_date: '2026-08-10' })
    await isRehired(workspace)
    const second = await take(workspace, { from_date: '2026-09-07', to_date: '2026-09-09' })
    await adjust(workspace, '2')
    await leaves(workspace, '2026-09-30')
    await setClock('2026-10-01T05:00:00Z')
    await comesBack(workspace, '2026-10-01')
    // 9 of 12 months.
    expect(await available(workspace)).toBe('13.50')
    for (const { id } of [first, second]) await workspace.muster.leaveApplications.cancel(id)
    expect(await balanceOf(workspace)).toMatchObject({ used_days: '0.00', available_days: '13.50' })
  })

  it('is restored when the rehire is undone', async () => {
    const workspace = await makeWorkspace()
    await take(workspace, { from_date: '2026-08-10', to_date: '2026-08-11' })
    await take(workspace, { from_date: '2026-08-20' })
    await take(workspace, { from_date: '2026-09-07' })
    await adjust(workspace, '3')
    const [before, days] = [await balanceOf(workspace), await attendanceOf(workspace)]
    await isRehired(workspace)
    const joining_date = '2024-03-01'
    await workspace.muster.employees.update(workspace.employee, { joining_date })
    expect(await balanceOf(workspace)).toEqual(before)
    expect(await attendanceOf(workspace)).toEqual(days)
    expect(await explained(workspace)).toEqual(
      expect.arrayContaining([
        'Adjusted by -3.00 days: The employment until 2026-08-14 is settled: the one from 2026-09-01 on begins at zero',
        'Adjusted by 3.00 days: The rehire after 2026-08-14 is undone: the employment is the one from 2024-03-01 on',
      ]),
    )
    // And settled again by another one.
    await leaves(workspace, '2026-09-04')
    await comesBack(workspace, '2026-10-01')
    await setClock('2026-10-01T05:00:00Z')
    expect(await balanceOf(workspace)).toMatchObject({ used_days: '0.00', available_days: '13.50' })
  })
})

describe('a joining date', () => {
  it.each(['2026-08-14', '2024-03-02'])('cannot be within the former employment: %s', async joining_date => {
    const workspace = await makeWorkspace()
    await isRehired(workspace)
    const change = workspace.muster.employees.update(workspace.employee, { joining_date })
    await expect(Promise.resolve(change)).rejects.toMatchObject({
      status: 400,
      errors: [
        {
          field: 'joining_date',
          message:
            'is in the former employment from 2024-03-01 to 2026-08-14; send a later day, or 2024-03-01 or earlier to undo the rehire',
        },
      ],
    })
  })

  it('that is corrected charges only the leave since then', async () => {
    const workspace = await makeWorkspace()
    const { employees } = workspace.muster
    const { id } = await take(workspace, { from_date: '2026-08-10', to_date: '2026-08-11' })
    await employees.update(workspace.employee, { joining_date: '2026-08-11' })
    expect(await balanceOf(workspace)).toMatchObject({ used_days: '1.00' })
    await employees.update(workspace.employee, { joining_date: '2024-03-01' })
    expect(await available(workspace)).toBe('16.00')
    await employees.update(workspace.employee, { joining_date: '2026-08-12' })
    await workspace.muster.leaveApplications.cancel(id)
    await employees.update(workspace.employee, { joining_date: '2024-03-01' })
    expect(await balanceOf(workspace)).toMatchObject({ used_days: '0.00', available_days: '18.00' })
  })

  it('can change freely before the employment begins', async () => {
    const workspace = await makeWorkspace()
    const { employees } = workspace.muster
    const { id } = await employees.create({
      ...ayesha,
      joining_date: '2026-10-01',
      separation_date: '2026-10-31',
    })
    const moved = { joining_date: '2026-11-02', separation_date: '2026-11-30' }
    await employees.update(id, moved)
    expect(await employees.update(id, { joining_date: '2026-10-15' })).toMatchObject({
      joining_date: '2026-10-15',
    })
  })
})

describe('a separation date', () => {
  it('removes the charge of leave after it, while it stands', async () => {
    const workspace = await makeWorkspace()
    const { employees, leaveApplications } = workspace.muster
    const { id } = await take(workspace, { from_date: '2026-08-13', to_date: '2026-08-19' })
    expect(await available(workspace)).toBe('13.00')
    await leaves(workspace)
    expect(await balanceOf(workspace)).toMatchObject({ used_days: '2.00', available_days: '16.00' })
    await employees.update(workspace.employee, { separation_date: '2026-08-17' })
    expect(await available(workspace)).toBe('15.00')
    await employees.update(workspace.employee, { separation_date: '2026-12-31' })
    expect(await available(workspace)).toBe('13.00')
    await employees.update(workspace.employee, { separation_date: '2026-08-13' })
    await leaveApplications.cancel(id)
    expect(await available(workspace)).toBe('18.00')
    await employees.update(workspace.employee, { separation_date: '2026-12-31' })
    expect(await available(workspace)).toBe('18.00')
  })
})
