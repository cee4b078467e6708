// The explanation of a loan: the rules of its schedule as it was approved, and what became of it since.

import type { Loan } from '@muster/contract'
import type { Db } from '@muster/db'
import { type Because, explainStates, makeLoanSchedule } from '@muster/engine'
import { type BookedLoan, readBook } from './loan-books.ts'

export async function explainLoan(db: Db, of: Required<Loan>, decimals: number): Promise<Because[]> {
  const booked = await readBook(db, of)
  const { because, book } = booked
  const rules = because.length > 0 ? because : explainTerms(booked, decimals)
  return book.rows.length > 0 ? [...rules, explainStates(book, decimals)] : [...rules]
}

/** Of a loan whose schedule was written without its rules, or is not written: what its terms come to, if that is what it is. */
function explainTerms({ loan, book }: BookedLoan, decimals: number): readonly Because[] {
  const made = makeLoanSchedule({ ...loan, interest_method: book.interest_method }, decimals)
  if ('refused' in made || made.schedule.total_payable !== loan.total_payable) return []
  return made.schedule.because
}
