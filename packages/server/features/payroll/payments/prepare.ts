// Preparing a batch: the entries of a locked run that are to be paid and are in no other batch.

import type { PayrollPaymentBatchCreate, PayrollRunDetail } from '@muster/contract'
import { type Db, type LongWriter, namedInPieces, statement } from '@muster/db'
import { sumMoney } from '@muster/engine'
import { say, sayCount } from '@muster/sentences'
import { audit } from '../../../auth/audit.ts'
import { conflict } from '../../../http/problem.ts'
import { stampAhead } from '../../../resource/history.ts'
import { newId } from '../../../resource/ids.ts'
import { lockRun } from '../runs/run-details.ts'
import { callAs, finishTask, tellPieces, type Work } from '../tasks/task.ts'
import { accountOf } from './bank-accounts.ts'

/** The way of payment that a batch is limited to; null for all. */
type Method = string | null

interface PaymentState {
  readonly entries: number
  readonly slips: number
  readonly on_hold: number
  readonly pending_payments: number
  /** The number of the first batch that is pending. */
  readonly pending_batch: number | null
  readonly last_batch: number
  /** Entries that are to be paid, and those of them that are in the way of payment. */
  readonly payable: number
  readonly chosen: number
}

/** SQL: the entries of a run that are to be paid and are in no batch. */
export const payableOfRun = `payroll_entries e
   where e.workspace_id = :workspace_id and e.payroll_run_id = :run and e.status = 'locked' and e.net_salary > 0
     and not exists (select from payroll_payments p
       where p.workspace_id = :workspace_id and p.payroll_entry_id = e.id and p.status in ('pending', 'paid'))`
const isChosen = '(:payment_method::text is null or e.payment_method = :payment_method)'

const selectPaymentStateOfPayrollRun = statement<PaymentState, { run: string; payment_method: Method }>(
  'payment_state_of_payroll_run',
  `select payable, chosen, (select count(*) from payroll_entries where workspace_id = :workspace_id and payroll_run_id = :run)::int as entries,
     (select count(*) from salary_slips where workspace_id = :workspace_id and payroll_run_id = :run)::int as slips,
     (select count(*) from payroll_entries where workspace_id = :workspace_id and payroll_run_id = :run and status = 'on_hold')::int as on_hold,
     (select count(*) from payroll_payments where workspace_id = :workspace_id and payroll_run_id = :run and status = 'pending')::int
       as pending_payments,
     (select min(number) from payroll_payment_batches where workspace_id = :workspace_id and payroll_run_id = :run and status = 'pending')
       as pending_batch,
     (select coalesce(max(number), 0) from payroll_payment_batches where workspace_id = :workspace_id and payroll_run_id = :run) as last_batch
   from (select count(*)::int as payable, (count(*) filter (where ${isChosen}))::int as chosen from ${payableOfRun}) as entries`,
)

const selectPayablePayrollEntries = statement<
  { id: string; net_salary: string },
  { run: string; payment_method: Method }
>(
  'payable_payroll_entries',
  `select e.id, e.net_salary from ${payableOfRun} and ${isChosen} order by e.employee_id`,
)

const insertBatch = statement<
  { at: string },
  {
    id: string
    run: string
    number: number
    payment_method: Method
    total_payments: number
    total_amount: string
    failed_amount: string
    prepared_by: string
  }
>(
  'insert_payroll_payment_batch',
  `insert into payroll_payment_batches (workspace_id, id, payroll_run_id, number, payment_method, total_payments, total_amount, failed_amount, prepared_by,
     created_at, updated_at)
   select :workspace_id, :id, :run, :number, :payment_method, :total_payments::integer, :total_amount::numeric, :failed_amount::numeric, :prepared_by,
     at, at
   from (select stamp() as at) as made
   returning created_at as at`,
)

const insertPayments = statement<
  unknown,
  { run: string; number: number; at: string; entries: readonly string[]; payments: readonly string[] }
>(
  'insert_payroll_payments',
  `insert into payroll_payments (workspace_id, id, payroll_run_id, payroll_entry_id, employee_id, batch, amount, payment_method, bank_account,
     created_at, updated_at)
   select :workspace_id, of.payment, :run, e.id, e.employee_id, :number, e.net_salary, e.payment_method,
     case when e.payment_method = 'bank_transfer' then ${accountOf('e.employee_id', ':run')} end, :at, :at
   from unnest(:payments::text[], :entries::text[]) as of (payment, entry)
   join payroll_entries e on e.workspace_id = :workspace_id and e.id = of.entry`,
)

