// The order to a bank of a batch of payments: read from the batch, and refused where somebody could not be paid by it.

import type {
  BankFileFormat,
  PayrollBankFileCreate,
  PayrollPaymentBatch,
  PayrollRunDetail,
} from '@muster/contract'
import { statement } from '@muster/db'
import { nameMonth, sumMoney } from '@muster/engine'
import {
  type BankAccount,
  type BankFile,
  endToEndId,
  makeBankFile,
  type OrderField,
  type OrderMistake,
  type PaymentOrder,
} from '@muster/formats'
import { type Inside, today } from '../../../http/context.ts'
import { conflict, type FieldError, invalid, invalidField } from '../../../http/problem.ts'
import { accountOf, findPayer, toPayer } from './bank-accounts.ts'

interface PendingPayment {
  readonly id: string
  readonly employee_code: string
  readonly amount: string
  readonly payment_method: string
  /** As the batch was prepared. */
  readonly bank_account: BankAccount | null
  /** Whether the employee is paid elsewhere by now. */
  readonly has_changed: boolean
}

const pending = statement<PendingPayment, { run: string; number: number }>(
  'pending_payments_of_bank_order',
  `select p.id, e.employee_code, p.amount, p.payment_method, p.bank_account,
     p.payment_method = 'bank_transfer' and p.bank_account::jsonb is distinct from ${accountOf('p.employee_id')}::jsonb as has_changed
   from payroll_payments p
   join employees e on e.workspace_id = :workspace_id and e.id = p.employee_id
   where p.workspace_id = :workspace_id and p.payroll_run_id = :run and p.batch = :number and p.status = 'pending'
   order by p.id`,
)

const currency = statement<{ currency: string }, object>(
  'currency_of_bank_order',
  'select currency from companies where workspace_id = :workspace_id',
)

export interface BankOrder {
  readonly company_bank_account_id: string
  readonly order: PaymentOrder
  /** Of payments for which no file can be made, by what stands in the batch alone. */
  readonly mistakes: readonly FieldError[]
  readonly codes: ReadonlyMap<string, string>
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
    throw invalidField('execution_date', `is ${execution_date}, which is over; today is ${today(call)}`)
  const payer = await findPayer(call, company_bank_account_id)
  const payments = await call.db.run(pending, { run: run.id, number: batch.number })
  assertComplete(batch, payments, decimals)
  const transfers = payments.filter(({ payment_method }) => payment_method === 'bank_transfer')
  if (transfers.length === 0)
    throw conflict(
      `Batch ${batch.number} has no pending payment by bank_transfer, so there is nothing to send to a bank.`,
    )
  const [company] = await call.db.run(currency, {})
  const order: PaymentOrder = {
    message_id: `${endToEndId(batch.id)}-${number}`,
    made_at: `${call.now.toString({ smallestUnit: 'second' })}`,
    execution_date,
    currency: company!.currency,
    decimals,
    reference: `SAL ${nameMonth(run)}`,
    payer: toPayer(payer),
    payments: transfers.flatMap(({ id, employee_code, amount, bank_account }) =>
      bank_account
        ? [{ id, employee_code, amount: sumMoney([amount], decimals), account: bank_account }]
        : [],
    ),
  }
  return {
    company_bank_account_id: payer.id,
    order,
    mistakes: transfers.flatMap(payment => findMistake(payment, batch)),
    codes: new Map(transfers.map(({ id, employee_code }) => [id, employee_code])),
  }
}

/** What is pending and what failed is all of the batch; anything else would pay too much or too little. */
function assertComplete(
  batch: PayrollPaymentBatch,
  payments: readonly PendingPayment[],
  decimals: number,
): void {
  const sum = sumMoney([batch.failed_amount, ...payments.map(({ amount }) => amount)], decimals)
  const number = batch.failed_payments + payments.length
  if (sum === sumMoney([batch.total_amount], decimals) && number === batch.total_payments) return
  throw new Error(
    `Batch ${batch.id} has ${batch.total_payments} payments of ${batch.total_amount}, and ${number} of ${sum} were found.`,
  )
}

function findMistake(
  { employee_code, bank_account, has_changed }: PendingPayment,
  batch: PayrollPaymentBatch,
): FieldError[] {
  const again = `cancel batch ${batch.number} and prepare it again`
  if (has_changed)
    return [
      { field: employee_code, message: `has another bank account since the batch was prepared; ${again}` },
    ]
  if (bank_account) return []
  return [
    {
      field: employee_code,
      message: `has no active bank account; add one, or pay in another way, then ${again}`,
    },
  ]
}

const words: Readonly<Record<OrderField, string>> = {
  holder: 'an account whose holder',
  iban: 'an account whose IBAN',
  account_number: 'an account whose number',
  swift_code: 'an account whose SWIFT code',
  bank_name: 'an account whose bank',
  bank_code: 'an account whose bank code',
  branch_code: 'an account whose branch code',
  amount: 'an amount that',
  currency: 'an order whose currency',
  reference: 'an order whose reference',
  payments: 'an order whose payments',
}

/** The file of an order, or a 400 with every employee who cannot be paid by it. */
export async function makeFile(
  { order, mistakes, codes }: BankOrder,
  format: BankFileFormat,
): Promise<BankFile> {
  const made = order.payments.length > 0 ? await makeBankFile(order, format) : { mistakes: [] }
  if ('file' in made && mistakes.length === 0) return made.file
  const found = 'mistakes' in made ? made.mistakes : []
  throw invalid([...mistakes, ...found.map(mistake => tell(mistake, codes))])
}

function tell({ payment_id, field, message }: OrderMistake, codes: ReadonlyMap<string, string>): FieldError {
  if (payment_id !== null)
    return {
      field: codes.get(payment_id)!,
      message: `is paid ${field === 'amount' ? '' : 'into '}${words[field]} ${message}`,
    }
  const isOrder = words[field].startsWith('an order')
  return {
    field: isOrder ? 'format' : 'company_bank_account_id',
    message: `${isOrder ? 'cannot take' : 'names'} ${words[field]} ${message}`,
  }
}
