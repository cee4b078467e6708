// The payments of an order to a bank: read in pieces, each with its account and whether the account is still the same.

import { type Db, type Span, statement } from '@muster/db'
import { sumMoney } from '@muster/engine'
import type { BankAccount, OrderedPayment } from '@muster/formats'
import { say } from '@muster/sentences'
import { type FieldError, invalid } from '../../../http/problem.ts'
import { digestOf } from '../../../runtime/digest.ts'
import { accountOf } from './bank-accounts.ts'
import { endsOfPending, type OfBatch, pendingOfPiece } from './batches.ts'

/** Some 10 ms of work, after which others have their turn. */
const rows = 500

// As text, so that two readings are compared as they came. An amount in JSON would lose its digits as a number.
const pendingTransfers = statement<{ payments: string }, OfBatch & Span>(
  'pending_transfers_of_bank_order',
  `select coalesce(json_agg(json_build_object('id', p.id, 'employee_code', e.employee_code, 'amount', p.amount::text, 'account', p.bank_account,
     'has_changed', p.bank_account::jsonb is distinct from ${accountOf('p.employee_id', 'p.payroll_run_id')}::jsonb) order by p.id), '[]')::text as payments
   from payroll_payments p
   join employees e on e.workspace_id = :workspace_id and e.id = p.employee_id
   where ${pendingOfPiece} and p.payment_method = 'bank_transfer'`,
)

/** Runs work in a transaction. */
export type InTransaction = <Result>(work: (db: Db) => Promise<Result>) => Promise<Result>

async function* readPieces(inside: InTransaction, batch: OfBatch): AsyncGenerator<string> {
  const ends = await inside(db => db.run(endsOfPending, { ...batch, rows }))
  let after = ''
  for (const { until } of ends) {
    const span = { ...batch, after, until }
    const [piece] = await inside(db => db.run(pendingTransfers, span))
    yield piece!.payments
    after = until
  }
}

interface PendingTransfer {
  readonly id: string
  readonly employee_code: string
  readonly amount: string
  /** As the batch was prepared. */
  readonly account: BankAccount | null
  /** Whether the employee is paid elsewhere by now. */
  readonly has_changed: boolean
}

/** The transfers of a batch on their way into a file, with the mistakes that the batch alone shows. */
export class Transfers {
  readonly mistakes: FieldError[] = []
  #seal = ''
  readonly #number: number

  constructor(batch: { readonly number: number }) {
    this.#number = batch.number
  }

  /** Payments without an account are left out; they are among the mistakes. A 400 where no other is there. */
  async *read(
    inside: InTransaction,
    batch: OfBatch,
    decimals: number,
  ): AsyncGenerator<readonly OrderedPayment[]> {
    let payable = 0
    for await (const text of readPieces(inside, batch)) {
      this.#seal = digestOf(this.#seal + text)
      const transfers = JSON.parse(text) as readonly PendingTransfer[]
      for (const transfer of transfers) this.#check(transfer)
      if (this.mistakes.length > enough) throw invalid(this.mistakes)
      const payments = transfers.flatMap(({ id, employee_code, amount, account }) =>
        account ? [{ id, employee_code, amount: sumMoney([amount], decimals), account }] : [],
      )
      payable += payments.length
      yield payments
    }
    if (payable === 0) throw invalid(this.mistakes)
  }

  /** Tells this reading from every other that differs. */
  get seal(): string {
    return this.#seal
  }

  #check({ employee_code: field, account, has_changed }: PendingTransfer): void {
    const again = say`cancel batch ${this.#number} and prepare it again`
    if (has_changed)
      this.mistakes.push({
        field,
        message: say`has another bank account since the batch was prepared; ${again}`,
      })
    else if (!account)
      this.mistakes.push({
        field,
        message: say`has no active bank account; add one, or pay in another way, then ${again}`,
      })
  }
}

/** A refusal lists no more. */
const enough = 100

/** The seal of what is read now. */
export async function sealNow(db: Db, batch: OfBatch): Promise<string> {
  let seal = ''
  for await (const text of readPieces(work => work(db), batch)) seal = digestOf(seal + text)
  return seal
}
