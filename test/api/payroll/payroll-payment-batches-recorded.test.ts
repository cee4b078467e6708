// The recording of payroll payment batches: what it pays, and what it refuses.

import { auditOf } from '../../support/fixtures/audit.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { inDatabase, makeKey, makeWorkspace } from '../../support/fixtures/make.ts'
import {
  askToPrepare,
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

const _unpaid = { payment_date: null, payment_reference: null, paid_at: null, acknowledged_at: null }

describe('recording a batch', () => {
  it('pays its entries, and disburses the run', async () => {
    const workspace = await makeLockedPayday()
    const { run, employees, muster } = workspace
    const { id } = await prepare(workspace, run)
    const batch = await record(workspace, id)
    expect(batch).toMatchObject({ ...transfer, status: 'recorded', recorded_at: expect.any(String) })
    const paid = { status: 'paid', ...transfer, paid_at: batch.recorded_at, acknowledged_at: null }
    for (const employee of employees) expect(await payOf(workspace, run, employee)).toEqual(paid)
    const disbursed = { status: 'disbursed', disbursed_at: batch.recorded_at }
    expect(await muster.payrollRuns.get(run)).toMatchObject(disbursed)
    expect(await paymentOf(workspace, run, employees[0], 'paid')).toMatchObject(transfer)
    expect(await inConsole(workspace, 'getPayrollPaymentBatch', { id })).toEqual(batch)
  })

  it('disburses the run with the first batch, and keeps that moment', async () => {
    const workspace = await makeLockedPayday()
    const { run, muster } = workspace
    const cash = await prepare(workspace, run, { payment_method: 'cash' })
    const others = await prepare(workspace, run)
    const { recorded_at } = await record(workspace, cash.id)
    await record(workspace, others.id, { payment_date: '2026-05-05' })
    expect(await muster.payrollRuns.get(run)).toMatchObject({
      status: 'disbursed',
      disbursed_at: recorded_at,
    })
    expect(await payOf(workspace, run, workspace.employees[0])).toMatchObject({
      status: 'paid',
      payment_date: '2026-05-05',
      payment_reference: null,
    })
  })

  it('disburses a run without anything to pay by an empty batch', async () => {
    const workspace = await makeLockedPayday()
    const { run } = workspace
    const { data } = await workspace.muster.payrollEntries.list({ payroll_run_id: run })
    for (const { id } of data)
      await inConsole(workspace, 'holdPayrollEntry', { id, body: { reason: 'Dispute' } })
    const empty = await prepare(workspace, run)
    expect(empty).toMatchObject({ total_payments: 0, total_amount: '0.00' })
    const { status, json } = await askToPrepare(workspace, run)
    expect([status, json.detail]).toEqual([
      409,
      'Batch 1 waits to be recorded without any payment, and no entry is left to be paid. Record it to disburse the run, or cancel it.',
    ])
    await record(workspace, empty.id)
    expect(await workspace.muster.payrollRuns.get(run)).toMatchObject({ status: 'disbursed' })
  })

  it('refuses a date in the future or before the month', async () => {
    const workspace = await makeLockedPayday()
    const { id } = await prepare(workspace, workspace.run)
    const refusal = async (payment_date: string) => {
      const answer = await askConsole(workspace, 'recordPayrollPaymentBatch', { id, body: { payment_date } })
      return [answer.status, ...answer.json.errors.map((each: { message: string }) => each.message)]
    }
    expect(await refusal('2026-05-06')).toEqual([
      400,
      'is 2026-05-06, which is in the future; today is 2026-05-05',
    ])
    expect(await refusal('2026-03-31')).toEqual([400, 'is 2026-03-31, and the run is of 2026-04'])
  })

  it('is done by one of two operators, and the other is told of it', async () => {
    const workspace = await makeLockedPayday()
    const { id } = await prepare(workspace, workspace.run)
    const asked = () => askConsole(workspace, 'recordPayrollPaymentBatch', { id, body: transfer })
    const answers = await Promise.all([asked(), asked()])
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409])
    expect(answers.find(({ status }) => status === 409)!.json.detail).toMatch(
      /^The payroll run is being worked on: record_payment, asked for by test;/,
    )
    await deliver()
    expect((await asked()).json.detail).toBe(
      'This payroll payment batch is recorded; only one that is pending can be recorded.',
    )
  })

  it('is for the permission to approve alone, and for this workspace', async () => {
    const workspace = await makeLockedPayday()
    const { id } = await prepare(workspace, workspace.run)
    const token = await makeKey(workspace.id, { scopes: [], permissions: ['payroll.manage'] })
    const answer = await askConsole(workspace, 'recordPayrollPaymentBatch', { id, body: transfer, token })
    expect(answer.status).toBe(403)
    const other = await makeWorkspace()
    expect((await askConsole(other, 'recordPayrollPaymentBatch', { id, body: transfer })).status).toBe(404)
    expect((await askConsole(other, 'cancelPayrollPaymentBatch', { id })).status).toBe(404)
  })

  it('leaves one entry in the audit, as its preparation does', async () => {
    const workspace = await makeLockedPayday()
    const batch = await prepare(workspace, workspace.run)
    await record(workspace, batch.id)
    const total = { number: 1, total_payments: 3, total_amount: batch.total_amount }
    expect(await auditOf(batch.id)).toEqual([
      ['payroll_payment_batch.created', { payroll_run_id: workspace.run, ...total }],
      ['payroll_payment_batch.recorded', transfer],
    ])
    const actors = await inDatabase('select distinct actor from audit_entries where object_id = $1', [
      batch.id,
    ])
    expect(actors).toEqual([{ actor: batch.prepared_by }])
  })
})
