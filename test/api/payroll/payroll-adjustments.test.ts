// Payroll adjustments: bonuses, additions and deductions of one employee.

import { Database } from '@muster/db'
import { readDueAdjustments } from '../../../packages/server/features/payroll/inputs/adjustments.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { inDatabase } from '../../support/fixtures/make.ts'
import { writeRun } from '../../support/fixtures/payroll.ts'
import { addComponent, makePayrollWorkspace, refusedWith } from '../../support/fixtures/payroll-inputs.ts'
import { server } from '../../support/server/server.ts'
import { soonAfter } from '../../support/soon-after.ts'

async function makeAdjusted() {
  const workspace = await makePayrollWorkspace()
  const earning = await addComponent(workspace, 'TARGET')
  const body = {
    employee_id: workspace.employee,
    kind: 'bonus',
    salary_component_id: earning,
    amount: '60000',
    from_month: '2026-09-01',
    reason: 'Sales target',
  }
  const adjust = (more: object = {}) =>
    inConsole(workspace, 'createPayrollAdjustment', { body: { ...body, ...more } })
  const refused = async (more: object) =>
    refusedWith(await askConsole(workspace, 'createPayrollAdjustment', { body: { ...body, ...more } }))
  return { workspace, earning, adjust, refused }
}

describe('a payroll adjustment', () => {
  it('is for one month unless it says until which', async () => {
    const { workspace, earning, adjust } = await makeAdjusted()
    const json = await adjust()
    expect(json).toEqual({
      object: 'payroll_adjustment',
      id: expect.stringMatching(/^pad_/),
      employee_id: workspace.employee,
      kind: 'bonus',
      salary_component_id: earning,
      amount: '60000.00',
      from_month: '2026-09-01',
      to_month: '2026-09-01',
      reason: 'Sales target',
      status: 'active',
      cancelled_at: null,
      created_at: expect.stringMatching(/Z$/),
      updated_at: soonAfter(json.created_at),
    })
    const body = { to_month: '2026-12-01', amount: '15000' }
    const changed = await inConsole(workspace, 'updatePayrollAdjustment', { id: json.id, body })
    expect(changed).toMatchObject({ from_month: '2026-09-01', to_month: '2026-12-01', amount: '15000.00' })
    expect(await inConsole(workspace, 'getPayrollAdjustment', { id: json.id })).toEqual(changed)
    expect((await inConsole(workspace, 'listPayrollAdjustments')).data).toEqual([changed])
  })

  it('is cancelled once, and then stays', async () => {
    const { workspace, adjust } = await makeAdjusted()
    const json = await adjust()
    const cancelled = await inConsole(workspace, 'cancelPayrollAdjustment', { id: json.id })
    expect(cancelled).toMatchObject({ status: 'cancelled', cancelled_at: cancelled.updated_at })
    for (const operation of ['cancelPayrollAdjustment', 'updatePayrollAdjustment'] as const) {
      const body = operation === 'updatePayrollAdjustment' ? { body: { reason: 'Other' } } : {}
      expect(refusedWith(await askConsole(workspace, operation, { id: json.id, ...body }))).toEqual([
        409,
        expect.stringMatching(/^This payroll adjustment is cancelled; only one that is active can be /),
      ])
    }
  })

  it.each([
    [
      { from_month: '2026-09-15' },
      'from_month is 2026-09-15; a month is written as its first day, 2026-09-01',
    ],
    [{ to_month: '2026-08-01' }, 'to_month is 2026-08-01, before from_month 2026-09-01'],
    [
      { to_month: '2031-09-01' },
      'to_month is 2031-09-01; from 2026-09-01 it is at most 2031-08-01, 60 months',
    ],
    [{ from_month: '2024-02-01' }, 'from_month is 2024-02-01; the employee joined on 2024-03-01'],
    [{ amount: '0' }, 'amount must be above 0; the kind says whether it adds or deducts'],
    [{ amount: '0.001' }, "amount is 0.001, which has more than the 2 decimals of the workspace's currency"],
    [{ employee_id: 'emp_none' }, 'employee_id names no record of this workspace'],
    [{ salary_component_id: 'scm_none' }, 'salary_component_id names no record of this workspace'],
    [
      { kind: 'deduction' },
      'salary_component_id names TARGET, which is of type earning; a deduction needs type deduction',
    ],
  ])('is rejected with %j', async (more, told) => {
    const { refused } = await makeAdjusted()
    expect(await refused(more)).toEqual([400, told])
  })
})

