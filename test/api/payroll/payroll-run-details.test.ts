// Payroll runs in the console: created, changed, and read with their kind.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { ayesha, inDatabase, makeWorkspace } from '../../support/fixtures/make.ts'
import { createRun, makePaying, operate } from '../../support/fixtures/payroll.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-05-05T05:00:00Z'))
afterEach(() => setClock())

const april = { year: 2026, month: 4 }
const create = async (body: object) => {
  const workspace = await makeWorkspace()
  const { status, json } = await askConsole(workspace, 'createPayrollRun', { body })
  return [status, json.errors ?? json.detail]
}

describe('a draft', () => {
  it('covers its month, and what is over of a month that goes on', async () => {
    const workspace = await makePaying()
    expect(await createRun(workspace, april)).toMatchObject({
      object: 'payroll_run_detail',
      kind: 'regular',
      run_date: '2026-04-30',
      status: 'draft',
      total_net: '0.00',
      warnings: [],
      employee_ids: [],
    })
    expect(await createRun(workspace, { year: 2026, month: 5 })).toMatchObject({ run_date: '2026-05-04' })
  })

  it.each([
    [{ year: 2026, month: 6 }, 'month', /2026-06, which has not begun; today is 2026-05-05/],
    [{ year: 2026, month: 4, run_date: '2026-05-01' }, 'run_date', /has to be a day of 2026-04/],
    [{ year: 1999, month: 4 }, 'month', /no fiscal year contains/],
    [{ year: 2026, month: 4, kind: 'bonus' }, 'adjustment_ids', /at least one/],
    [{ year: 2026, month: 4, employee_ids: ['emp_1'] }, 'employee_ids', /limits a final or a correction run/],
    [{ year: 2026, month: 4, kind: 'final', employee_ids: ['emp_1'] }, 'employee_ids[0]', /names no record/],
  ])('of %j is refused', async (body, field, message) => {
    const [status, errors] = await create(body)
    expect(status).toBe(400)
    expect(errors).toContainEqual({ field, message: expect.stringMatching(message) })
  })

  it('is the only regular one of its month', async () => {
    const workspace = await makePaying()
    await createRun(workspace, april)
    const { status, json } = await askConsole(workspace, 'createPayrollRun', { body: april })
    expect([status, json.detail]).toEqual([
      409,
      expect.stringContaining('has a regular payroll run already, which is draft.'),
    ])
    expect(await createRun(workspace, { ...april, kind: 'correction' })).toMatchObject({ kind: 'correction' })
  })

  it('is of an open fiscal year', async () => {
    const workspace = await makePaying()
    await inDatabase("update fiscal_years set status = 'closed' where workspace_id = $1", [workspace.id])
    const { status, json } = await askConsole(workspace, 'createPayrollRun', { body: april })
    expect([status, json.detail]).toEqual([409, expect.stringMatching(/fiscal year 2025-26 is closed/)])
  })

  it('takes another cut-off; later only its notes change', async () => {
    const workspace = await makePaying()
    await workspace.assign('100000', '2024-03-01')
    const { id } = await createRun(workspace, april)
    const change = (body: object) => askConsole(workspace, 'updatePayrollRun', { id, body })
    expect((await change({ run_date: '2026-04-25' })).json).toMatchObject({ run_date: '2026-04-25' })
    await operate(workspace, 'processPayrollRun', id)
    expect((await change({ run_date: '2026-04-30' })).status).toBe(409)
    expect((await change({ notes: 'With arrears' })).json).toMatchObject({ notes: 'With arrears' })
  })
})

describe('payroll runs in the console', () => {
  it('are listed by kind, and warn of who is left out', async () => {
    const workspace = await makePaying()
    const other = await workspace.muster.employees.create({ ...ayesha, first_name: 'Bilal' })
    await workspace.assign('100000', '2024-03-01')
    const { id } = await createRun(workspace, april)
    await operate(workspace, 'processPayrollRun', id)
    const { data } = await inConsole(workspace, 'listPayrollRunDetails')
    expect(data).toMatchObject([{ id, kind: 'regular', status: 'processed' }])
    const run = await inConsole(workspace, 'getPayrollRunDetail', { id })
    expect(run).toEqual(data[0])
    expect(run.warnings).toContainEqual({
      code: 'no_salary_assignment',
      text: expect.stringContaining(other.employee_code),
    })
  })
})
