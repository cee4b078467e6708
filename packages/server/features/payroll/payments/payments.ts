// Payments of single entries: what they are, and how one fails.

import type { PayrollPayment } from '@muster/contract'
import { statement } from '@muster/db'
import type { Context } from '../../../http/context.ts'
import { conflict } from '../../../http/problem.ts'
import { resource } from '../../../resource/resource.ts'
import { lockIdleRun } from '../operations/operations.ts'

export const payments = resource('PayrollPayment')

const failed = statement<unknown, { id: string; entry: string; reason: string }>(
  'fail_payroll_payment',
  `with made as (select stamp() as at),
   entry as (
     update payroll_entries e set status = 'locked', payment_date = null, payment_reference = null, paid_at = null, acknowledged_at = null,
       updated_at = made.at
     from made where e.workspace_id = :workspace_id and e.id = :entry and e.status = 'paid'),
   batch as (
     update payroll_payment_batches b set failed_payments = b.failed_payments + 1, failed_amount = b.failed_amount + f.amount,
       updated_at = made.at
     from made, payroll_payments f where f.workspace_id = :workspace_id and f.id = :id
       and b.workspace_id = :workspace_id and b.payroll_run_id = f.payroll_run_id and b.number = f.batch)
   update payroll_payments p set status = 'failed', failure_reason = :reason, updated_at = made.at
   from made where p.workspace_id = :workspace_id and p.id = :id`,
)

/**
 * Marks the payment that the path names as failed; its entry can be paid again. The payment keeps its date and reference.
 * A 409 while something is done to the run.
 */
export async function failPayment(
  call: Context & { readonly path: { readonly id: string } },
  reason: string,
): Promise<PayrollPayment> {
  const { payroll_run_id } = await payments.find(call, call.path.id)
  await lockIdleRun(call.db, payroll_run_id)
  const { id, status, payroll_entry_id } = await payments.lock(call, call.path.id)
  if (status !== 'pending' && status !== 'paid')
    throw conflict(`This payment is ${status}; only one that is pending or paid can fail.`)
  await call.db.run(failed, { id, entry: payroll_entry_id, reason })
  return payments.find(call, id)
}
