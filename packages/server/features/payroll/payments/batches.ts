// Batches of payments: what they are, and how one is recorded or cancelled by a task.

import type { PayrollPaymentBatch, PayrollPaymentRecord, PayrollRunDetail } from '@muster/contract'
import { endsOf, inPieces, type LongWriter, notByIndex, type Span, statement } from '@muster/db'
import { nameMonth } from '@muster/engine'
import { say } from '@muster/sentences'
import { audit } from '../../../auth/audit.ts'
import { type Moment, today, type WriteInside } from '../../../http/context.ts'
import { conflict, invalidField } from '../../../http/problem.ts'
import { stampAhead } from '../../../resource/history.ts'
import { resource } from '../../../resource/resource.ts'
import type { OperationOn } from '../../../resource/states.ts'
import { lockRun } from '../runs/run-details.ts'
import { lockIdleRun } from '../tasks/start-task.ts'
import { callAs, finishTask, tellPieces, type Work } from '../tasks/task.ts'

export const batches = resource('PayrollPaymentBatch')

interface LockedBatch {
  readonly run: PayrollRunDetail
  readonly batch: PayrollPaymentBatch
}

/** The batch while it is pending and nothing is done to its run, both locked; a 409 otherwise. */
export async function lockPendingBatch(
  call: WriteInside,
  id: string,
  operation: OperationOn<'PayrollPaymentBatch'>,
): Promise<LockedBatch> {
  const { payroll_run_id } = await batches.find(call, id)
  const run = await lockIdleRun(call.db, payroll_run_id)
  return { run, batch: await batches.lockFor({ ...call, path: { id } }, operation) }
}

/** Changes the task's batch and ends the task with it. Each payment takes so many stamps. */
function moveBatch(
  work: Work,
  operation: OperationOn<'PayrollPaymentBatch'>,
  stamps: number,
  change: (db: LongWriter, locked: LockedBatch) => Promise<void>,
): Promise<void> {
  const { database, task, tell } = work
  return database.writeLong(task.workspace_id, async db => {
    const run = await lockRun(db, task.payroll_run_id)
    const path = { id: task.payroll_payment_batch_id! }
    const batch = await batches.lockFor({ ...callAs(work, db), path }, operation)
    tell({ done: 0, total: batch.total_payments })
    await stampAhead(db, stamps * batch.total_payments, async () => {
      await change(db, { run, batch })
      await finishTask(db, work)
    })
  })
}

interface Payment {
  readonly run: string
  readonly payment_date: string
  readonly payment_reference: string | null
}

// Its look at the clock is the one for all of it.
const recordPayrollPaymentBatch = statement<{ at: string }, Payment & { id: string; recorded_by: string }>(
  'record_payroll_payment_batch',
  `with made as (select stamp() as at),
   run as (
     update payroll_runs r set status = 'disbursed', disbursed_at = made.at, updated_at = made.at
     from made where r.workspace_id = :workspace_id and r.id = :run and r.status = 'locked')
   update payroll_payment_batches b set status = 'recorded', payment_date = :payment_date, payment_reference = :payment_reference,
     recorded_by = :recorded_by, recorded_at = made.at, updated_at = made.at
   from made where b.workspace_id = :workspace_id and b.id = :id returning made.at`,
)

export interface OfBatch {
  readonly run: string
  readonly number: number
}

export const endsOfPending = statement<{ until: string }, OfBatch & { rows: number }>(
  'ends_of_pending_payroll_payments',
  endsOf(
    'id',
    `payroll_payments where workspace_id = :workspace_id and payroll_run_id = :run and batch = :number and status = 'pending'`,
  ),
)

/** SQL: payments `p` of the batch that are pending, of one piece. */
export const pendingOfPiece = `p.workspace_id = :workspace_id and p.id > :after and p.id <= :until and ${notByIndex('p.payroll_run_id')} = :run
       and p.batch = :number and p.status = 'pending'`

