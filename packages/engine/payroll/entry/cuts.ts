// Cuts: net pay is never below 0, so deductions take what is left, in their order, and the entry names the rest.

import { type Sentence, say } from '@muster/sentences'
import { type Amount, type Because, lesser, parseAmount, sumAmounts } from '../../amounts.ts'
import { nameMonth } from '../../months.ts'
import type { PayComponent } from '../../salaries/index.ts'
import type { Currency } from '../currency.ts'
import type { InstallmentFact, RunKind } from '../facts.ts'
import { type Booking, book, compareTexts, toLine } from './booking.ts'
import type { Deferred } from './entry.ts'

/** A deduction that may be cut. */
export interface Due {
  readonly kind: Exclude<Deferred['kind'], 'installment'>
  readonly component: PayComponent
  readonly amount: Amount
  readonly because: readonly Because[]
  /** The adjustment. */
  readonly object_id: string | null
}

export interface Taken {
  readonly due: Due
  readonly amount: Amount
}

export interface Cut {
  readonly bookings: readonly Booking[]
  readonly taken: readonly Taken[]
  readonly installments: readonly InstallmentFact[]
  readonly deferred: readonly Deferred[]
}

const order: readonly Due['kind'][] = [
  'tax',
  'social_security',
  'provident_fund',
  'component',
  'arrears',
  'recovery',
]

const fates: Readonly<Record<Due['kind'], Sentence>> = {
  tax: say`comes back with the projection of later months`,
  social_security: say`lapses`,
  provident_fund: say`lapses`,
  component: say`lapses`,
  arrears: say`goes to the next run`,
  recovery: say`goes to the next run`,
}

/** What is owed still where no run comes after; the rest lapses. */
export const owedKinds: readonly Deferred['kind'][] = ['tax', 'arrears', 'recovery', 'installment']

/** After a final run, in all. */
export function sumOwed(kind: RunKind, deferred: readonly Deferred[]): Amount {
  const owed = kind === 'final' ? deferred.filter(each => owedKinds.includes(each.kind)) : []
  return sumAmounts(owed.map(({ amount }) => parseAmount(amount)))
}

export interface CutFacts {
  readonly kind: RunKind
  readonly currency: Currency
  /** After time deductions, and without what is paid back to the employee. */
  readonly available: Amount
  readonly dues: readonly Due[]
  readonly installments: readonly InstallmentFact[]
  readonly LOAN: PayComponent
}

export function cutToNet(facts: CutFacts): Cut {
  let left = facts.available
  const taken: Taken[] = []
  const deferred: Deferred[] = []
  const bookings: Booking[] = []
  for (const due of order.flatMap(kind => facts.dues.filter(each => each.kind === kind))) {
    const amount = lesser(due.amount, left)
    left = left.minus(amount)
    taken.push({ due, amount })
    const cut = amount.equals(due.amount) ? [] : [defer(facts, due, amount)]
    deferred.push(...cut)
    const because = [...due.because, ...cut.map(({ text }) => toLine('cut', text))]
    bookings.push(book(due.component, amount, because))
  }
  const loans = claimInstallments(facts, left)
  return {
    bookings: [...bookings, ...loans.bookings],
    taken,
    installments: loans.claimed,
    deferred: [...deferred, ...loans.deferred],
  }
}

function defer({ currency, kind }: CutFacts, due: Due, amount: Amount): Deferred {
  const rest = due.amount.minus(amount)
  const fate = kind === 'final' && owedKinds.includes(due.kind) ? say`is still owed` : fates[due.kind]
  const text = say`${due.component.code} ${currency.text(due.amount)} is cut to the ${currency.text(amount)} that is left of pay; ${currency.text(rest)} ${fate}`
  const { object_id, component } = due
  return { kind: due.kind, code: component.code, object_id, amount: currency.text(rest), text }
}

interface Claimed {
  readonly bookings: readonly Booking[]
  readonly claimed: readonly InstallmentFact[]
  readonly deferred: readonly Deferred[]
}

/** Whole ones, the oldest first; after one that does not fit, no later one of its loan is taken. */
function claimInstallments({ kind, currency, installments, LOAN }: CutFacts, available: Amount): Claimed {
  let left = available
  const claimed: InstallmentFact[] = []
  const deferred: Deferred[] = []
  const because: Because[] = []
  const waiting = new Set<string>()
  for (const each of [...installments].sort(byAge)) {
    const due = parseAmount(each.total_due)
    const text = describeInstallment(each)
    if (waiting.has(each.loan_id) || due.greaterThan(left)) {
      const fate = kind === 'final' ? say`is still owed` : say`stays pending`
      const why = waiting.has(each.loan_id)
        ? say`an earlier one of the loan was not taken`
        : say`${currency.text(left)} is left of pay`
      const sentence = say`${text} of ${currency.text(due)} ${fate}: ${why}`
      waiting.add(each.loan_id)
      const amount = currency.text(due)
      deferred.push({ kind: 'installment', code: LOAN.code, object_id: each.id, amount, text: sentence })
      continue
    }
    left = left.minus(due)
    claimed.push(each)
    because.push(toLine('installment', text, currency.text(due), { refs: [each.id, each.loan_id] }))
  }
  const sum = available.minus(left)
  return { bookings: sum.isZero() ? [] : [book(LOAN, sum, because)], claimed, deferred }
}

function describeInstallment(of: InstallmentFact): Sentence {
  const due = nameMonth({ year: of.due_year, month: of.due_month })
  return say`Installment ${of.installment_no} of loan ${of.loan_number}, due ${due}`
}

function byAge(a: InstallmentFact, b: InstallmentFact): number {
  return (
    a.due_year - b.due_year ||
    a.due_month - b.due_month ||
    compareTexts(a.loan_number, b.loan_number) ||
    a.installment_no - b.installment_no ||
    compareTexts(a.id, b.id)
  )
}
