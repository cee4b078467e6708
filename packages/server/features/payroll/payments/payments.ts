// Payments of single entries as records, and how one is marked as failed.

import type { PayrollPayment } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import type { WriteContext } from '../../../http/context.ts'
import { resource } from '../../../resource/resource.ts'
import { lockIdleRun } from '../tasks/start-task.ts'

export const payments = resource('PayrollPayment')

interface Failures {
  readonly ids: readonly string[]
  /** One for each id. */
  readonly reasons: readonly string[]
}

const failPayrollPayments = statement<{ amount: string }, Failures>(
  'fail_payroll_payments',
  `with made as (select stamp() as at),
   failing as (
     select p.id, p.payroll_run_id, p.batch, p.payroll_entry_id, p.amount, given.reason
     from unnest(:ids::text[], :reasons::text[]) as given (id, reason)
     join payroll_payments p on p.workspace_id = :workspace_id and p.id = given.id),
   entries as (
     update payroll_entries e set status = 'locked', payment_date = null, payment_reference = null, paid_at = null, acknowledged_at = null,
       updated_at = made.at
     from made, failing f where e.workspace_id = :workspace_id and e.id = f.payroll_entry_id and e.status = 'paid'),
   batches as (
     update payroll_payment_batches b set failed_payments = b.failed_payments + f.payments, failed_amount = b.failed_amount + f.amount,
       updated_at = made.at
     from made, (select payroll_run_id, batch, count(*)::int as payments, sum(amount) as amount from failing group by 1, 2) as f
     where b.workspace_id = :workspace_id and b.payroll_run_id = f.payroll_run_id and b.number = f.batch)
   update payroll_payments p set status = 'failed', failure_reason = f.reason, updated_at = made.at
   from made, failing f where p.workspace_id = :workspace_id and p.id = f.id returning p.amount`,
)

/** Marks payments that are pending or paid as failed; their entries can be paid again. Their run is locked. */
export async function failAll(db: Db, failures: Failures): Promise<readonly string[]> {
  const rows = await db.run(failPayrollPayments, failures)
  return rows.map(({ amount }) => amount)
}

/**
 * Marks the payment that the path names as failed; its entry can be paid again. The payment keeps its date and reference.
 * A 409 while something is done to the run.
 */
export async function failPayment(
  call: WriteContext & { readonly path: { readonly id: string } },
  reason: string,
): Promise<PayrollPayment> {
  const { payroll_run_id } = await payments.find(call, call.path.id)
  await lockIdleRun(call.db, payroll_run_id)
  const { id } = await payments.lockFor(call, 'failPayrollPayment')
  await failAll(call.db, { ids: [id], reasons: [reason] })
  return payments.find(call, id)
}
