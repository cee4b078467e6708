// Jobs that are changed over a locked month: what was locked stays, and what is open has the day.

import { inConsole } from '../../support/fixtures/console.ts'
import { inDatabase } from '../../support/fixtures/make.ts'
import { lockedRun, processed } from '../../support/fixtures/payroll.ts'
import { april, makePayday } from '../../support/fixtures/payroll-payments.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-06-05T05:00:00Z'))
afterEach(() => setClock())

const may = { year: 2026, month: 5 }

describe('a job that is changed over a locked month', () => {
  it('leaves the cost, the journal’s departments and the payslip of the month as they were', async () => {
    const workspace = await makePayday()
    const { muster, employees } = workspace
    const other = await muster.departments.create({ name: 'Other' })
    const run = await lockedRun(workspace, april)
    const figures = async () => ({
      cost: await inConsole(workspace, 'getPayrollCost', { id: run }),
      rows: await inDatabase(
        'select to_jsonb(p) as entry from payroll_entries p where workspace_id = $1 and payroll_run_id = $2 order by id',
        [workspace.id, run],
      ),
      slips: await inDatabase(
        'select printed from salary_slips where workspace_id = $1 and payroll_run_id = $2 order by id',
        [workspace.id, run],
      ),
    })
    const before = await figures()
    const body = { employee_id: employees[2], effective_from: '2026-04-10', department_id: other.id }
    expect(await inConsole(workspace, 'previewJobChange', { body })).toMatchObject({
      locked_through: '2026-04-30',
      payroll: [{ payroll_run_id: run, month: '2026-04', is_locked: true }],
    })
    const { id } = await inConsole(workspace, 'createJobChange', { body })
    expect(await figures()).toEqual(before)
    const open = await processed(workspace, may)
    const { departments } = await inConsole(workspace, 'getPayrollCost', { id: open })
    expect(departments).toContainEqual(expect.objectContaining({ department_id: other.id, employees: 1 }))
    await inConsole(workspace, 'deleteJobChange', { id })
    expect(await figures()).toEqual(before)
  })

  it('reports a month that is processed after its end in the department of its last day', async () => {
    const workspace = await makePayday()
    const { muster, employees } = workspace
    await lockedRun(workspace, april)
    const other = await muster.departments.create({ name: 'Other' })
    const body = { employee_id: employees[2], effective_from: '2026-06-01', department_id: other.id }
    await inConsole(workspace, 'createJobChange', { body })
    const { departments } = await inConsole(workspace, 'getPayrollCost', {
      id: await processed(workspace, may),
    })
    expect(departments).toMatchObject([{ name: 'General', employees: 3 }])
  })
})
