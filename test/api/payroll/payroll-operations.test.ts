// Payroll operations: work on a run that goes on after the request.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { makeKey } from '../../support/fixtures/make.ts'
import { createRun, makePaying, operate } from '../../support/fixtures/payroll.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-05-05T05:00:00Z'))
afterEach(() => setClock())

const paying = async () => {
  const workspace = await makePaying()
  await workspace.assign('100000', '2024-03-01')
  return { workspace, run: await createRun(workspace, { year: 2026, month: 4 }) }
}

describe('payroll operations', () => {
  it('tell how the work goes, and are listed by run and status', async () => {
    const { workspace, run } = await paying()
    const operation = await operate(workspace, 'processPayrollRun', run.id)
    expect(operation).toMatchObject({
      object: 'payroll_operation',
      payroll_run_id: run.id,
      payroll_payment_batch_id: null,
      kind: 'process',
      status: 'succeeded',
      done: 1,
      total: 1,
      message: null,
      problems: [],
    })
    expect(await inConsole(workspace, 'getPayrollOperation', { id: operation.id })).toEqual(operation)
    const { data } = await inConsole(workspace, 'listPayrollOperations')
    expect(data).toEqual([operation])
  })

  it('are read with either permission of payroll', async () => {
    const { workspace, run } = await paying()
    const { id } = await operate(workspace, 'processPayrollRun', run.id)
    for (const [permission, status] of [
      ['payroll.approve', 200],
      ['payroll.manage', 200],
      ['leave.manage', 403],
    ] as const) {
      const token = await makeKey(workspace.id, { scopes: [], permissions: [permission] })
      expect((await askConsole(workspace, 'getPayrollOperation', { id, token })).status).toBe(status)
    }
  })
})
