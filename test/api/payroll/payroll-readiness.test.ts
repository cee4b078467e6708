// The readiness of a payroll run: what is ready for each step, what is not, and who is told.

import type { PayrollReadiness, PayrollReadinessCode } from '@muster/contract'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { ayesha, makeKey, makeWorkspace } from '../../support/fixtures/make.ts'
import { lockedRun, makePaying, processed, succeed } from '../../support/fixtures/payroll.ts'
import { april, makeLockedPayday, makePayday, prepare } from '../../support/fixtures/payroll-payments.ts'
import { makeFullMember } from '../../support/fixtures/people.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-06-05T05:00:00Z'))
afterEach(() => setClock())

type Workspace = Parameters<typeof inConsole>[0]

const readinessOf = (workspace: Workspace, id: string): Promise<PayrollReadiness> =>
  inConsole(workspace, 'getPayrollReadiness', { id })

const pointOf = ({ points }: PayrollReadiness, code: PayrollReadinessCode) =>
  points.find(point => point.code === code)

describe('the readiness of a run', () => {
  it('names who has no salary before the run is calculated', async () => {
    const workspace = await makePayday()
    await workspace.muster.employees.create(Object.assign({}, ayesha, { first_name: 'Dania' }))
    const run = await inConsole(workspace, 'createPayrollRun', { body: april })
    const readiness = await readinessOf(workspace, run.id)
    expect(readiness.step).toBe('prepare')
    expect(pointOf(readiness, 'salaries')).toEqual({
      code: 'salaries',
      step: 'prepare',
      state: 'missing',
      count: 1,
      total: 4,
      date: null,
      names: ['Dania Khan'],
      employee_ids: [expect.stringMatching(/^emp_/)],
      text: '1 person has no salary in the month and will not be paid.',
    })
    expect(pointOf(readiness, 'calculation')).toMatchObject({ state: 'blocking', count: 1 })
    expect(pointOf(readiness, 'warnings')).toBeUndefined()
    expect(pointOf(readiness, 'journal')).toBeUndefined()
  })

  it('is answered on the first day of the month, when no day of it is over', async () => {
    const workspace = await makePayday()
    await setClock('2026-06-01T05:00:00Z')
    const { id } = await inConsole(workspace, 'createPayrollRun', { body: { year: 2026, month: 6 } })
    const readiness = await readinessOf(workspace, id)
    expect(pointOf(readiness, 'attendance')).toMatchObject({ state: 'ready', count: 0 })
    expect(pointOf(readiness, 'cut_off')).toMatchObject({ state: 'blocking', date: '2026-06-02' })
  })

  it('names nobody to whom may not read employees', async () => {
    const workspace = await makePayday()
    await workspace.muster.employees.create(Object.assign({}, ayesha, { first_name: 'Dania' }))
    const { id } = await inConsole(workspace, 'createPayrollRun', { body: april })
    const token = await makeKey(workspace.id, { scopes: [], permissions: ['payroll.manage'] })
    const readiness = await inConsole(workspace, 'getPayrollReadiness', { id, token })
    expect(pointOf(readiness, 'salaries')).toMatchObject({ count: 1, names: [], employee_ids: [] })
    expect(JSON.stringify(readiness)).not.toMatch(/Dania|Khan/)
  })

  it('counts requests that nobody has decided on', async () => {
    const workspace = await makePayday()
    const run = await inConsole(workspace, 'createPayrollRun', { body: april })
    const quiet = await readinessOf(workspace, run.id)
    for (const code of ['leave', 'overtime', 'corrections'] as const)
      expect(pointOf(quiet, code)).toMatchObject({ state: 'ready', count: 0 })
    await workspace.muster.overtimeRequests.create({
      employee_id: workspace.employees[1],
      date: '2026-04-14',
      requested_hours: '2.00',
      reason: 'Stock taking',
    })
    expect(pointOf(await readinessOf(workspace, run.id), 'overtime')).toMatchObject({
      state: 'notice',
      count: 1,
      names: ['Bilal Khan'],
    })
  })

  it('says who may approve, from when on, and which month comes first', async () => {
    const workspace = await makePayday()
    await processed(workspace, april)
    const june = await processed(workspace, { year: 2026, month: 6, run_date: '2026-06-30' })
    const alone = await readinessOf(workspace, june)
    expect(alone.step).toBe('check')
    expect(pointOf(alone, 'cut_off')).toMatchObject({ state: 'blocking', date: '2026-07-01' })
    expect(pointOf(alone, 'earlier_months')).toMatchObject({ state: 'blocking', names: ['2026-04'] })
    expect(pointOf(alone, 'approvers')).toMatchObject({ state: 'blocking', names: [] })
    // The codes of an authenticator app are those of now.
    await setClock()
    const { session } = await makeFullMember(workspace.id, 'Approver')
    await setClock('2026-07-05T05:00:00Z')
    expect(pointOf(await readinessOf(workspace, june), 'approvers')).toMatchObject({
      state: 'ready',
      names: [session.name],
    })
    const refused = await askConsole(workspace, 'approvePayrollRun', { id: june })
    expect([refused.status, refused.text]).toEqual([
      409,
      expect.stringContaining('The payroll run of 2026-04'),
    ])
  })

  it('lists the components that the journal lacks an account for, until they have one', async () => {
    const workspace = await makeLockedPayday()
    const before = await readinessOf(workspace, workspace.run)
    const journal = pointOf(before, 'journal')!
    expect(journal).toMatchObject({ state: 'missing', count: before.unmapped.length })
    expect(journal.count).toBe(journal.total)
    const net = before.unmapped.find(({ type }) => type === 'net_pay')!
    expect(net).toEqual({
      salary_component_id: null,
      name: 'Net pay',
      type: 'net_pay',
      payroll_gl_code_id: null,
      gl_code: null,
    })
    for (const { salary_component_id, type } of before.unmapped) {
      const contra = type === 'employer_contribution' ? { contra_gl_code: '2200' } : {}
      const body = Object.assign({ salary_component_id, gl_code: '6100' }, contra)
      await inConsole(workspace, 'createPayrollGlCode', { body })
    }
    const after = await readinessOf(workspace, workspace.run)
    expect(after.unmapped).toEqual([])
    expect(pointOf(after, 'journal')).toMatchObject({ state: 'ready', count: 0, total: journal.total })
  })

  it('follows the payment: bank accounts, batches and what failed', async () => {
    const workspace = await makeLockedPayday()
    const before = await readinessOf(workspace, workspace.run)
    expect(before.step).toBe('pay')
    expect(pointOf(before, 'batches')).toMatchObject({ state: 'missing', count: 3 })
    expect(pointOf(before, 'bank_accounts')).toMatchObject({ state: 'missing', count: 2, total: 2 })
    expect(pointOf(before, 'company_account')).toMatchObject({ state: 'missing' })
    expect(pointOf(before, 'payslips')).toMatchObject({ state: 'ready', total: 3 })
    await prepare(workspace, workspace.run)
    expect(pointOf(await readinessOf(workspace, workspace.run), 'batches')).toMatchObject({ state: 'ready' })
    const { data } = await inConsole(workspace, 'listPayrollPayments', {
      query: { payroll_run_id: workspace.run },
    })
    await inConsole(workspace, 'failPayrollPayment', { id: data[0]!.id, body: { reason: 'Closed' } })
    const failed = await readinessOf(workspace, workspace.run)
    expect(pointOf(failed, 'failed_payments')).toMatchObject({ state: 'missing', count: 1 })
    expect(pointOf(failed, 'batches')).toMatchObject({ count: 1 })
  })

  it('tells who is on hold, and who is paid much more or less than in the month before', async () => {
    const workspace = await makePayday()
    const before = await lockedRun(workspace, april)
    await workspace.assign('90000', '2026-05-01', workspace.employees[1])
    const run = await processed(workspace, { year: 2026, month: 5 })
    expect(pointOf(await readinessOf(workspace, run), 'changes')).toMatchObject({
      state: 'notice',
      names: ['Bilal Khan'],
    })
    const { data } = await inConsole(workspace, 'listPayrollRegister', { id: before })
    await inConsole(workspace, 'holdPayrollEntry', { id: data[0]!.id, body: { reason: 'Left unseen' } })
    expect(pointOf(await readinessOf(workspace, before), 'holds')).toMatchObject({ count: 1 })
  })

  it('is told to whoever makes the run and to whoever approves it, and to nobody else', async () => {
    const workspace = await makePayday()
    const run = await processed(workspace, april)
    const statusFor = async (...permissions: ('payroll.approve' | 'employees:read')[]) => {
      const token = await makeKey(workspace.id, { scopes: [], permissions })
      return (await askConsole(workspace, 'getPayrollReadiness', { id: run, token })).status
    }
    expect(await statusFor('payroll.approve', 'employees:read')).toBe(200)
    expect(await statusFor('employees:read')).toBe(403)
    const stranger = await makeWorkspace()
    expect((await askConsole(stranger, 'getPayrollReadiness', { id: run })).status).toBe(404)
  })

  it('asks a run of bonuses for no days and no salaries', async () => {
    const workspace = await makePaying()
    await workspace.assign('100000', '2024-03-01')
    const bonus = await inConsole(workspace, 'createPayrollAdjustment', {
      body: {
        employee_id: workspace.employee.id,
        kind: 'bonus',
        amount: '500.00',
        from_month: '2026-04-01',
        reason: 'Quality',
      },
    })
    const run = await inConsole(workspace, 'createPayrollRun', {
      body: { year: 2026, month: 4, kind: 'bonus', adjustment_ids: [bonus.id] },
    })
    const readiness = await readinessOf(workspace, run.id)
    expect(pointOf(readiness, 'salaries')).toBeUndefined()
    await succeed(workspace, 'processPayrollRun', { id: run.id })
    expect(pointOf(await readinessOf(workspace, run.id), 'calculation')).toMatchObject({
      state: 'ready',
      total: 1,
    })
  })
})
