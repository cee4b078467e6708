// The order to a bank for a batch of payments: read from the batch, and refused if somebody could not be paid by it.

import type {
  BankFileFormat,
  PayrollBankFileCreate,
  PayrollPaymentBatch,
  PayrollRunDetail,
} from '@muster/contract'
import { statement } from '@muster/db'
import { nameMonth, sumMoney } from '@muster/engine'
import {
  type BankFile,
  endToEndId,
  makeBankFile,
  type OrderField,
  type OrderMistake,
  type PaymentOrder,
} from '@muster/formats'
import { type Sentence, say } from '@muster/sentences'
import { type Inside, today } from '../../../http/context.ts'
import { conflict, type FieldError, invalid, invalidField } from '../../../http/problem.ts'
import { findPayer, toPayer } from './bank-accounts.ts'
import { type InTransaction, Transfers } from './bank-order-payments.ts'
import type { OfBatch } from './batches.ts'

interface Pending {
  readonly pending_payments: number
  readonly pending_amount: string
  readonly transfers: number
  /** Of transfers that have an account to go to. */
  readonly total_payments: number
  readonly total_amount: string
}

const selectPendingSumsOfBankOrder = statement<Pending, { run: string; number: number }>(
  'pending_sums_of_bank_order',
  `select count(*)::int as pending_payments, coalesce(sum(amount), 0) as pending_amount,
     (count(*) filter (where payment_method = 'bank_transfer'))::int as transfers,
     (count(*) filter (where payment_method = 'bank_transfer' and bank_account is not null))::int as total_payments,
     coalesce(sum(amount) filter (where payment_method = 'bank_transfer' and bank_account is not null), 0) as total_amount
   from payroll_payments where workspace_id = :workspace_id and payroll_run_id = :run and batch = :number and status = 'pending'`,
)

const currency = statement<{ currency: string }, object>(
  'currency_of_bank_order',
  'select currency from companies where workspace_id = :workspace_id',
)

export interface BankOrder {
  readonly company_bank_account_id: string
  /** All of it but its payments. */
  readonly head: Omit<PaymentOrder, 'payments'>
  readonly of: OfBatch
}

interface Locked {
  readonly run: PayrollRunDetail
  readonly batch: PayrollPaymentBatch
}

/** What is to be transferred of a batch, which is locked and pending. */
export async function readOrder(
  call: Inside & { readonly caller: { readonly workspace: { readonly currency_decimals: number } } },
  { run, batch }: Locked,
  { execution_date, company_bank_account_id }: PayrollBankFileCreate,
  number: number,
): Promise<BankOrder> {
  const decimals = call.caller.workspace.currency_decimals
  if (execution_date < today(call))
    throw invalidField('execution_date', say`is ${execution_date}, which is over; today is ${today(call)}`)
  const payer = await findPayer(call, company_bank_account_id)
  const of = { run: run.id, number: batch.number }
  const [found] = await call.db.run(selectPendingSumsOfBankOrder, of)
  assertComplete(batch, found!, decimals)
  const { transfers, total_payments, total_amount } = found!
  if (transfers === 0)
    throw conflict(
      say`Batch ${batch.number} has no pending payment by bank_transfer, so there is nothing to send to a bank.`,
    )
  const [company] = await call.db.run(currency, {})
  const head = {
    message_id: `${endToEndId(batch.id)}-${number}`,
    made_at: `${call.now.toString({ smallestUnit: 'second' })}`,
    execution_date,
    currency: company!.currency,
    decimals,
    reference: `SAL ${nameMonth(run)}`,
    payer: toPayer(payer),
    total_payments,
    total_amount: sumMoney([total_amount], decimals),
  }
  return { company_bank_account_id: payer.id, head, of }
}

/** What is pending and what failed is all of the batch; anything else would pay too much or too little. */
function assertComplete(
  batch: PayrollPaymentBatch,
  { pending_payments, pending_amount }: Pending,
  decimals: number,
): void {
  const sum = sumMoney([batch.failed_amount, pending_amount], decimals)
  const number = batch.failed_payments + pending_payments
  if (sum === sumMoney([batch.total_amount], decimals) && number === batch.total_payments) return
  throw new Error(
    `Batch ${batch.id} has ${batch.total_payments} payments of ${batch.total_amount}, and ${number} of ${sum} were found.`,
  )
}

const ofAccount = {
  holder: say`holder`,
  iban: say`IBAN`,
  account_number: say`number`,
  swift_code: say`SWIFT code`,
  bank_name: say`bank`,
  bank_code: say`bank code`,
  branch_code: say`branch code`,
} satisfies Partial<Record<OrderField, Sentence>>

const ofOrder = {
  amount: say`amount`,
  currency: say`currency`,
  reference: say`reference`,
  payments: say`payments`,
} satisfies Partial<Record<OrderField, Sentence>>

const isOfOrder = (field: OrderField): field is keyof typeof ofOrder => field in ofOrder

export interface MadeFile {
  readonly file: BankFile
  /** Of the payments that it was made of. */
  readonly seal: string
}

/** The file of an order, whose payments are read in transactions of their own, or a 400 with who cannot be paid by it. */
export async function makeFile(
  { head, of }: BankOrder,
  format: BankFileFormat,
  inside: InTransaction,
): Promise<MadeFile> {
  const transfers = new Transfers(of)
  const payments = transfers.read(inside, of, head.decimals)
  const made = await makeBankFile({ ...head, payments }, format)
  if ('file' in made && transfers.mistakes.length === 0) return { file: made.file, seal: transfers.seal }
  const mistakes = 'mistakes' in made ? made.mistakes : []
  // The account of whom is paid elsewhere by now may be wrong in the batch, and right where it stands.
  const named = new Set(transfers.mistakes.map(({ field }) => field))
  const otherMistakes = mistakes.filter(
    ({ payment }) => payment === null || !named.has(payment.employee_code),
  )
  throw invalid([...transfers.mistakes, ...otherMistakes.map(mistake => describeMistake(mistake, of))])
}

function describeMistake({ payment, field, message }: OrderMistake, { number }: OfBatch): FieldError {
  if (payment !== null && field === 'amount')
    return { field: payment.employee_code, message: say`is paid an amount that ${message}` }
  if (isOfOrder(field))
    return { field: 'format', message: say`cannot take an order whose ${ofOrder[field]} ${message}` }
  if (payment === null)
    return {
      field: 'company_bank_account_id',
      message: say`names an account whose ${ofAccount[field]} ${message}`,
    }
  return {
    field: payment.employee_code,
    message: say`is paid into an account whose ${ofAccount[field]} ${message}; correct the account, then cancel batch ${number} and prepare it again`,
  }
}
