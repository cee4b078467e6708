// Payroll payments: what becomes of an entry whose payment fails.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { makeWorkspace } from '../../support/fixtures/make.ts'
import {
  listed,
  makeLockedPayday,
  paymentOf,
  payOf,
  prepare,
  record,
  transfer,
} from '../../support/fixtures/payroll-payments.ts'
import { deliver, setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-05-05T05:00:00Z'))
afterEach(() => setClock())

const reason = 'The account is closed'
const unpaid = { payment_date: null, payment_reference: null, paid_at: null, acknowledged_at: null }

describe('a failed payment', () => {
  it('puts its entry back to locked, and the run stays disbursed', async () => {
    const workspace = await makeLockedPayday()
    const { run, employees, muster } = workspace
    const { id } = await prepare(workspace, run)
    await record(workspace, id)
    const payment = await paymentOf(workspace, run, employees[1], 'paid')
    await inConsole(workspace, 'acknowledgePayrollEntry', { id: payment.payroll_entry_id })
    const failed = await inConsole(workspace, 'failPayrollPayment', { id: payment.id, body: { reason } })
    expect(failed).toMatchObject({ ...transfer, status: 'failed', failure_reason: reason })
    expect(await payOf(workspace, run, employees[1])).toEqual({ status: 'locked', ...unpaid })
    expect(await payOf(workspace, run, employees[0])).toMatchObject({ status: 'paid' })
    expect(await muster.payrollRuns.get(run)).toMatchObject({ status: 'disbursed' })
    expect(await inConsole(workspace, 'getPayrollPaymentBatch', { id })).toMatchObject({
      total_payments: 3,
      failed_payments: 1,
      failed_amount: failed.amount,
    })
  })

  it('is taken by a later batch', async () => {
    const workspace = await makeLockedPayday()
    const { run, employees } = workspace
    await record(workspace, (await prepare(workspace, run)).id)
    const { id } = await paymentOf(workspace, run, employees[1], 'paid')
    await inConsole(workspace, 'failPayrollPayment', { id, body: { reason } })
    const later = await prepare(workspace, run)
    expect(later).toMatchObject({ number: 2, total_payments: 1 })
    await record(workspace, later.id, { payment_date: '2026-05-05', payment_reference: 'HBL-2' })
    expect(await payOf(workspace, run, employees[1])).toMatchObject({
      status: 'paid',
      payment_reference: 'HBL-2',
    })
  })

  it('is not paid with its batch if it failed before', async () => {
    const workspace = await makeLockedPayday()
    const { run, employees } = workspace
    const batch = await prepare(workspace, run)
    const { id } = await paymentOf(workspace, run, employees[2])
    await inConsole(workspace, 'failPayrollPayment', { id, body: { reason } })
    await record(workspace, batch.id)
    expect(await payOf(workspace, run, employees[2])).toEqual({ status: 'locked', ...unpaid })
    expect(await payOf(workspace, run, employees[0])).toMatchObject({ status: 'paid' })
  })

  it('leaves nothing to record once every payment of the batch has failed', async () => {
    const workspace = await makeLockedPayday()
    const { run, employees } = workspace
    const batch = await prepare(workspace, run, { payment_method: 'cash' })
    const { id } = await paymentOf(workspace, run, employees[2])
    await inConsole(workspace, 'failPayrollPayment', { id, body: { reason } })
    const answer = await askConsole(workspace, 'recordPayrollPaymentBatch', { id: batch.id, body: transfer })
    expect([answer.status, answer.json.detail]).toEqual([
      409,
      'The only payment of batch 1 failed; cancel it and prepare another one.',
    ])
    expect(await workspace.muster.payrollRuns.get(run)).toMatchObject({ status: 'locked' })
  })

  it('fails once, and in its own workspace', async () => {
    const workspace = await makeLockedPayday()
    await prepare(workspace, workspace.run)
    const { id } = await paymentOf(workspace, workspace.run, workspace.employees[0])
    const asked = () => askConsole(workspace, 'failPayrollPayment', { id, body: { reason } })
    const answers = await Promise.all([asked(), asked()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const other = await makeWorkspace()
    expect((await askConsole(other, 'failPayrollPayment', { id, body: { reason } })).status).toBe(404)
  })

  it('races with the record of its batch: it comes before, or waits until that has ended', async () => {
    const workspace = await makeLockedPayday()
    const { run, employees } = workspace
    const batch = await prepare(workspace, run)
    const { id } = await paymentOf(workspace, run, employees[0])
    const fail = () => askConsole(workspace, 'failPayrollPayment', { id, body: { reason } })
    const [first, recording] = await Promise.all([
      fail(),
      askConsole(workspace, 'recordPayrollPaymentBatch', { id: batch.id, body: transfer }),
    ])
    expect([[200, 409], recording.status]).toEqual([expect.arrayContaining([first.status]), 202])
    await deliver()
    expect((await fail()).status).toBe(first.status === 200 ? 409 : 200)
    expect(await payOf(workspace, run, employees[0])).toEqual({ status: 'locked', ...unpaid })
    expect(await payOf(workspace, run, employees[1])).toMatchObject({ status: 'paid' })
  })
})

describe('the list of payments', () => {
  it('is filtered by batch, employee, way and status', async () => {
    const workspace = await makeLockedPayday()
    const { run, employees } = workspace
    await prepare(workspace, run)
    const found = async (query: string) => {
      const { data } = await listed(workspace, `/console/payroll_payments?payroll_run_id=${run}&${query}`)
      return data.map((payment: { employee_id: string }) => payment.employee_id)
    }
    expect((await inConsole(workspace, 'listPayrollPayments')).data).toHaveLength(3)
    expect(await found('batch=1')).toHaveLength(3)
    expect(await found('batch=2')).toEqual([])
    expect(await found('payment_method=cash')).toEqual([employees[2]])
    expect(await found(`employee_id=${employees[0]}&status=pending`)).toEqual([employees[0]])
    const { id } = await paymentOf(workspace, run, employees[0])
    expect(await inConsole(workspace, 'getPayrollPayment', { id })).toMatchObject({ id, batch: 1 })
  })
})