const namePreparedPaymentBatch = statement<unknown, { id: string; batch: string }>(
  'name_prepared_payment_batch',
  'update payroll_operations set payroll_payment_batch_id = :batch where workspace_id = :workspace_id and id = :id',
)

/** Prepares a batch of what the run still has to pay, and names it in the task. */
export async function prepareBatch(work: Work): Promise<void> {
  const { database, task, tell } = work
  const { payment_method = null } = task.input as PayrollPaymentBatchCreate
  await database.writeLong(task.workspace_id, async db => {
    const run = await lockRun(db, task.payroll_run_id)
    const { last_batch } = await assertPayable(db, run, payment_method)
    const entries = await db.run(selectPayablePayrollEntries, { run: run.id, payment_method })
    tell({ done: 0, total: entries.length })
    await stampAhead(db, entries.length, async () => {
      const batch = await writeBatch(work, db, { number: last_batch + 1, payment_method, entries })
      await db.run(namePreparedPaymentBatch, { id: task.id, batch })
      await finishTask(db, work)
    })
  })
}

interface Draft {
  readonly number: number
  readonly payment_method: Method
  readonly entries: readonly { readonly id: string; readonly net_salary: string }[]
}

/** Writes the batch with its payments; its id. */
async function writeBatch(
  work: Work,
  db: LongWriter,
  { number, payment_method, entries }: Draft,
): Promise<string> {
  const { payroll_run_id, currency_decimals } = work.task
  const id = newId('PayrollPaymentBatch')
  const call = callAs(work, db)
  const total_payments = entries.length
  const sum = (amounts: readonly string[]) => sumMoney(amounts, currency_decimals)
  const total_amount = sum(entries.map(({ net_salary }) => net_salary))
  const [made] = await db.run(insertBatch, {
    id,
    run: payroll_run_id,
    number,
    payment_method,
    total_payments,
    total_amount,
    failed_amount: sum([]),
    prepared_by: call.caller.actor_id,
  })
  const insert = (piece: Draft['entries']) =>
    db.run(insertPayments, {
      run: payroll_run_id,
      number,
      at: made!.at,
      entries: piece.map(entry => entry.id),
      payments: piece.map(() => newId('PayrollPayment')),
    })
  await namedInPieces(db, entries, insert, tellPieces(work, total_payments))
  const details = { payroll_run_id, number, total_payments, total_amount }
  audit(call, 'payroll_payment_batch.created', id, details)
  return id
}

/** How the payment of a locked run stands; a 409 where no batch can be prepared now. */
export async function assertPayable(
  db: Db,
  run: PayrollRunDetail,
  payment_method: Method,
): Promise<PaymentState> {
  const [found] = await db.run(selectPaymentStateOfPayrollRun, { run: run.id, payment_method })
  assertReady(run, found!)
  if (found!.chosen === 0) assertNothingToPay(run, found!, payment_method)
  return found!
}

/** Pay follows the lock, and the slip of each entry. */
function assertReady({ status, source }: PayrollRunDetail, { entries, slips }: PaymentState): void {
  if (status !== 'locked' && status !== 'disbursed')
    throw conflict(say`This payroll run is ${status}; lock it before you prepare its payment.`)
  if (source === 'processed' && slips < entries)
    throw conflict(
      say`${slips} of ${entries} salary slips of this payroll run are published; prepare its payment once all are.`,
    )
}

/** An empty batch disburses a run that has nothing to pay; it is refused where something is, or was. */
function assertNothingToPay(
  { status }: PayrollRunDetail,
  { on_hold, pending_payments, pending_batch, payable }: PaymentState,
  payment_method: Method,
): void {
  if (payable > 0)
    throw conflict(
      say`No entry is left to be paid by ${payment_method}; ${sayCount(payable, say`is`, say`are`)} left to be paid in another way.`,
    )
  if (pending_batch !== null && pending_payments === 0)
    throw conflict(
      say`Batch ${pending_batch} waits to be recorded without any payment, and no entry is left to be paid. Record it to disburse the run, or cancel it.`,
    )
  if (pending_batch !== null)
    throw conflict(
      say`No further entry can be paid: ${sayCount(pending_payments, say`payment is`, say`payments are`)} pending. Record or cancel batch ${pending_batch} first.`,
    )
  if (status === 'disbursed')
    throw conflict(
      say`No further entry can be paid: all are paid or zero, and ${sayCount(on_hold, say`is`, say`are`)} on hold.`,
    )
}
