// Encashment: leave that is paid out instead of taken.

import { amountOf, type Because, countOf, halfUp, written } from './amounts.ts'
import type { LeaveRefusal } from './facts.ts'
import type { LedgerEntry } from './ledger.ts'
import type { LeavePolicy } from './policy.ts'

export interface EncashmentFacts {
  readonly policy: LeavePolicy | null
  readonly available_days: string
  readonly encash_days: string
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
  const { encash_days, gross_salary, currency_decimals } = facts
  const refused = refusalsOf(facts)
  if (refused.length > 0 || gross_salary === null) return { refused }
  const days = amountOf(encash_days)
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

function refusalsOf({ policy, available_days, encash_days, gross_salary }: EncashmentFacts): LeaveRefusal[] {
  const [days, available] = [amountOf(encash_days), amountOf(available_days)]
  const because = (holds: boolean, field: string, message: string) => (holds ? [{ field, message }] : [])
  return [
    ...because(!policy?.encashment_allowed, 'leave_type_id', 'has no policy that allows encashment'),
    ...because(!days.greaterThan(0), 'encash_days', 'must be more than 0'),
    ...because(days.decimalPlaces() > 2, 'encash_days', 'must have at most 2 decimals'),
    ...because(
      days.greaterThan(available),
      'encash_days',
      `must be at most ${written(available)}, the days available`,
    ),
    ...because(gross_salary === null, 'employee_id', 'names an employee without a current salary'),
  ]
}
