// The close of a leave year: what is accrued for good, what is carried into the next year, and what lapses.

import { type Sentence, say } from '@muster/sentences'
import { type Amount, type Because, formatAmount, must, parseAmount } from '../amounts.ts'
import type { Computed } from './entitlement.ts'
import {
  type Balance,
  computeBalance,
  type EntryKind,
  findUnwritten,
  type LedgerEntry,
  sumOfKinds,
} from './ledger.ts'
import type { LeavePolicy } from './policy.ts'

export interface YearCloseFacts {
  /** In force on the last day of the year, and for the employee's gender. */
  readonly policy: LeavePolicy | null
  /** As of the last day of the year; null where it was closed before. */
  readonly computed: Computed | null
  readonly entries: readonly LedgerEntry[]
  /** Of the year after. */
  readonly next_entries: readonly LedgerEntry[]
}

export interface YearClose {
  /** What the year had at its end, which stays as its balance. */
  readonly balance: Balance
  /** Entries to add to the year: the accrual that was only computed so far. */
  readonly closing: readonly LedgerEntry[]
  /** Entries to add to the year after: all that is left arrives there, and what may not be kept lapses there. */
  readonly opening: readonly LedgerEntry[]
  readonly carried_forward_days: string
  readonly lapsed_days: string
  readonly because: readonly Because[]
}

/** Only what is not in the ledgers yet is added, so closing twice changes nothing. */
export function closeYear({ policy, computed, entries, next_entries }: YearCloseFacts): YearClose {
  const released = computed ? findUnwritten(entries, computed) : parseAmount('0')
  const closing = makeEntry(policy?.accrual_method === 'annual' ? 'grant' : 'accrue', released)
  const balance = computeBalance(entries, computed)
  const rest = parseAmount(balance.available_days)
  const carried = computeCarry(policy, rest)
  const lapsed = rest.minus(carried)
  must(!lapsed.isNegative(), () => `that of ${rest} days no more than all, ${carried}, are carried`)
  return {
    balance,
    closing,
    opening: [
      ...makeEntry('carry', rest.minus(sumOfKinds(next_entries, 'carry'))),
      ...makeEntry('lapse', lapsed.negated().minus(sumOfKinds(next_entries, 'lapse'))),
    ],
    carried_forward_days: formatAmount(carried),
    lapsed_days: formatAmount(lapsed),
    because: reasons(policy, rest, carried),
  }
}

/** A debt is carried whole, whatever the policy allows to be kept. */
function computeCarry(policy: LeavePolicy | null, rest: Amount): Amount {
  if (rest.isNegative()) return rest
  if (!policy?.carry_forward_allowed) return parseAmount('0')
  const max = parseAmount(policy.max_carry_forward_days)
  return rest.lessThan(max) ? rest : max
}

function makeEntry(kind: EntryKind, days: Amount): LedgerEntry[] {
  return days.isZero() ? [] : [{ kind, days: formatAmount(days) }]
}

function reasons(policy: LeavePolicy | null, rest: Amount, carried: Amount): Because[] {
  const lapsed = rest.minus(carried)
  const carry = {
    rule: 'carry_forward',
    text: rest.isNegative()
      ? say`The negative balance of ${formatAmount(rest.negated())} days is carried over`
      : say`Of ${formatAmount(rest)} days left, ${formatAmount(carried)} are carried: ${describeCarryForward(policy)}`,
    amount: formatAmount(carried),
  }
  if (lapsed.isZero()) return [carry]
  return [
    carry,
    { rule: 'lapse', text: say`${formatAmount(lapsed)} days lapse`, amount: formatAmount(lapsed) },
  ]
}

function describeCarryForward(policy: LeavePolicy | null): Sentence {
  if (!policy) return say`no policy is in force for the employee`
  if (!policy.carry_forward_allowed) return say`the policy carries nothing`
  return say`the policy carries at most ${formatAmount(parseAmount(policy.max_carry_forward_days))}`
}
