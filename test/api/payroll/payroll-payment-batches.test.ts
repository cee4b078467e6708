// Payroll payment batches: what is paid together, and how a batch is prepared and cancelled.

import type { PayrollOperation } from '@muster/contract'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { inDatabase, makeWorkspace } from '../../support/fixtures/make.ts'
import { lockProcessed, processed } from '../../support/fixtures/payroll.ts'
import {
  april,
  askToPrepare,
  cancel,
  listed,
  makeLockedPayday,
  makePayday,
  paymentOf,
  payOf,
  prepare,
  record,
  transfer,
} from '../../support/fixtures/payroll-payments.ts'
import { deliver, setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-05-05T05:00:00Z'))
afterEach(() => setClock())

const unpaid = { payment_date: null, payment_reference: null, paid_at: null, acknowledged_at: null }

describe('what is done with a batch', () => {
  it('is an operation, which names the batch once there is one', async () => {
    const workspace = await makeLockedPayday()
    const { run: payroll_run_id } = workspace
    const ended = async ({ id }: PayrollOperation): Promise<PayrollOperation> => {
      await deliver()
      return inConsole(workspace, 'getPayrollOperation', { id })
    }
    const body = { payroll_run_id }
    const preparing = await inConsole(workspace, 'createPayrollPaymentBatch', { body })
    const begun = { object: 'payroll_operation', payroll_run_id, status: 'running' }
    expect(preparing).toMatchObject({ ...begun, kind: 'prepare_payment', payroll_payment_batch_id: null })
    expect((await inConsole(workspace, 'listPayrollPaymentBatches')).data).toEqual([])
    const done = { status: 'succeeded', done: 3, total: 3, message: null }
    const prepared = await ended(preparing)
    expect(prepared).toMatchObject(done)
    const { payroll_payment_batch_id } = prepared
    const id = payroll_payment_batch_id!
    expect((await inConsole(workspace, 'listPayrollPaymentBatches')).data).toMatchObject([{ id, number: 1 }])

    const cancelling = await inConsole(workspace, 'cancelPayrollPaymentBatch', { id })
    expect(cancelling).toMatchObject({ ...begun, kind: 'cancel_payment', payroll_payment_batch_id })
    expect(await ended(cancelling)).toMatchObject({ ...done, payroll_payment_batch_id })

    const other = await prepare(workspace, payroll_run_id)
    const recording = await inConsole(workspace, 'recordPayrollPaymentBatch', {
      id: other.id,
      body: transfer,
    })
    expect(recording).toMatchObject({ ...begun, kind: 'record_payment', payroll_payment_batch_id: other.id })
    expect(await ended(recording)).toMatchObject(done)
  })
})

describe('preparing a batch', () => {
  it('gathers every entry with net pay, and leaves the run locked', async () => {
    const workspace = await makeLockedPayday()
    const { run, muster } = workspace
    const batch = await prepare(workspace, run)
    const { total_net } = await muster.payrollRuns.get(run)
    expect(batch).toMatchObject({
      object: 'payroll_payment_batch',
      payroll_run_id: run,
      number: 1,
      payment_method: null,
      total_payments: 3,
      total_amount: total_net,
      failed_payments: 0,
      failed_amount: '0.00',
      status: 'pending',
      payment_date: null,
      recorded_by: null,
      recorded_at: null,
    })
    expect(await muster.payrollRuns.get(run)).toMatchObject({ status: 'locked', disbursed_at: null })
    const { data } = await listed(workspace, `/console/payroll_payments?payroll_run_id=${run}&batch=1`)
    expect(data).toHaveLength(3)
    expect(await payOf(workspace, run, workspace.employee.id)).toEqual({ status: 'locked', ...unpaid })
  })

  it('takes one way of payment alone', async () => {
    const workspace = await makeLockedPayday()
    expect(await prepare(workspace, workspace.run, { payment_method: 'cash' })).toMatchObject({
      payment_method: 'cash',
      total_payments: 1,
    })
    const again = await askToPrepare(workspace, workspace.run, { payment_method: 'cash' })
    expect(again.json.detail).toBe(
      'No entry is left to be paid by cash; 2 are left to be paid in another way.',
    )
    expect(await prepare(workspace, workspace.run)).toMatchObject({ number: 2, total_payments: 2 })
  })

  it('leaves out entries on hold, and takes them once they are released', async () => {
    const workspace = await makeLockedPayday()
    const { run, employees } = workspace
    const { data } = await workspace.muster.payrollEntries.list({
      payroll_run_id: run,
      employee_id: employees[1],
    })
    const { id } = data[0]!
    await inConsole(workspace, 'holdPayrollEntry', { id, body: { reason: 'Notice period' } })
    const first = await prepare(workspace, run)
    expect(first.total_payments).toBe(2)
    await record(workspace, first.id)
    expect((await askToPrepare(workspace, run)).json.detail).toBe(
      'No further entry can be paid: all are paid or zero, and 1 is on hold.',
    )
    await inConsole(workspace, 'releasePayrollEntry', { id })
    expect(await payOf(workspace, run, employees[1])).toEqual({ status: 'locked', ...unpaid })
    const second = await prepare(workspace, run)
    expect(second).toMatchObject({ number: 2, total_payments: 1 })
  })

  it('is refused before the lock, and while slips are missing', async () => {
    const workspace = await makePayday()
    const run = await processed(workspace, april)
    const early = await askToPrepare(workspace, run)
    expect([early.status, early.json.detail]).toEqual([
      409,
      'This payroll run is processed; lock it before you prepare its payment.',
    ])
    await lockProcessed(workspace, run)
    // As if the last slip was not made yet: nobody deletes one.
    await inDatabase(
      `begin; set local session_replication_role = replica;
       delete from salary_slips where payroll_run_id = '${run}' and employee_id = '${workspace.employee.id}'; commit`,
    )
    const missing = await askToPrepare(workspace, run)
    expect(missing.json.detail).toBe(
      '2 of 3 salary slips of this payroll run are published; prepare its payment once all are.',
    )
  })

  it('gives one of two operators the batch, and the other a 409', async () => {
    const workspace = await makeLockedPayday()
    const ask = () => askToPrepare(workspace, workspace.run)
    const answers = await Promise.all([ask(), ask()])
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409])
    expect(answers.find(({ status }) => status === 409)!.json.detail).toMatch(
      /^The payroll run is being worked on: prepare_payment, asked for by test;/,
    )
    await deliver()
    expect((await ask()).json.detail).toBe(
      'No further entry can be paid: 3 payments are pending. Record or cancel batch 1 first.',
    )
  })

  it('cannot put an entry into two batches: PostgreSQL refuses', async () => {
    const workspace = await makeLockedPayday()
    await prepare(workspace, workspace.run)
    const copied = inDatabase(
      `insert into payroll_payments (workspace_id, id, payroll_run_id, payroll_entry_id, employee_id, batch, amount, payment_method)
       select workspace_id, id || 'x', payroll_run_id, payroll_entry_id, employee_id, batch, amount, payment_method
       from payroll_payments where payroll_run_id = $1 limit 1`,
      [workspace.run],
    )
    await expect(copied).rejects.toThrow('payroll_payments_payroll_entry_id_key')
  })

  it('names runs of this workspace only', async () => {
    const { run } = await makeLockedPayday()
    const other = await makeWorkspace()
    const answer = await askConsole(other, 'createPayrollPaymentBatch', { body: { payroll_run_id: run } })
    expect(answer.status).toBe(400)
    expect(answer.json.errors).toEqual([
      { field: 'payroll_run_id', message: 'names no record of this workspace' },
    ])
  })
})

