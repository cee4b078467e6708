// Refusals of steps of payroll: they tell what is so, and what to do in that state.

import { askConsole } from '../../../support/fixtures/console.ts'
import { absentOn, paidSinceJuly } from '../../../support/fixtures/paid-since-july.ts'
import { createRun, operate, processed } from '../../../support/fixtures/payroll.ts'
import { setClock } from '../../../support/server/server.ts'

const april = { year: 2026, month: 4 }
beforeEach(() => setClock('2026-05-05T05:00:00Z'))
afterEach(() => setClock())

describe('a refusal', () => {
  it('tells to process a processed run again, and to reopen an approved one', async () => {
    const workspace = await paidSinceJuly()
    const { approver, employee } = workspace
    const run = await processed(workspace, april)
    const differs = `1 entry would be calculated otherwise by now: ${employee.employee_code}.`
    await absentOn(workspace, '2026-04-14')
    const approved = await operate(workspace, 'approvePayrollRun', run, approver)
    expect(approved).toMatchObject({ status: 'failed', message: `${differs} Process the run again.` })
    await operate(workspace, 'processPayrollRun', run)
    expect(await operate(workspace, 'approvePayrollRun', run, approver)).toMatchObject({
      status: 'succeeded',
    })
    await absentOn(workspace, '2026-04-15')
    const locked = await operate(workspace, 'lockPayrollRun', run, approver)
    expect(locked).toMatchObject({
      status: 'failed',
      message: `${differs} Reopen the run and process it again.`,
    })
  })

  it('names no warnings where a run without entries has none', async () => {
    const workspace = await paidSinceJuly()
    const run = await processed(workspace, { ...april, kind: 'correction' })
    expect(await operate(workspace, 'approvePayrollRun', run, workspace.approver)).toMatchObject({
      status: 'failed',
      message:
        'This payroll run has no entries, so there is nothing to approve. Nothing is due to those whom it is for. It does not hold up other months. Process it again once somebody is to be paid, or delete it.',
    })
  })

  it('to delete a run that is calculated tells that only imports go', async () => {
    const workspace = await paidSinceJuly()
    const { id } = await createRun(workspace, april)
    const { status, json } = await askConsole(workspace, 'deletePayrollImport', { id })
    expect([status, json.detail]).toEqual([
      409,
      'This payroll run is not imported: it is calculated. Only an import takes entries of a file, and can be deleted.',
    ])
  })
})