const paid = {
  ends: endsOfPending,
  change: statement<{ payments: number; entries: number }, OfBatch & Payment & Span & { at: string }>(
    'record_payroll_payments',
    `with paid as (
       update payroll_payments p set status = 'paid', payment_date = :payment_date, payment_reference = :payment_reference, updated_at = :at
       where ${pendingOfPiece}
       returning p.payroll_entry_id),
     entries as (
       update payroll_entries e set status = 'paid', payment_date = :payment_date, payment_reference = :payment_reference, paid_at = :at,
         updated_at = :at
       from paid where e.workspace_id = :workspace_id and e.id = paid.payroll_entry_id and e.status = 'locked'
       returning e.id)
     select (select count(*) from paid)::int as payments, (select count(*) from entries)::int as entries`,
  ),
}

/** A 400 for the date, and a 409 where nothing of the batch is left to be paid. */
export function assertRecordable(
  moment: Moment,
  { run, batch }: LockedBatch,
  { payment_date }: PayrollPaymentRecord,
): void {
  checkPaymentDate(payment_date, run, today(moment))
  const { number, total_payments, failed_payments } = batch
  if (total_payments > 0 && failed_payments === total_payments)
    throw conflict(
      say`${total_payments === 1 ? say`The only payment` : say`All ${total_payments} payments`} of batch ${number} failed; cancel it and prepare another one.`,
    )
}

/** Records the payment of the task's batch. */
export function recordBatch(work: Work): Promise<void> {
  const body = work.task.input as PayrollPaymentRecord
  const { payment_date, payment_reference = null } = body
  return moveBatch(work, 'recordPayrollPaymentBatch', 2, async (db, { run, batch }) => {
    const call = callAs(work, db)
    assertRecordable(call, { run, batch }, body)
    const { id, number, total_payments } = batch
    const given = { run: run.id, payment_date, payment_reference }
    const [made] = await db.run(
      recordPayrollPaymentBatch,
      Object.assign({ id, recorded_by: call.caller.actor_id }, given),
    )
    const values = Object.assign({ number, at: made!.at }, given)
    const pieces = await inPieces(db, paid, values, tellPieces(work, total_payments))
    const payments = pieces.reduce((sum, piece) => sum + piece.payments, 0)
    const entries = pieces.reduce((sum, piece) => sum + piece.entries, 0)
    if (payments !== entries)
      throw conflict(
        say`${payments - entries} of ${payments} entries of batch ${number} are not locked any more; cancel the batch and prepare another one.`,
      )
    audit(call, 'payroll_payment_batch.recorded', id, body)
  })
}

function checkPaymentDate(date: string, run: PayrollRunDetail, now: string): void {
  if (date > now) throw invalidField('payment_date', say`is ${date}, which is in the future; today is ${now}`)
  const month = nameMonth(run)
  if (date < `${month}-01`) throw invalidField('payment_date', say`is ${date}, and the run is of ${month}`)
}

const paymentsCancelled = {
  ends: endsOfPending,
  change: statement<unknown, OfBatch & Span>(
    'cancel_payroll_payments',
    `update payroll_payments p set status = 'cancelled', updated_at = made.at
     from (select stamp() as at) as made where ${pendingOfPiece}`,
  ),
}

const cancelPayrollPaymentBatch = statement<unknown, { id: string }>(
  'cancel_payroll_payment_batch',
  `update payroll_payment_batches b set status = 'cancelled', cancelled_at = made.at, updated_at = made.at
   from (select stamp() as at) as made where b.workspace_id = :workspace_id and b.id = :id`,
)

/** Cancels the task's batch with the payments of it that are pending. */
export function cancelBatch(work: Work): Promise<void> {
  return moveBatch(work, 'cancelPayrollPaymentBatch', 1, async (db, { run, batch }) => {
    const { id, number, total_payments } = batch
    await inPieces(db, paymentsCancelled, { run: run.id, number }, tellPieces(work, total_payments))
    await db.run(cancelPayrollPaymentBatch, { id })
    audit(callAs(work, db), 'payroll_payment_batch.cancelled', id, { number, ...work.task.input })
  })
}