describe('an adjustment without a component', () => {
  it('is paid under the one of its kind', async () => {
    const { workspace, adjust } = await makeAdjusted()
    const { salary_component_id } = await adjust({ salary_component_id: undefined })
    const component = await workspace.muster.salaryComponents.get(salary_component_id)
    expect(component).toMatchObject({ code: 'BONUS', type: 'earning' })
  })
})

describe('an adjustment under a component that is no longer active', () => {
  it('is rejected', async () => {
    const { workspace, earning, refused } = await makeAdjusted()
    await inConsole(workspace, 'updateSalaryComponent', { id: earning, body: { is_active: false } })
    expect(await refused({})).toEqual([
      400,
      'salary_component_id names TARGET, which is not active; choose another one',
    ])
  })
})

describe('an adjustment of which runs have taken months', () => {
  async function makeTaken() {
    const { workspace, adjust } = await makeAdjusted()
    const adjustment = await adjust({ from_month: '2026-08-01', to_month: '2026-12-01' })
    const { run } = await writeRun(workspace)
    for (const month of ['2026-08', '2026-09'])
      await inDatabase(
        `insert into payroll_claims (workspace_id, kind, object_id, payroll_run_id, employee_id) values ($1, 'adjustment', $2, $3, $4)`,
        [workspace.id, `${adjustment.id}:${month}`, run, workspace.employee],
      )
    const change = (body: object) =>
      askConsole(workspace, 'updatePayrollAdjustment', { id: adjustment.id, body })
    return { workspace, adjustment, change, run }
  }

  it('keeps what they were calculated by', async () => {
    const { workspace, adjustment, change } = await makeTaken()
    const taken = 'Payroll runs have taken it for 2026-08, 2026-09'
    expect(refusedWith(await change({ amount: '61000', from_month: '2026-07-01' }))).toEqual([
      409,
      `${taken}, so from_month, amount cannot change; end it with to_month 2026-09-01 and create another one.`,
    ])
    expect(refusedWith(await change({ to_month: '2026-08-01' }))).toEqual([
      409,
      `${taken}, so to_month is at least 2026-09-01.`,
    ])
    const answer = await askConsole(workspace, 'cancelPayrollAdjustment', { id: adjustment.id })
    expect(refusedWith(answer)).toEqual([409, `${taken}. To end it after them, set to_month to 2026-09-01.`])
  })

  it('ends after them', async () => {
    const { change } = await makeTaken()
    const { json } = await change({ amount: '60000', to_month: '2026-09-01', reason: 'Ended' })
    expect(json).toMatchObject({ amount: '60000.00', to_month: '2026-09-01', reason: 'Ended' })
  })

  it('is due in no other run for these months', async () => {
    const database = new Database({ url: server.database_url, poolSize: 1 })
    const { workspace, run } = await makeTaken()
    const dueIn = async (...of: string[]) => {
      const wanted = { employees: [workspace.employee], month: '2026-10-01', runs: of }
      const due = await database.write(workspace.id, db => readDueAdjustments(db, wanted))
      return due.map(({ amount }) => amount)
    }
    expect(await dueIn()).toEqual(['60000.00'])
    expect(await dueIn(run)).toEqual(['180000.00'])
    await database.close()
  })
})

describe('a run reads of many employees at once', () => {
  it('what is due of each, with the months before', async () => {
    const database = new Database({ url: server.database_url, poolSize: 1 })
    const { workspace, adjust } = await makeAdjusted()
    const bonus = await adjust()
    const monthly = await adjust({
      from_month: '2026-08-01',
      to_month: '2026-12-01',
      amount: '100',
    })
    const gone = await adjust()
    await inConsole(workspace, 'cancelPayrollAdjustment', { id: gone.id })
    const due = await database.write(workspace.id, db =>
      readDueAdjustments(db, { employees: [workspace.employee], month: '2026-09-01', runs: [] }),
    )
    expect(due.map(({ id, amount }) => [id, amount])).toEqual([
      [monthly.id, '200.00'],
      [bonus.id, '60000.00'],
    ])
    await database.close()
  })
})
