// Changes of a loan's schedule: settled early, written off, waived or deferred. What payroll has taken never changes.

import { type Sentence, say, sayCount } from '@muster/sentences'
import { type Amount, type Because, formatAmount, must, parseAmount } from '../amounts.ts'
import { compareMonths, monthAfter, nameMonth } from '../months.ts'
import { isPending, type LoanBook, type LoanRow, sumDue, sumPrincipal } from './book.ts'
import type { LoanRefusal } from './request.ts'
import { dueOf } from './terms.ts'

export interface LoanChange {
  /** The loan after the change; an installment that stays as it was is the same object. */
  readonly book: LoanBook
  readonly because: readonly Because[]
}

/** `conflict`: another record or state is in the way. `refused`: the data sent is. */
export type Changed =
  | { readonly change: LoanChange }
  | { readonly conflict: Sentence }
  | { readonly refused: readonly LoanRefusal[] }

/** Why the schedule as a whole cannot change now, or undefined. */
export function findObstacle({ rows }: LoanBook): Sentence | undefined {
  const claimed = rows.find(({ status }) => status === 'claimed')
  if (claimed)
    return say`Installment ${claimed.installment_no} of ${nameMonth(dueOf(claimed))}, ${claimed.total_due}, is claimed by a payroll run; lock or reopen that run first.`
  return rows.some(isPending) ? undefined : say`No installment of this loan is pending.`
}

/** Ends the loan for what came in: by default the principal that is pending. Its pending installments are waived. */
export function settleEarly(
  book: LoanBook,
  { received, note }: { readonly received: string | undefined; readonly note: string },
  decimals: number,
): Changed {
  const conflict = findObstacle(book)
  if (conflict) return { conflict }
  const pending = book.rows.filter(isPending)
  const figure = (amount: Amount) => formatAmount(amount, decimals)
  const [principal, most] = [sumPrincipal(pending), sumDue(pending)]
  const came = received === undefined ? principal : parseAmount(received)
  if (came.greaterThan(most))
    return {
      refused: [{ field: 'amount', message: say`must be at most ${figure(most)}, which is outstanding` }],
    }
  const text = say`${figure(came)} came in for ${sayCount(pending.length, say`installment`)} of ${figure(most)}, of which ${figure(principal)} is principal`
  const paid_amount = figure(parseAmount(book.paid_amount).plus(came))
  const rows = waive(book.rows, isPending, note)
  const because = [{ rule: 'early_settlement', text, amount: figure(came) }]
  return { change: { book: { ...book, paid_amount, rows }, because } }
}

/** Gives up what is pending. */
export function writeOff(book: LoanBook, note: string, decimals: number): Changed {
  const conflict = findObstacle(book)
  if (conflict) return { conflict }
  const pending = book.rows.filter(isPending)
  const amount = formatAmount(sumDue(pending), decimals)
  const text = say`${sayCount(pending.length, say`installment`)} of ${amount} ${pending.length === 1 ? say`is` : say`are`} written off: ${note}`
  const rows = waive(book.rows, isPending, note)
  return { change: { book: { ...book, rows }, because: [{ rule: 'write_off', text, amount }] } }
}

/** Gives up one pending installment. */
export function waiveInstallment(book: LoanBook, installment_no: number, note: string): Changed {
  const row = findPending(book, installment_no)
  const text = say`Installment ${installment_no} of ${row.total_due} is waived: ${note}`
  const rows = waive(book.rows, each => each === row, note)
  return { change: { book: { ...book, rows }, because: [{ rule: 'waiver', text, amount: row.total_due }] } }
}

/** Moves one pending installment to the month after the last; the others keep their months. */
export function deferInstallment(book: LoanBook, installment_no: number, note: string): Changed {
  const row = findPending(book, installment_no)
  const last = book.rows
    .filter(({ status }) => status !== 'waived')
    .map(dueOf)
    .reduce((latest, due) => (compareMonths(due, latest) > 0 ? due : latest))
  const { year, month } = monthAfter(last, 1)
  const text = say`Installment ${installment_no} moves from ${nameMonth(dueOf(row))} to ${nameMonth({ year, month })}: ${note}`
  const moved = { ...row, due_year: year, due_month: month, note }
  const rows = book.rows.map(each => (each === row ? moved : each))
  return { change: { book: { ...book, rows }, because: [{ rule: 'deferral', text, amount: null }] } }
}

/** Takes the loan back before anything of it was paid; nothing of it is due any more. */
export function cancelLoan(book: LoanBook, note: Sentence): Changed {
  const taken = book.rows.find(({ status }) => status === 'claimed' || status === 'settled')
  if (taken)
    return {
      conflict: say`Installment ${taken.installment_no} of ${taken.total_due} is ${taken.status}; settle the loan early or write it off instead.`,
    }
  const rows = waive(book.rows, isPending, String(note))
  return {
    change: { book: { ...book, rows }, because: [{ rule: 'cancellation', text: note, amount: null }] },
  }
}

function waive(rows: readonly LoanRow[], picks: (row: LoanRow) => boolean, note: string): LoanRow[] {
  return rows.map(row => (picks(row) ? { ...row, status: 'waived', note } : row))
}

/** Whoever asks has made sure of it: the contract says that only a pending installment can change. */
function findPending(book: LoanBook, installment_no: number): LoanRow {
  const row = book.rows.find(each => each.installment_no === installment_no)!
  must(isPending(row), () => `that installment ${installment_no}, which is ${row.status}, is pending`)
  return row
}
