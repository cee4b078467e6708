// The explanation of a loan: the rules of its schedule as it was approved, and what became of it since.

import type { Loan } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { type Because, explainStates, makeLoanSchedule } from '@muster/engine'
import { say } from '@muster/sentences'
import { type BookedLoan, readBook } from './loan-books.ts'

export async function explainLoan(db: Db, of: Required<Loan>, decimals: number): Promise<Because[]> {
  const booked = await readBook(db, of)
  const { because, book } = booked
  const rules = nameType(of.loan_type_id, because.length > 0 ? because : explainTerms(booked, decimals))
  if (book.rows.length === 0) return rules
  const refs = [...booked.ids.values()]
  const states = Object.assign(explainStates(book, decimals), { refs })
  return [...rules, ...(await explainMoves(db, of.id)), states]
}

const terms = ['principal', 'flat_interest', 'reducing_interest', 'installments']

/** What the terms of the type decide, as the loan takes them over. */
export function nameType(loan_type_id: string, because: readonly Because[]): Because[] {
  const source = { id: loan_type_id, from: null }
  return because.map(line => (terms.includes(line.rule) ? { ...line, source } : line))
}

interface Moved {
  /** Of the run: `2026-04`. */
  readonly month: string
  /** Their numbers, with commas. */
  readonly installments: string
  readonly count: number
  readonly first: string
  readonly last: string
  readonly amount: string
  /** Of the run and the installments. */
  readonly refs: readonly string[]
}

const moves = statement<Moved, { loan_id: string }>(
  'final_runs_of_a_loan',
  `select to_char(make_date(r.year, r.month, 1), 'YYYY-MM') as month, count(*)::int as count,
     string_agg(i.installment_no::text, ', ' order by i.installment_no) as installments,
     to_char(min(i.moved_from), 'YYYY-MM') as first, to_char(max(i.moved_from), 'YYYY-MM') as last, sum(i.total_due) as amount,
     r.id || array_agg(i.id order by i.installment_no) as refs
   from loan_installments i join payroll_runs r on r.workspace_id = :workspace_id and r.id = i.moved_by_run_id
   where i.workspace_id = :workspace_id and i.loan_id = :loan_id group by r.id, r.year, r.month order by r.year, r.month, r.id`,
)

/** What final runs have moved and not given back: a reopened run gives it back, so nothing is kept of it. */
async function explainMoves(db: Db, loan_id: string): Promise<Because[]> {
  const found = await db.run(moves, { loan_id })
  return found.map(({ month, installments, count, first, last, amount, refs }) => {
    const due = first === last ? first : say`${first} to ${last}`
    const text = say`The final payroll run of ${month} moved ${count === 1 ? say`installment` : say`installments`} ${installments} to its month, from ${due}`
    return { rule: 'final_run', text, amount, refs }
  })
}

/** Of a loan whose schedule was written without its rules, or is not written: what its terms come to, if that is what it is. */
function explainTerms({ loan, book }: BookedLoan, decimals: number): readonly Because[] {
  const made = makeLoanSchedule({ ...loan, interest_method: book.interest_method }, decimals)
  if ('refused' in made || made.schedule.total_payable !== loan.total_payable) return []
  return made.schedule.because
}
