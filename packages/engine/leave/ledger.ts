// The leave ledger: entries that are only ever added, and the balance that they sum to.
//
// While a year is open, what it entitles to and what it has released are figures of the policy, the service and the day:
// they are computed when they are asked for, and no nightly job can be late with them. An entry `grant` (released at
// once) or `accrue` (month by month) only writes some of that same figure down; what is computed beyond the written
// entries counts as well, so writing them early, late or never makes no difference. The year's close writes the whole
// figure down, and from then on the ledger alone is the balance, whatever becomes of the policy.

import { type Sentence, say } from '@muster/sentences'
import {
  type Amount,
  assertAddsUp,
  type Because,
  formatAmount,
  must,
  parseAmount,
  sumAmounts,
  sumOfTexts,
} from '../amounts.ts'
import type { Computed } from './entitlement.ts'

export const entryKinds = ['grant', 'accrue', 'carry', 'use', 'restore', 'encash', 'lapse', 'adjust'] as const
export type EntryKind = (typeof entryKinds)[number]

/** `days` are signed: what takes from the balance is negative. */
export interface LedgerEntry {
  readonly kind: EntryKind
  readonly days: string
}

export interface Balance {
  readonly entitled_days: string
  readonly accrued_days: string
  readonly carried_forward_days: string
  readonly used_days: string
  readonly encashed_days: string
  readonly available_days: string
  readonly because: readonly Because[]
}

/** What of the computed accrual is not in the ledger yet. */
export function findUnwritten(entries: readonly LedgerEntry[], computed: Computed): Amount {
  const released = parseAmount(computed.accrued_days).plus(computeKept(entries, computed))
  return released.minus(sumOfKinds(entries, 'grant', 'accrue'))
}

/**
 * Of what is withheld because the leave is not for the employee's gender, as much as was used already: it was granted
 * then, so a gender that is changed or corrected leaves no debt.
 */
function computeKept(entries: readonly LedgerEntry[], { accrued_days, withheld_days }: Computed): Amount {
  const [withheld, nothing] = [parseAmount(withheld_days), parseAmount('0')]
  const missing = sumAmounts(
    entries.map(({ kind, days }) => parseAmount(kind === 'grant' || kind === 'accrue' ? '0' : days)),
  )
    .plus(parseAmount(accrued_days))
    .negated()
  if (missing.isNegative()) return nothing
  return missing.lessThan(withheld) ? missing : withheld
}

/** The balance of one employee, leave type and year. `computed` is null for a closed year: all of it is written down. */
export function computeBalance(entries: readonly LedgerEntry[], computed: Computed | null): Balance {
  const posted = sumOfKinds(entries, 'grant', 'accrue')
  const kept = computed ? computeKept(entries, computed) : parseAmount('0')
  const released = computed ? parseAmount(computed.accrued_days).plus(kept) : posted
  const whole = computed ? parseAmount(computed.entitled_days).plus(kept) : posted
  const adjusted = sumOfKinds(entries, 'adjust')
  // What a carry may not keep lapses as it arrives: both are entries of the new year, and it is their sum that is carried.
  const [carry, lapse] = [sumOfKinds(entries, 'carry'), sumOfKinds(entries, 'lapse')]
  const [used, encashed] = [
    sumOfKinds(entries, 'use', 'restore').negated(),
    sumOfKinds(entries, 'encash').negated(),
  ]
  const available = released.plus(adjusted).plus(carry).plus(lapse).minus(used).minus(encashed)
  const unposted = computed ? findUnwritten(entries, computed) : parseAmount('0')
  const sum = sumOfTexts(entries.map(({ days }) => days)).plus(unposted)
  must(sum.equals(available), () => `that the ledger, ${sum}, is the balance, ${available}`)
  must(!used.isNegative() || used.isZero(), () => `that no more days are given back than were used (${used})`)
  return {
    entitled_days: formatAmount(whole.plus(adjusted)),
    accrued_days: formatAmount(released.plus(adjusted)),
    carried_forward_days: formatAmount(carry.plus(lapse)),
    used_days: formatAmount(used),
    encashed_days: formatAmount(encashed),
    available_days: formatAmount(available),
    because: assertAddsUp(
      [
        ...line('accrual', say`released by the policy`, released.minus(kept)),
        ...line('kept', say`granted for what was used while the leave was for the employee`, kept),
        ...line('adjust', say`adjusted by hand`, adjusted),
        ...line('carry_forward', say`left of the year before`, carry),
        ...line('lapse', say`left of the year before and not carried`, lapse),
        ...line('use', say`used by approved leave`, used.negated()),
        ...line('encash', say`paid out`, encashed.negated()),
      ],
      available,
    ),
  }
}

export interface Consuming {
  readonly status: 'pending' | 'approved' | 'rejected' | 'cancelled'
  /** Of its days, those in the present employment. */
  readonly charged_days: string
}

/**
 * The entry that a change of an application's status or length makes, if any: only approved leave consumes, so approval
 * uses the days, cancellation restores the same days, and a shorter or longer leave moves by the difference.
 */
export function makeMovement(before: Consuming | null, after: Consuming | null): LedgerEntry | null {
  const difference = countConsumed(before).minus(countConsumed(after))
  if (difference.isZero()) return null
  return { kind: difference.isNegative() ? 'use' : 'restore', days: formatAmount(difference) }
}

function countConsumed(application: Consuming | null): Amount {
  return parseAmount(application?.status === 'approved' ? application.charged_days : '0')
}

/** What has to be added to some days to make them others; null where that is nothing. */
export function findMissingDays(wanted: string, available: string): string | null {
  const difference = parseAmount(wanted).minus(parseAmount(available))
  return difference.isZero() ? null : formatAmount(difference)
}

/** The sum of the entries of some kinds. */
export function sumOfKinds(entries: readonly LedgerEntry[], ...kinds: readonly EntryKind[]): Amount {
  return sumAmounts(entries.filter(({ kind }) => kinds.includes(kind)).map(({ days }) => parseAmount(days)))
}

function line(rule: string, what: Sentence, amount: Amount): Because[] {
  return amount.isZero()
    ? []
    : [{ rule, text: say`${formatAmount(amount.abs())} days ${what}`, amount: formatAmount(amount) }]
}
