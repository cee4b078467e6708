// Encashment: leave that is paid out instead of taken.

import { type Sentence, say } from '@muster/sentences'
import { type Because, formatAmount, parseAmount, roundHalfUp, toAmount } from '../amounts.ts'
import type { LeaveRefusal } from './facts.ts'
import type { LedgerEntry } from './ledger.ts'
import { findOtherGender, type Gender, type LeavePolicy } from './policy.ts'

export interface EncashmentFacts {
  readonly policy: LeavePolicy | null
  /** Of the employee. */
  readonly gender: Gender | null
  /** freeDays() of the balance. */
  readonly free_days: string
  /** To be paid out. */
  readonly days: string
  /** From the current salary assignment; null if there is none. */
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

export function computeEncashment(
  facts: EncashmentFacts,
): { readonly encashment: Encashment } | { readonly refused: readonly LeaveRefusal[] } {
  const { gross_salary, currency_decimals } = facts
  const refused = listRefusals(facts)
  if (refused.length > 0 || gross_salary === null) return { refused }
  const days = parseAmount(facts.days)
  const amount = formatAmount(
    roundHalfUp(parseAmount(gross_salary).times(days).dividedBy(toAmount(daysInMonth)), currency_decimals),
    currency_decimals,
  )
  const gross = formatAmount(parseAmount(gross_salary), currency_decimals)
  const text = say`${formatAmount(days)} days at ${gross} / ${daysInMonth} a day`
  return {
    encashment: {
      amount,
      entry: { kind: 'encash', days: formatAmount(days.negated()) },
      because: [{ rule: 'encashment', text, amount }],
    },
  }
}

function listRefusals(facts: EncashmentFacts): LeaveRefusal[] {
  const { policy, gender, gross_salary } = facts
  const other = policy && findOtherGender(policy, gender)
  const [days, free] = [parseAmount(facts.days), parseAmount(facts.free_days)]
  const because = (holds: boolean, field: string, message: Sentence) => (holds ? [{ field, message }] : [])
  return [
    ...because(
      !policy?.encashment_allowed,
      'leave_balance_id',
      say`names a balance whose policy allows no encashment`,
    ),
    ...because(other !== null, 'leave_balance_id', say`names a balance of leave for ${other} employees only`),
    ...because(!days.greaterThan(toAmount(0)), 'days', say`must be more than 0`),
    ...because(days.decimalPlaces() > 2, 'days', say`must have at most 2 decimals`),
    // Where the leave is not for the employee, there is nothing that could suffice.
    ...because(
      other === null && days.greaterThan(free),
      'days',
      say`must be at most ${formatAmount(free)}, the days that are available and not requested`,
    ),
    ...because(
      gross_salary === null,
      'leave_balance_id',
      say`names a balance of an employee without a current salary`,
    ),
  ]
}
