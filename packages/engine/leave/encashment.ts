// Encashment: leave that is paid out instead of taken.

import { amountOf, type Because, countOf, halfUp, written } from './amounts.ts'
import type { LeaveRefusal } from './facts.ts'
import type { LedgerEntry } from './ledger.ts'
import { type Gender, type LeavePolicy, otherGender } from './policy.ts'

export interface EncashmentFacts {
  readonly policy: LeavePolicy | null
  /** Of the employee. */
  readonly gender: Gender | null
  /** freeDays() of the balance. */
  readonly free_days: string
  /** To be paid out. */
  readonly days: string
  /** Of the current salary assignment; null where there is none. */
  readonly gross_salary: string | null
  /** Of the workspace's currency. */
  readonly currency_decimals: number
}

export interface Encashment {
  readonly amount: string
  /** To be added to the ledger when the payroll run that pays it is locked. */
  readonly entry: LedgerEntry
  readonly because: readonly Because[]
}

/** A month has 30 days here, whichever it is, so that a day is worth the same in all of them. */
const daysInMonth = 30

export function encashment(
  facts: EncashmentFacts,
): { readonly encashment: Encashment } | { readonly refused: readonly LeaveRefusal[] } {
  const { gross_salary, currency_decimals } = facts
  const refused = refusalsOf(facts)
  if (refused.length > 0 || gross_salary === null) return { refused }
  const days = amountOf(facts.days)
  const amount = written(
    halfUp(amountOf(gross_salary).times(days).dividedBy(countOf(daysInMonth)), currency_decimals),
    currency_decimals,
  )
  const gross = written(amountOf(gross_salary), currency_decimals)
  const text = `${written(days)} days at ${gross} / ${daysInMonth} a day`
  return {
    encashment: {
      amount,
      entry: { kind: 'encash', days: written(days.negated()) },
      because: [{ rule: 'encashment', text, amount }],
    },
  }
}

function refusalsOf(facts: EncashmentFacts): LeaveRefusal[] {
  const { policy, gender, gross_salary } = facts
  const other = policy && otherGender(policy, gender)
  const [days, free] = [amountOf(facts.days), amountOf(facts.free_days)]
  const because = (holds: boolean, field: string, message: string) => (holds ? [{ field, message }] : [])
  return [
    ...because(
      !policy?.encashment_allowed,
      'leave_balance_id',
      'names a balance whose policy allows no encashment',
    ),
    ...because(other !== null, 'leave_balance_id', `names a balance of leave for ${other} employees only`),
    ...because(!days.greaterThan(0), 'days', 'must be more than 0'),
    ...because(days.decimalPlaces() > 2, 'days', 'must have at most 2 decimals'),
    // Where the leave is not for the employee, there is nothing that could suffice.
    ...because(
      other === null && days.greaterThan(free),
      'days',
      `must be at most ${written(free)}, the days that are available and not asked for`,
    ),
    ...because(
      gross_salary === null,
      'leave_balance_id',
      'names a balance of an employee without a current salary',
    ),
  ]
}
