// The order that a file for a bank is made of: who pays, who is paid, and the mistakes for which no file is made.

import type { Sentence } from '@muster/sentences'

export interface BankAccount {
  /** Who holds it, as the bank knows them. */
  readonly holder: string
  readonly iban: string | null
  readonly account_number: string | null
  readonly swift_code: string | null
  readonly bank_name: string
  readonly bank_code: string | null
  readonly branch_code: string | null
}

export interface OrderedPayment {
  readonly id: string
  readonly employee_code: string
  /** Decimal text, above zero. */
  readonly amount: string
  readonly account: BankAccount
}

export interface PaymentOrder {
  /** Tells the bank this file from every other; at most 35 letters and digits. */
  readonly message_id: string
  /** A moment in UTC. */
  readonly made_at: string
  readonly execution_date: string
  readonly currency: string
  /** The digits behind the point of the currency's amounts. */
  readonly decimals: number
  /** What the employee reads on the statement. */
  readonly reference: string
  readonly payer: BankAccount
  /** What the payments add up to: a file says it before them. */
  readonly total_payments: number
  readonly total_amount: string
  /** By their ids, in pieces: whoever has to wait for the next one lets others have their turn. */
  readonly payments: AsyncIterable<readonly OrderedPayment[]>
}

export type OrderField = keyof BankAccount | 'amount' | 'currency' | 'reference' | 'payments'

/** Why no file is made. The message follows the name of the field. */
export interface OrderMistake {
  /** Null where it is the payer's or the whole order's. */
  readonly payment: Pick<OrderedPayment, 'id' | 'employee_code'> | null
  readonly field: OrderField
  readonly message: Sentence
}

/** The payer and the employees of an order, each with the mistakes of theirs. */
export type Blame = (field: OrderField, message: Sentence) => void

export interface BankFile {
  readonly extension: string
  readonly content_type: string
  readonly bytes: Uint8Array
  /** As the file says them. */
  readonly total_payments: number
  readonly total_amount: string
}
