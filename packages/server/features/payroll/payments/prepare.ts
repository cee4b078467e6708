// Preparing a batch: the entries of a locked run that are to be paid and are in no other batch.

import type { PayrollPaymentBatch, PayrollPaymentBatchCreate, PayrollRunDetail } from '@muster/contract'
import { namedInPieces, statement } from '@muster/db'
import { count } from '@muster/engine'
import { conflict } from '../../../http/problem.ts'
import { newId } from '../../../resource/ids.ts'
import type { Drafting } from '../runs/insert-draft.ts'
import { lockRun } from '../runs/run-details.ts'
import { batches } from './batches.ts'

interface Payable {
  readonly id: string
  readonly payment_method: string
}

interface Standing {
  readonly entries: number
  readonly slips: number
  readonly on_hold: number
  readonly pending_payments: number
  /** The number of the first batch that is pending. */
  readonly pending_batch: number | null
  readonly last_batch: number
}

const standing = statement<Standing, { run: string }>(
  'payment_standing_of_payroll_run',
  `select (select count(*) from payroll_entries where workspace_id = :workspace_id and payroll_run_id = :run)::int as entries,
     (select count(*) from salary_slips where workspace_id = :workspace_id and payroll_run_id = :run)::int as slips,
     (select count(*) from payroll_entries where workspace_id = :workspace_id and payroll_run_id = :run and status = 'on_hold')::int as on_hold,
     (select count(*) from payroll_payments where workspace_id = :workspace_id and payroll_run_id = :run and status = 'pending')::int
       as pending_payments,
     (select min(number) from payroll_payment_batches where workspace_id = :workspace_id and payroll_run_id = :run and status = 'pending')
       as pending_batch,
     (select coalesce(max(number), 0) from payroll_payment_batches where workspace_id = :workspace_id and payroll_run_id = :run) as last_batch`,
)

const payable = statement<Payable, { run: string }>(
  'payable_payroll_entries',
  `select e.id, e.payment_method from payroll_entries e
   where e.workspace_id = :workspace_id and e.payroll_run_id = :run and e.status = 'locked' and e.net_salary > 0
     and not exists (select from payroll_payments p
       where p.workspace_id = :workspace_id and p.payroll_entry_id = e.id and p.status in ('pending', 'paid'))
   order by e.employee_id`,
)

const insertBatch = statement<
  { at: string },
  {
    id: string
    run: string
    number: number
    payment_method: string | null
    prepared_by: string
    zero: string
    entries: readonly string[]
  }
>(
  'insert_payroll_payment_batch',
  `insert into payroll_payment_batches (workspace_id, id, payroll_run_id, number, payment_method, total_payments, total_amount, failed_amount, prepared_by,
     created_at, updated_at)
   select :workspace_id, :id, :run, :number, :payment_method, count(e.id)::int, coalesce(sum(e.net_salary), :zero::numeric), :zero::numeric, :prepared_by,
     made.at, made.at
   from (select stamp() as at) as made left join payroll_entries e on e.workspace_id = :workspace_id and e.id = any(:entries)
   group by made.at
   returning created_at as at`,
)

const insertPayments = statement<
  unknown,
  { run: string; number: number; at: string; entries: readonly string[]; payments: readonly string[] }
>(
  'insert_payroll_payments',
  `insert into payroll_payments (workspace_id, id, payroll_run_id, payroll_entry_id, employee_id, batch, amount, payment_method,
     created_at, updated_at)
   select :workspace_id, of.payment, :run, e.id, e.employee_id, :number, e.net_salary, e.payment_method, :at, :at
   from unnest(:payments::text[], :entries::text[]) as of (payment, entry)
   join payroll_entries e on e.workspace_id = :workspace_id and e.id = of.entry`,
)

/** Prepares a batch of what the run still has to pay. A 409 tells why there is none. */
export async function prepareBatch(
  call: Drafting,
  { payroll_run_id, payment_method = null }: PayrollPaymentBatchCreate,
): Promise<PayrollPaymentBatch> {
  const { db, caller } = call
  const run = await lockRun(db, payroll_run_id)
  const [found] = await db.run(standing, { run: run.id })
  assertReady(run, found!)
  const open = await db.run(payable, { run: run.id })
  const chosen =
    payment_method === null ? open : open.filter(entry => entry.payment_method === payment_method)
  if (chosen.length === 0) assertNothingToPay(run, found!, { open, payment_method })
  const id = newId('PayrollPaymentBatch')
  const number = found!.last_batch + 1
  const entries = chosen.map(entry => entry.id)
  const [made] = await db.run(insertBatch, {
    id,
    run: run.id,
    number,
    payment_method,
    prepared_by: caller.key_id,
    zero: (0).toFixed(caller.workspace.currency_decimals),
    entries,
  })
  await namedInPieces(db, entries, piece =>
    db.run(insertPayments, {
      run: run.id,
      number,
      at: made!.at,
      entries: piece,
      payments: piece.map(() => newId('PayrollPayment')),
    }),
  )
  return batches.find(call, id)
}

/** Pay follows the lock, and the slip of each entry. */
function assertReady({ status, source }: PayrollRunDetail, { entries, slips }: Standing): void {
  if (status !== 'locked' && status !== 'disbursed')
    throw conflict(`This payroll run is ${status}; lock it before you prepare its payment.`)
  if (source === 'processed' && slips < entries)
    throw conflict(
      `${slips} of ${entries} salary slips of this payroll run are published; prepare its payment once all are.`,
    )
}

interface Choice {
  readonly open: readonly Payable[]
  readonly payment_method: string | null
}

/** An empty batch disburses a run that has nothing to pay; it is refused where something is, or was. */
function assertNothingToPay(
  { status }: PayrollRunDetail,
  { on_hold, pending_payments, pending_batch }: Standing,
  { open, payment_method }: Choice,
): void {
  if (open.length > 0)
    throw conflict(
      `No entry is left to be paid by ${payment_method}; ${count(open.length, 'is', 'are')} left to be paid in another way.`,
    )
  if (pending_batch !== null && pending_payments === 0)
    throw conflict(
      `Batch ${pending_batch} waits to be recorded without any payment, and no entry is left to be paid. Record it to disburse the run, or cancel it.`,
    )
  if (pending_batch !== null)
    throw conflict(
      `No further entry can be paid: ${count(pending_payments, 'payment is', 'payments are')} pending. Record or cancel batch ${pending_batch} first.`,
    )
  if (status === 'disbursed')
    throw conflict(
      `No further entry can be paid: all are paid or zero, and ${count(on_hold, 'is', 'are')} on hold.`,
    )
}
