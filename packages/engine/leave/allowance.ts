// The allowance: how many days of a leave type can still be asked for.

import { type Sentence, say, sayTogether } from '@muster/sentences'
import { type Amount, formatAmount, greater, lesser, parseAmount, sumOfTexts } from '../amounts.ts'
import type { CountedLeave } from './facts.ts'
import type { LeavePolicy } from './policy.ts'

const nothing = parseAmount('0')

export interface AllowanceFacts {
  readonly policy: LeavePolicy | null
  readonly leave_type: { readonly is_paid: boolean }
  /** Null where there is no balance that could be short. */
  readonly available_days: string | null
  readonly pending_days: string
  /** Of encashments that are not paid yet. */
  readonly encashing_days: string
  readonly total_days: string
}

/** What pending applications ask for of one balance. */
export function sumPendingDays(
  applications: readonly CountedLeave[],
  { leave_type_id, fiscal_year_id }: Pick<CountedLeave, 'leave_type_id' | 'fiscal_year_id'>,
): string {
  const pending = applications.filter(
    each =>
      each.status === 'pending' &&
      each.leave_type_id === leave_type_id &&
      each.fiscal_year_id === fiscal_year_id,
  )
  return formatAmount(sumOfTexts(pending.map(({ charged_days }) => charged_days)))
}

/** The part of a balance that is not reserved, never below zero. */
export function freeDays({
  available_days,
  pending_days,
  encashing_days,
}: Pick<AllowanceFacts, 'pending_days' | 'encashing_days'> & { readonly available_days: string }): string {
  const free = parseAmount(available_days).minus(parseAmount(pending_days)).minus(parseAmount(encashing_days))
  return formatAmount(free.isNegative() ? parseAmount('0') : free)
}

/** How far below zero the policy lets a balance go. */
function findAllowedDebt(policy: LeavePolicy | null): Amount {
  return parseAmount(policy?.negative_balance_allowed ? policy.max_negative_days : '0')
}

/** What to say where the balance does not suffice, after the name of what asks; null where it does. */
export function explainShortfall({
  policy,
  leave_type,
  available_days,
  pending_days,
  encashing_days,
  total_days,
}: AllowanceFacts): Sentence | null {
  // Unpaid leave without a policy has no balance to run out of, either.
  if (available_days === null || (!leave_type.is_paid && policy === null)) return null
  const [available, pending, encashing, total, debt] = [
    parseAmount(available_days),
    parseAmount(pending_days),
    parseAmount(encashing_days),
    parseAmount(total_days),
    findAllowedDebt(policy),
  ]
  if (available.minus(pending).minus(encashing).minus(total).plus(debt).greaterThanOrEqualTo(nothing))
    return null
  const parts = [
    say`${formatAmount(available)} available`,
    ...part(pending, say`requested by pending leave`),
    ...part(encashing, say`to be paid out`),
    ...part(debt, say`allowed below zero`),
  ]
  return say`takes ${formatAmount(total)} days, more than are available: ${sayTogether(parts, ', ')}`
}

const part = (days: Amount, what: Sentence): Sentence[] =>
  days.isZero() ? [] : [say`${formatAmount(days)} ${what}`]

type Left = Omit<AllowanceFacts, 'pending_days' | 'total_days'>

interface Shortfall {
  readonly available: Amount
  /** How far the balance is below what it may come to; below zero where there is something left. */
  readonly missing: Amount
}

/** Null where no balance is kept. */
function findShortfall({ policy, leave_type, available_days, encashing_days }: Left): Shortfall | null {
  // Unpaid leave without a policy has no balance to run out of, either.
  if (available_days === null || (!leave_type.is_paid && policy === null)) return null
  const available = parseAmount(available_days)
  return { available, missing: parseAmount(encashing_days).minus(available).minus(findAllowedDebt(policy)) }
}

/** The message for a balance that does not cover its charges; null if it does. */
export function describeOverdraft(facts: Left): Sentence | null {
  const shortfall = findShortfall(facts)
  if (shortfall === null || shortfall.missing.lessThanOrEqualTo(nothing)) return null
  const parts = [
    say`${formatAmount(shortfall.available)} available`,
    ...part(parseAmount(facts.encashing_days), say`to be paid out`),
    ...part(findAllowedDebt(facts.policy), say`allowed below zero`),
  ]
  return say`The balance does not cover ${formatAmount(shortfall.missing)} of the days charged to it: ${sayTogether(parts, ', ')}`
}

/**
 * Of days that were charged one after the other, whatever there was for them: how many of each the balance does not cover,
 * by what it has after all of them. What is given back is below zero.
 */
export function findUncoveredDays(facts: Left, charges: readonly string[]): readonly string[] {
  const shortfall = findShortfall(facts)
  if (!shortfall) return charges.map(() => formatAmount(nothing))
  let missing = shortfall.missing.minus(sumOfTexts(charges))
  return charges.map(charge => {
    const days = parseAmount(charge)
    missing = missing.plus(days)
    return formatAmount(greater(nothing, lesser(missing, days)))
  })
}
