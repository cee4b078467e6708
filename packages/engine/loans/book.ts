// The book of a loan: its installments with their states, and the figures that follow from them.

import { say, sayTogether } from '@muster/sentences'
import { type Amount, type Because, formatAmount, must, parseAmount, sumOfTexts } from '../amounts.ts'
import type { DuePart, LoanTerms } from './terms.ts'

export type InstallmentStatus = 'pending' | 'claimed' | 'settled' | 'waived'

export interface LoanRow extends DuePart {
  readonly status: InstallmentStatus
  /** Why it was waived or deferred. */
  readonly note: string | null
}

/** A loan with its schedule. Amounts are decimal text. */
export interface LoanBook extends Pick<LoanTerms, 'amount' | 'interest_rate' | 'interest_method'> {
  readonly installment_amount: string
  readonly paid_amount: string
  /** By `installment_no`. */
  readonly rows: readonly LoanRow[]
}

export interface LoanFigures {
  readonly total_payable: string
  readonly installment_amount: string
  readonly total_installments: number
  readonly paid_installments: number
  readonly paid_amount: string
  readonly outstanding_balance: string
}

const isOpen = ({ status }: LoanRow): boolean => status === 'pending' || status === 'claimed'

export const isPending = ({ status }: LoanRow): boolean => status === 'pending'

/** Whether nothing is left that payroll could take. */
export const isPaidUp = (rows: readonly LoanRow[]): boolean => !rows.some(isOpen)

export const sumDue = (rows: readonly DuePart[]): Amount => sumOfTexts(rows.map(row => row.total_due))

export const sumPrincipal = (rows: readonly DuePart[]): Amount => sumOfTexts(rows.map(row => row.principal))

/**
 * The figures of a loan. The principal of all installments adds up to the amount, whatever became of them; what is
 * outstanding is what is pending or claimed. An installment whose amount went to others does not count.
 */
export function summarize(book: LoanBook, decimals: number): LoanFigures {
  const { rows, installment_amount, paid_amount } = book
  must(sumPrincipal(rows).equals(parseAmount(book.amount)), () => `principal of ${book.amount}`)
  const figure = (amount: Amount) => formatAmount(amount, decimals)
  return {
    total_payable: figure(sumDue(rows)),
    installment_amount,
    total_installments: rows.filter(row => !parseAmount(row.total_due).isZero()).length,
    paid_installments: rows.filter(({ status }) => status === 'settled').length,
    paid_amount: figure(parseAmount(paid_amount)),
    outstanding_balance: figure(sumDue(rows.filter(isOpen))),
  }
}

const states: readonly InstallmentStatus[] = ['settled', 'claimed', 'pending', 'waived']

/** What became of the installments, with what is outstanding. Those whose amount went to others are left out. */
export function explainStates(book: LoanBook, decimals: number): Because {
  const own = book.rows.filter(row => !parseAmount(row.total_due).isZero())
  const sentences = states.flatMap(state => {
    const of = own.filter(({ status }) => status === state)
    return of.length === 0 ? [] : say`${of.length} ${state} of ${formatAmount(sumDue(of), decimals)}`
  })
  const amount = summarize(book, decimals).outstanding_balance
  const text = say`Installments: ${sayTogether(sentences, ', ')}; ${amount} is outstanding`
  return { rule: 'outstanding', text, amount }
}