describe('cancelling a batch', () => {
  it('frees its entries for another batch', async () => {
    const workspace = await makeLockedPayday()
    const { run, employees } = workspace
    const first = await prepare(workspace, run)
    expect(await cancel(workspace, first.id)).toMatchObject({
      status: 'cancelled',
      cancelled_at: expect.any(String),
    })
    expect(await paymentOf(workspace, run, employees[0], 'cancelled')).toMatchObject({ batch: 1 })
    const again = await askConsole(workspace, 'recordPayrollPaymentBatch', { id: first.id, body: transfer })
    expect(again.json.detail).toBe(
      'This payroll payment batch is cancelled; only one that is pending can be recorded.',
    )
    expect(await prepare(workspace, run)).toMatchObject({ number: 2, total_payments: 3 })
  })

  it('is refused once the batch is recorded', async () => {
    const workspace = await makeLockedPayday()
    const { id } = await prepare(workspace, workspace.run)
    await record(workspace, id)
    const answer = await askConsole(workspace, 'cancelPayrollPaymentBatch', { id })
    expect([answer.status, answer.json.detail]).toEqual([
      409,
      'This payroll payment batch is recorded; only one that is pending can be cancelled.',
    ])
  })
})

describe('the list of batches', () => {
  it('is filtered by run and status', async () => {
    const workspace = await makeLockedPayday()
    const { run } = workspace
    const { id } = await prepare(workspace, run, { payment_method: 'cash' })
    await record(workspace, id)
    const second = await prepare(workspace, run)
    const ids = async (query: string) =>
      (await listed(workspace, `/console/payroll_payment_batches?${query}`)).data.map(
        (batch: { id: string }) => batch.id,
      )
    expect((await inConsole(workspace, 'listPayrollPaymentBatches')).data).toHaveLength(2)
    expect(await ids(`payroll_run_id=${run}`)).toEqual([second.id, id])
    expect(await ids('status=recorded')).toEqual([id])
    expect(await ids('status=cancelled')).toEqual([])
  })
})
