// Payroll payment batches: what is paid together, and what recording it changes.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { inDatabase, makeKey, makeWorkspace } from '../../support/fixtures/make.ts'
import { lockProcessed, processed } from '../../support/fixtures/payroll.ts'
import {
  april,
  askToPrepare,
  listed,
  makeLockedPayday,
  makePayday,
  paymentOf,
  payOf,
  prepare,
  record,
  transfer,
} from '../../support/fixtures/payroll-payments.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-05-05T05:00:00Z'))
afterEach(() => setClock())

const unpaid = { payment_date: null, payment_reference: null, paid_at: null, acknowledged_at: null }

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
    const body = { payroll_run_id: workspace.run, payment_method: 'cash' }
    const cash = await inConsole(workspace, 'createPayrollPaymentBatch', { body })
    expect(cash).toMatchObject({ payment_method: 'cash', total_payments: 1 })
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
    const answers = await Promise.all([
      askToPrepare(workspace, workspace.run),
      askToPrepare(workspace, workspace.run),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const detail = 'No further entry can be paid: 3 payments are pending. Record or cancel batch 1 first.'
    expect(answers.find(({ status }) => status === 409)!.json.detail).toBe(detail)
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

describe('recording a batch', () => {
  it('pays its entries, and disburses the run', async () => {
    const workspace = await makeLockedPayday()
    const { run, employees, muster } = workspace
    const { id } = await prepare(workspace, run)
    const batch = await inConsole(workspace, 'recordPayrollPaymentBatch', { id, body: transfer })
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

  it('gives one of two operators 200, and the other 409', async () => {
    const workspace = await makeLockedPayday()
    const { id } = await prepare(workspace, workspace.run)
    const asked = () => askConsole(workspace, 'recordPayrollPaymentBatch', { id, body: transfer })
    const answers = await Promise.all([asked(), asked()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)!.json.detail).toBe(
      'Batch 1 is recorded; only a pending one can be recorded.',
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

  it('leaves an entry in the audit', async () => {
    const workspace = await makeLockedPayday()
    const { id } = await prepare(workspace, workspace.run)
    await record(workspace, id)
    const rows = await inDatabase<{ action: string }>(
      'select action from audit_entries where workspace_id = $1 and object_id = $2 order by created_at, id',
      [workspace.id, id],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'payroll_payment_batch.created',
      'payroll_payment_batch.recorded',
    ])
  })
})

describe('cancelling a batch', () => {
  it('frees its entries for another batch', async () => {
    const workspace = await makeLockedPayday()
    const { run, employees } = workspace
    const first = await prepare(workspace, run)
    const cancelled = await inConsole(workspace, 'cancelPayrollPaymentBatch', { id: first.id })
    expect(cancelled).toMatchObject({ status: 'cancelled', cancelled_at: expect.any(String) })
    expect(await paymentOf(workspace, run, employees[0], 'cancelled')).toMatchObject({ batch: 1 })
    const again = await askConsole(workspace, 'recordPayrollPaymentBatch', { id: first.id, body: transfer })
    expect(again.json.detail).toBe('Batch 1 is cancelled; only a pending one can be recorded.')
    expect(await prepare(workspace, run)).toMatchObject({ number: 2, total_payments: 3 })
  })

  it('is refused once the batch is recorded', async () => {
    const workspace = await makeLockedPayday()
    const { id } = await prepare(workspace, workspace.run)
    await record(workspace, id)
    const answer = await askConsole(workspace, 'cancelPayrollPaymentBatch', { id })
    expect([answer.status, answer.json.detail]).toEqual([
      409,
      'Batch 1 is recorded; only a pending one can be cancelled.',
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
