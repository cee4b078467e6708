// The payment of encashments: a payroll run claims them, gives them back, or pays them, once.

import {
  claimEncashments,
  readPayableEncashments,
  releaseEncashments,
  settleEncashments,
} from '../../../../packages/server/features/leave/index.ts'
import { useDatabase } from '../../../support/fixtures/background.ts'
import { askConsole, inConsole } from '../../../support/fixtures/console.ts'
import {
  balanceOf,
  type LeaveWorkspace,
  ledgerOf,
  makeLeaveWorkspace,
} from '../../../support/fixtures/leave.ts'
import { writeEmptyRun } from '../../../support/fixtures/payroll.ts'
import { paid } from '../../../support/fixtures/salary.ts'
import { runJobs, setClock } from '../../../support/server/server.ts'

beforeEach(() => setClock('2026-08-03T05:00:00Z'))
afterEach(() => setClock())

const background = useDatabase()

async function withEncashment() {
  const workspace = await makeLeaveWorkspace({ encashment_allowed: true })
  await paid(workspace, '100000.00')
  await runJobs()
  const { id: leave_balance_id } = (await balanceOf(workspace))!
  const { id } = await inConsole(workspace, 'createLeaveEncashment', {
    body: { leave_balance_id, days: '5' },
  })
  const run = await writeEmptyRun(workspace)
  const other = await writeEmptyRun(workspace, { year: 2026, month: 9 })
  return { workspace, id: id as string, run, other }
}

const write = ({ id }: LeaveWorkspace, work: Parameters<typeof background.database.write<unknown>>[1]) =>
  background.database.write(id, work)
const payable = ({ id, employee }: LeaveWorkspace, payroll_run_id: string) =>
  readPayableEncashments(background.database.reader(id), { employees: [employee], payroll_run_id })
const stateOf = async (workspace: LeaveWorkspace, id: string) => {
  const { status, payroll_run_id } = await inConsole(workspace, 'getLeaveEncashment', { id })
  return [status, payroll_run_id]
}

describe('an encashment', () => {
  it('is claimed by one run, which alone may pay it, and is not cancelled then', async () => {
    const { workspace, id, run, other } = await withEncashment()
    const due = [{ id, employee_id: workspace.employee, days: '5.00', amount: '16666.67' }]
    expect(await payable(workspace, run)).toEqual(due)
    await write(workspace, db => claimEncashments(db, run, [id]))
    expect(await stateOf(workspace, id)).toEqual(['claimed', run])
    expect([await payable(workspace, run), await payable(workspace, other)]).toEqual([due, []])
    await expect(write(workspace, db => claimEncashments(db, other, [id]))).rejects.toThrow(id)
    const { status, json } = await askConsole(workspace, 'cancelLeaveEncashment', { id })
    expect([status, json.detail]).toEqual([
      409,
      'This leave encashment is claimed; only one that is pending can be cancelled.',
    ])
  })

  it('keeps its days reserved while it is claimed, and closes no year', async () => {
    const { workspace, id, run } = await withEncashment()
    await write(workspace, db => claimEncashments(db, run, [id]))
    const { id: leave_balance_id } = (await balanceOf(workspace))!
    const { json } = await askConsole(workspace, 'createLeaveEncashment', {
      body: { leave_balance_id, days: '18' },
    })
    expect(json.errors).toEqual([
      { field: 'days', message: 'must be at most 17.00, the days that are available and not requested' },
    ])
  })

  it('is pending again when its run gives it back', async () => {
    const { workspace, id, run, other } = await withEncashment()
    await write(workspace, db => claimEncashments(db, run, [id]))
    await write(workspace, db => releaseEncashments(db, other, [id]))
    expect(await stateOf(workspace, id)).toEqual(['claimed', run])
    await write(workspace, db => releaseEncashments(db, run, [id]))
    expect(await stateOf(workspace, id)).toEqual(['pending', null])
  })

  it('takes its days from the balance when it is paid, at the amount of before', async () => {
    const { workspace, id, run } = await withEncashment()
    await write(workspace, db => claimEncashments(db, run, [id]))
    expect(await write(workspace, db => settleEncashments(db, run))).toBe(1)
    expect(await write(workspace, db => settleEncashments(db, run))).toBe(0)
    expect(await stateOf(workspace, id)).toEqual(['paid', run])
    expect(await ledgerOf(workspace)).toEqual(['encash -5.00'])
    expect(await balanceOf(workspace)).toMatchObject({ encashed_days: '5.00', available_days: '17.00' })
    expect(await payable(workspace, run)).toEqual([])
  })

  it('of a former employment takes nothing from the present balance, until the rehire is undone', async () => {
    const { workspace, id, run } = await withEncashment()
    const { muster, employee } = workspace
    await muster.employees.update(employee, { status: 'resigned', separation_date: '2026-08-03' })
    await muster.employees.update(employee, { status: 'active', joining_date: '2026-08-04' })
    const rehired = await balanceOf(workspace)
    await write(workspace, db => claimEncashments(db, run, [id]))
    await write(workspace, db => settleEncashments(db, run))
    expect(await balanceOf(workspace)).toMatchObject({ available_days: rehired!.available_days })
    await muster.employees.update(employee, { joining_date: '2024-03-01' })
    expect(await balanceOf(workspace)).toMatchObject({ available_days: '17.00' })
  })
})
