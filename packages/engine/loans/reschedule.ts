// Rescheduling: what is pending of a loan, divided into other months under the same interest.

import { say, sayCount } from '@muster/sentences'
import { formatAmount, parseAmount } from '../amounts.ts'
import { compareMonths, type Month, nameMonth } from '../months.ts'
import { isPending, type LoanBook, type LoanRow, sumDue, sumPrincipal } from './book.ts'
import { type Changed, findObstacle } from './changes.ts'
import { computeFlatInterest, type Division, divideFlat, divideReducing, findFlaw } from './parts.ts'
import { dateParts } from './schedule.ts'
import { type DuePart, dueOf } from './terms.ts'

export interface Rescheduling {
  /** How many installments there are to be from now on. */
  readonly installments: number
  /** The month of the first; by default that of the first pending one. */
  readonly start?: Month | undefined
  readonly note: string
}

/**
 * Divides the pending principal anew. A flat loan bears the interest of its whole amount for each month, as before, so
 * the same number of installments costs the same. Installments beyond the number are waived, at zero.
 */
export function rescheduleLoan(
  book: LoanBook,
  { installments, start, note }: Rescheduling,
  decimals: number,
): Changed {
  const conflict = findObstacle(book)
  if (conflict) return { conflict }
  const pending = book.rows.filter(isPending)
  const division = divideAgain(book, pending, installments, decimals)
  const flaw = findFlaw(division, decimals)
  if (flaw) return { refused: [{ field: 'installments', message: say`${flaw}; choose fewer installments` }] }
  const first = start ?? findFirstMonth(pending)
  const parts = dateParts(division, first, decimals)
  const installment_amount = formatAmount(division.installment, decimals)
  const text = say`${formatAmount(sumDue(pending), decimals)} in ${sayCount(pending.length, say`installment`)} becomes ${formatAmount(sumDue(parts), decimals)} in ${installments} of ${installment_amount} from ${nameMonth(first)} on: ${note}`
  const rows = rewrite(book.rows, parts, note, formatAmount(parseAmount('0'), decimals))
  const because = [{ rule: 'rescheduling', text, amount: formatAmount(sumDue(parts), decimals) }]
  return { change: { book: { ...book, installment_amount, rows }, because } }
}

function divideAgain(book: LoanBook, pending: readonly LoanRow[], count: number, decimals: number): Division {
  const principal = sumPrincipal(pending)
  if (book.interest_method === 'reducing')
    return divideReducing(principal, book.interest_rate, count, decimals)
  const interest = computeFlatInterest(book.amount, book.interest_rate, count, decimals)
  return divideFlat(principal, interest, count, decimals)
}

/** The month of the pending installment that is due first. */
export function findFirstMonth(pending: readonly LoanRow[]): Month {
  return pending.map(dueOf).reduce((first, due) => (compareMonths(due, first) < 0 ? due : first))
}

/** The parts take the place of the pending rows; what is left of either is waived or added. */
function rewrite(rows: readonly LoanRow[], parts: readonly DuePart[], note: string, zero: string): LoanRow[] {
  const left = [...parts]
  const rewritten = rows.map((row): LoanRow => {
    if (!isPending(row)) return row
    const { installment_no } = row
    const part = left.shift()
    if (part) return { ...part, installment_no, status: 'pending', note: null }
    return { ...row, principal: zero, interest: zero, total_due: zero, status: 'waived', note }
  })
  const last = rows.at(-1)!.installment_no
  const added = left.map(
    (part, n): LoanRow => ({ ...part, installment_no: last + 1 + n, status: 'pending', note: null }),
  )
  return [...rewritten, ...added]
}
