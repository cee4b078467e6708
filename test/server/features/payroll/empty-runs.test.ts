// Runs that pay nobody: none of them is in the way of another month, and each can be taken away.

import { askConsole, inConsole } from '../../../support/fixtures/console.ts'
import { inDatabase } from '../../../support/fixtures/make.ts'
import {
  createRun,
  entryOf,
  lockedRun,
  makePaying,
  operate,
  type Paying,
  processed,
  reopen,
} from '../../../support/fixtures/payroll.ts'
import { setClock } from '../../../support/server/server.ts'

const january = { year: 2026, month: 1 }
const february = { year: 2026, month: 2 }
beforeEach(() => setClock('2026-03-05T05:00:00Z'))
afterEach(() => setClock())

/** The first employee joins on 1 February 2026. */
async function makeYoung(): Promise<Paying> {
  const workspace = await makePaying()
  await workspace.muster.employees.update(workspace.employee.id, { joining_date: '2026-02-01' })
  await workspace.assign('60000', '2026-02-01')
  return workspace
}

const remove = (workspace: Paying, id: string) => askConsole(workspace, 'deletePayrollRun', { id })
const runs = async ({ muster }: Paying) => (await muster.payrollRuns.list({})).data.map(({ id }) => id)

describe('a month without anybody to pay', () => {
  it('does not hold up the next one once it is calculated', async () => {
    const workspace = await makeYoung()
    const empty = await processed(workspace, january)
    const run = await lockedRun(workspace, february)
    expect((await entryOf(workspace, run)).gross_salary).toBe('60000.00')
    const ended = await operate(workspace, 'approvePayrollRun', empty, workspace.approver)
    expect(ended.message).toMatch(/does not hold up other months\. Process it again .*, or delete it\.$/)
  })

  it('holds it up while it is a draft, and the refusal says what to do', async () => {
    const workspace = await makeYoung()
    const { id: draft } = await createRun(workspace, january)
    const run = await processed(workspace, february)
    const refused = await askConsole(workspace, 'approvePayrollRun', { id: run, token: workspace.approver })
    expect([refused.status, refused.json.detail]).toEqual([
      409,
      'The payroll run of 2026-01 is draft; months of a tax year are approved and locked one after the other, once the one before is locked. Process that one first: where it has no entries, it holds up nothing. Or delete it.',
    ])
    expect((await remove(workspace, draft)).status).toBe(200)
    expect(await operate(workspace, 'approvePayrollRun', run, workspace.approver)).toMatchObject({
      status: 'succeeded',
    })
  })

  it('is paid by its run once somebody is typed late, also after the next month was locked', async () => {
    const workspace = await makeYoung()
    const run = await processed(workspace, january)
    await lockedRun(workspace, february)
    const { id } = await workspace.muster.employees.create({
      first_name: 'Bilal',
      last_name: 'Shah',
      joining_date: '2026-01-01',
    })
    await workspace.assign('31000', '2026-01-01', id)
    await operate(workspace, 'processPayrollRun', run)
    expect((await entryOf(workspace, run, id)).gross_salary).toBe('31000.00')
    const ended = await operate(workspace, 'approvePayrollRun', run, workspace.approver)
    expect(ended.status).toBe('succeeded')
  })

  it('is calculated no more once its year is closed, and can be deleted', async () => {
    const workspace = await makeYoung()
    const id = await processed(workspace, january)
    await inDatabase("update fiscal_years set status = 'closed' where workspace_id = $1", [workspace.id])
    for (const step of ['processPayrollRun', 'approvePayrollRun'] as const) {
      const { status, json } = await askConsole(workspace, step, { id, token: workspace.approver })
      expect([status, json.detail]).toEqual([
        409,
        'The fiscal year 2025-26 is closed, so it takes no payroll run any more. Pay what is due as an addition to a later run, and delete this one.',
      ])
    }
    expect((await remove(workspace, id)).status).toBe(200)
  })

  it('does not wait for an approval on Home', async () => {
    const workspace = await makeYoung()
    await processed(workspace, january)
    const { items } = await inConsole(workspace, 'getPendingWork')
    expect(items).toContainEqual({ kind: 'payroll_runs_to_approve', count: 0 })
  })
})

describe('a run is deleted', () => {
  it.each(['bonus', 'final', 'correction', 'regular'])(
    'as a draft that is %s, and what it took is free',
    async kind => {
      const workspace = await makeYoung()
      const { id, employee } = workspace
      const bonus = await inConsole(workspace, 'createPayrollAdjustment', {
        body: {
          employee_id: employee.id,
          kind: 'bonus',
          amount: '5000.00',
          from_month: '2026-02-01',
          to_month: '2026-02-01',
          reason: 'Eid',
        },
      })
      if (kind === 'final')
        await workspace.muster.employees.update(employee.id, {
          status: 'resigned',
          separation_date: '2026-02-20',
        })
      const limits = kind === 'bonus' ? { adjustment_ids: [bonus.id] } : {}
      const run = await processed(workspace, { ...february, kind, ...limits })
      const isEmpty = kind === 'correction'
      const first = await remove(workspace, run)
      expect(first.status).toBe(isEmpty ? 200 : 409)
      if (!isEmpty) {
        expect(first.json.detail).toBe(
          'This payroll run is processed and pays 1 employee. Reopen it first; a draft can be deleted.',
        )
        await reopen(workspace, run)
        expect((await remove(workspace, run)).json).toMatchObject({ id: run, status: 'draft' })
      }
      expect(await runs(workspace)).toEqual([])
      for (const table of [
        'payroll_claims',
        'payroll_entries',
        'payroll_entry_components',
        'payroll_operations',
      ])
        expect(await inDatabase(`select 1 from ${table} where workspace_id = $1`, [id])).toEqual([])
      const again = await processed(workspace, february)
      expect((await entryOf(workspace, again)).bonus_amount).toBe('5000.00')
    },
  )

  it('not once it is locked, and not as an import', async () => {
    const workspace = await makeYoung()
    const run = await lockedRun(workspace, february)
    const { status, json } = await remove(workspace, run)
    expect([status, json.detail]).toEqual([
      409,
      'This payroll run is locked; only one that is a draft or processed can be deleted. Correct mistakes in a later run.',
    ])
  })
})
