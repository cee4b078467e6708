// Batches of payments: what they are, and how one is recorded or cancelled while its run is locked.

import type { PayrollPaymentBatch, PayrollPaymentRecord, PayrollRunDetail } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { nameMonth } from '@muster/engine'
import { type Inside, today } from '../../../http/context.ts'
import { conflict, invalidField } from '../../../http/problem.ts'
import { resource } from '../../../resource/resource.ts'
import type { Drafting } from '../runs/insert-draft.ts'
import { lockRun } from '../runs/run-details.ts'

export const batches = resource('PayrollPaymentBatch')

interface LockedBatch {
  readonly run: PayrollRunDetail
  readonly batch: PayrollPaymentBatch
}

/** The batch while it is pending, and its run, both locked; a 409 where it is no longer pending. */
export async function lockPendingBatch(call: Inside, id: string, what: string): Promise<LockedBatch> {
  const { payroll_run_id } = await batches.find(call, id)
  const run = await lockRun(call.db, payroll_run_id)
  const batch = await batches.lock(call, id)
  if (batch.status !== 'pending')
    throw conflict(`Batch ${batch.number} is ${batch.status}; only a pending one can be ${what}.`)
  return { run, batch }
}

interface OfBatch {
  readonly id: string
  readonly run: string
  readonly number: number
}

const nameBatch = ({ id, payroll_run_id, number }: PayrollPaymentBatch): OfBatch => ({
  id,
  run: payroll_run_id,
  number,
})

// One look at the clock for all of it.
const recorded = statement<
  { payments: number; entries: number },
  OfBatch & { payment_date: string; payment_reference: string | null; recorded_by: string }
>(
  'record_payroll_payment_batch',
  `with made as (select stamp() as at),
   paid as (
     update payroll_payments p set status = 'paid', payment_date = :payment_date, payment_reference = :payment_reference, updated_at = made.at
     from made where p.workspace_id = :workspace_id and p.payroll_run_id = :run and p.batch = :number and p.status = 'pending'
     returning p.payroll_entry_id),
   entries as (
     update payroll_entries e set status = 'paid', payment_date = :payment_date, payment_reference = :payment_reference, paid_at = made.at,
       updated_at = made.at
     from made, paid where e.workspace_id = :workspace_id and e.id = paid.payroll_entry_id and e.status = 'locked'
     returning e.id),
   batch as (
     update payroll_payment_batches b set status = 'recorded', payment_date = :payment_date, payment_reference = :payment_reference,
       recorded_by = :recorded_by, recorded_at = made.at, updated_at = made.at
     from made where b.workspace_id = :workspace_id and b.id = :id),
   run as (
     update payroll_runs r set status = 'disbursed', disbursed_at = made.at, updated_at = made.at
     from made where r.workspace_id = :workspace_id and r.id = :run and r.status = 'locked')
   select (select count(*) from paid)::int as payments, (select count(*) from entries)::int as entries`,
)

/** Records the payment of a locked batch. A 400 for the date, and a 409 where nothing of the batch is left to be paid. */
export async function recordBatch(
  call: Drafting,
  { run, batch }: LockedBatch,
  { payment_date, payment_reference = null }: PayrollPaymentRecord,
): Promise<void> {
  checkPaymentDate(payment_date, run, today(call))
  const { number, total_payments, failed_payments } = batch
  if (total_payments > 0 && failed_payments === total_payments)
    throw conflict(
      `${total_payments === 1 ? 'The only payment' : `All ${total_payments} payments`} of batch ${number} failed; cancel it and prepare another one.`,
    )
  const recorded_by = call.caller.key_id
  const given = Object.assign(nameBatch(batch), { payment_date, payment_reference, recorded_by })
  const [written] = await call.db.run(recorded, given)
  const { payments, entries } = written!
  if (payments !== entries)
    throw conflict(
      `${payments - entries} of ${payments} entries of batch ${number} are not locked any more; cancel the batch and prepare another one.`,
    )
}

function checkPaymentDate(date: string, run: PayrollRunDetail, now: string): void {
  if (date > now) throw invalidField('payment_date', `is ${date}, which is in the future; today is ${now}`)
  const month = nameMonth(run)
  if (date < `${month}-01`) throw invalidField('payment_date', `is ${date}, and the run is of ${month}`)
}

const cancelled = statement<unknown, OfBatch>(
  'cancel_payroll_payment_batch',
  `with made as (select stamp() as at),
   payments as (
     update payroll_payments p set status = 'cancelled', updated_at = made.at
     from made where p.workspace_id = :workspace_id and p.payroll_run_id = :run and p.batch = :number and p.status = 'pending')
   update payroll_payment_batches b set status = 'cancelled', cancelled_at = made.at, updated_at = made.at
   from made where b.workspace_id = :workspace_id and b.id = :id`,
)

/** Cancels a locked batch with the payments of it that are pending. */
export async function cancelBatch(db: Db, { batch }: LockedBatch): Promise<void> {
  await db.run(cancelled, nameBatch(batch))
}
