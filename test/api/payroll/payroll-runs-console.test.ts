// The life of a payroll run in the console, operation by operation.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { ayesha, inDatabase, makeKey, raw } from '../../support/fixtures/make.ts'
import { makePaying } from '../../support/fixtures/payroll.ts'
import { makeLockedPayday } from '../../support/fixtures/payroll-payments.ts'
import { deliver, setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-05-05T05:00:00Z'))
afterEach(() => setClock())

const body = { year: 2026, month: 4 }

describe('a payroll run', () => {
  it('is created, changed, previewed, processed, reopened, approved and locked', async () => {
    const workspace = await makePaying()
    await workspace.assign('100000', '2024-03-01')
    const { id } = await inConsole(workspace, 'createPayrollRun', { body })
    const run = async () => (await workspace.muster.payrollRuns.get(id)).status
    const noted = await inConsole(workspace, 'updatePayrollRun', { id, body: { notes: 'April' } })
    expect(noted).toMatchObject({ notes: 'April', status: 'draft' })
    const preview = await inConsole(workspace, 'getPayrollRunPreview', { id })
    expect(preview.entries).toMatchObject([{ employee_code: workspace.employee.employee_code, lines: [] }])

    const operation = await inConsole(workspace, 'processPayrollRun', { id })
    expect(operation).toMatchObject({ kind: 'process', status: 'running' })
    await deliver()
    expect(await run()).toBe('processed')
    const reopening = await inConsole(workspace, 'reopenPayrollRun', { id })
    expect(reopening).toMatchObject({ kind: 'reopen', status: 'running' })
    await deliver()
    expect(await run()).toBe('draft')
    await inConsole(workspace, 'processPayrollRun', { id })
    await deliver()
    const by = { id, token: workspace.approver }
    await inConsole(workspace, 'approvePayrollRun', by)
    await deliver()
    expect(await run()).toBe('approved')
    await inConsole(workspace, 'lockPayrollRun', by)
    await deliver()
    expect(await run()).toBe('locked')
  })

  it('is deleted as a draft', async () => {
    const workspace = await makePaying()
    const { id } = await inConsole(workspace, 'createPayrollRun', { body: { year: 2026, month: 4 } })
    expect(await inConsole(workspace, 'deletePayrollRun', { id })).toMatchObject({ id, status: 'draft' })
    expect(await inConsole(workspace, 'getPayrollRunDetail', { id })).toMatchObject({ id, deleted: true })
  })

  it('has its last notes once it is locked', async () => {
    const { run: id, ...workspace } = await makeLockedPayday()
    const before = await inConsole(workspace, 'getPayrollRunDetail', { id })
    for (const notes of ['Paid in cash', null]) {
      const { status, json } = await askConsole(workspace, 'updatePayrollRun', { id, body: { notes } })
      expect([status, json.detail]).toEqual([
        409,
        'This payroll run is locked; only one that is a draft, processed or approved can be changed. Correct mistakes in a later run.',
      ])
    }
    await expect(inDatabase(`update payroll_runs set notes = 'Typed' where id = $1`, [id])).rejects.toThrow(
      'its figures and its notes do not change any more',
    )
    expect(await inConsole(workspace, 'getPayrollRunDetail', { id })).toEqual(before)
  })

  it('is previewed for one employee with the reasons of each line', async () => {
    const workspace = await makePaying()
    await workspace.assign('100000', '2024-03-01')
    const { id } = await inConsole(workspace, 'createPayrollRun', { body })
    const path = `/console/payroll_runs/${id}/preview?employee_id=${workspace.employee.id}`
    const token = await makeKey(workspace.id, { scopes: [], permissions: ['payroll.manage'] })
    const { json } = await raw('GET', path, { key: token })
    expect(json.entries[0].lines[0]).toMatchObject({ code: 'BASIC', amount: '60000.00' })
    expect(json.entries[0].lines[0].reasons.length).toBeGreaterThan(0)
  })

  it('is previewed page by page', async () => {
    const workspace = await makePaying()
    await workspace.assign('100000', '2024-03-01')
    for (const first_name of ['Bilal', 'Sana']) {
      const { id } = await workspace.muster.employees.create({ ...ayesha, first_name })
      await workspace.assign('60000', '2024-03-01', id)
    }
    const { id } = await inConsole(workspace, 'createPayrollRun', { body })
    const token = await makeKey(workspace.id, { scopes: [], permissions: ['payroll.manage'] })
    const page = async (query: string) =>
      (await raw('GET', `/console/payroll_runs/${id}/preview?limit=2${query}`, { key: token })).json
    const first = await page('')
    const { next_starting_after } = first
    const last = await page(`&starting_after=${next_starting_after}`)
    expect([first.total_gross, last.total_gross, last.next_starting_after]).toEqual([
      '160000.00',
      '60000.00',
      null,
    ])
    const codes = [...first.entries, ...last.entries].map(entry => entry.employee_code)
    expect(codes.sort()).toEqual(['E00001', 'E00002', 'E00003'])
    const whole = await inConsole(workspace, 'getPayrollRunPreview', { id })
    expect([whole.total_gross, whole.next_starting_after]).toEqual(['220000.00', null])
  })

  it('is verified without being approved or locked, and tells what differs by now', async () => {
    const workspace = await makePaying()
    await workspace.assign('100000', '2024-03-01')
    const { id } = await inConsole(workspace, 'createPayrollRun', { body })
    const asked = await askConsole(workspace, 'verifyPayrollRun', { id })
    expect([asked.status, asked.json.detail]).toEqual([409, expect.stringMatching(/is a draft.*Process it/)])
    const verify = async () => {
      const operation = await inConsole(workspace, 'verifyPayrollRun', { id })
      await deliver()
      return inConsole(workspace, 'getPayrollOperation', { id: operation.id })
    }
    await inConsole(workspace, 'processPayrollRun', { id })
    await deliver()
    expect(await verify()).toMatchObject({ kind: 'verify', status: 'succeeded' })
    expect((await workspace.muster.payrollRuns.get(id)).status).toBe('processed')
    await inConsole(workspace, 'approvePayrollRun', { id, token: workspace.approver })
    await deliver()
    expect(await verify()).toMatchObject({ status: 'succeeded' })
    const { id: employee_id } = workspace.employee
    await workspace.muster.attendanceRecords.create({ employee_id, date: '2026-04-07', status: 'absent' })
    const { status, problems } = await verify()
    expect([status, problems[0]!.message]).toEqual([
      'failed',
      expect.stringMatching(/ABSENCE is not there and would be 3333.33/),
    ])
    expect((await workspace.muster.payrollRuns.get(id)).status).toBe('approved')
  })

  it.each([
    ['processPayrollRun', 'payroll.approve'],
    ['reopenPayrollRun', 'payroll.approve'],
    ['approvePayrollRun', 'payroll.manage'],
    ['lockPayrollRun', 'payroll.manage'],
  ] as const)('needs another permission for %s than %s', async (operation, permission) => {
    const workspace = await makePaying()
    const { id } = await inConsole(workspace, 'createPayrollRun', { body })
    const token = await makeKey(workspace.id, { scopes: [], permissions: [permission] })
    expect((await askConsole(workspace, operation, { id, token })).status).toBe(403)
  })

  it('is locked only after its approval', async () => {
    const workspace = await makePaying()
    const { id } = await inConsole(workspace, 'createPayrollRun', { body })
    const { status, json } = await askConsole(workspace, 'lockPayrollRun', { id })
    expect([status, json.detail]).toEqual([
      409,
      'This payroll run is a draft; only one that is approved or locked can be locked. Approve it first.',
    ])
  })
})
