// Entitlement: the days of a leave year, and how many of them are released by a day of it.

import type { Day } from '../days.ts'
import { type Amount, amountOf, type Because, countOf, explained, halfUp, must, written } from './amounts.ts'
import {
  byPolicy,
  type Month,
  monthsInWords,
  monthsOf,
  partsOfMonth,
  partsServed,
  type ServiceFacts,
} from './service.ts'

export interface Entitlement {
  readonly entitled_days: string
  readonly because: readonly Because[]
}

export interface Accrual {
  readonly accrued_days: string
  readonly because: readonly Because[]
}

/** The days of the whole period: each month's twelfth of the quota in force in it, rounded once, at the end. */
export function entitlement(facts: ServiceFacts): Entitlement {
  const months = monthsOf(facts)
  const isJoiner = facts.joining_date > facts.period.start_date
  const { total, because } = added(facts, byPolicy(months), group => ({
    rule: isJoiner && group[0]!.policy?.pro_rata_for_joiners ? 'pro_rata' : 'annual_quota',
    text: `${monthsInWords(group)} at ${group[0]!.policy?.annual_quota} days a year`,
  }))
  return { entitled_days: written(total), because }
}

/**
 * What is released by the day. The running total is rounded and not each month's release, so that the last month brings
 * it to the entitlement exactly. What is granted at once is there before its period begins, for leave of a year to come
 * is asked for ahead of it.
 */
export function accrued(facts: ServiceFacts & { readonly on: Day }): Accrual {
  const { on, joining_date, period, separation_date } = facts
  const day = [on, period.start_date].toSorted()[1]!
  const served = (until: Day): Day => [until, separation_date ?? until].toSorted()[0]!
  const until = served(on)
  const months = monthsOf(facts)
  // A policy that is yet to come grants nothing now; one that follows on another granted with it.
  const hasBegun =
    joining_date <= day && months.some(({ policy }) => policy && policy.effective_from <= served(day))
  const isReleased = ({ policy, first }: Month) =>
    hasBegun && (policy?.accrual_method === 'annual' || first <= until)
  const released = months.filter(isReleased)
  if (months.length > 0 && released.length === 0)
    return { accrued_days: '0.00', because: [notBegun(facts, months)] }
  const { total, because } = added(facts, byPolicy(released), group =>
    group[0]!.policy?.accrual_method === 'annual'
      ? { rule: 'grant', text: `${inWords(group)}, granted at once` }
      : { rule: 'accrual', text: `${inWords(group)}, begun by ${until}` },
  )
  const whole = amountOf(entitlement(facts).entitled_days)
  must(total.lessThanOrEqualTo(whole), () => `that ${total} released are at most the entitlement of ${whole}`)
  return { accrued_days: written(total), because }
}

function notBegun({ joining_date, period }: ServiceFacts, months: readonly Month[]): Because {
  const month = months.find(({ policy }) => policy)
  if (!month?.policy) return { rule: 'no_policy', text: 'No policy is in force in the period', amount: null }
  const { accrual_method, effective_from } = month.policy
  const granted = accrual_method === 'annual' ? effective_from : month.first
  const first = [granted, joining_date, period.start_date].toSorted()[2]!
  return { rule: 'not_begun', text: `Nothing is released before ${first}`, amount: null }
}

const inWords = (group: readonly Month[]): string =>
  `${monthsInWords(group)} at ${group[0]!.policy?.annual_quota} days a year`

/** Each group's line is what it adds to the rounded total so far, so that the lines add up to the total. */
function added(
  { joining_date, separation_date, period }: ServiceFacts,
  groups: readonly (readonly Month[])[],
  say: (group: readonly Month[]) => Omit<Because, 'amount'>,
): { total: Amount; because: readonly Because[] } {
  let [exact, total] = [amountOf('0'), amountOf('0')]
  const because = groups.map((group): Because => {
    const { policy } = group[0]!
    if (!policy) {
      const text = `No policy is in force in ${group.length} of 12 months`
      return { rule: 'no_policy', text, amount: null }
    }
    exact = exact.plus(amountOf(policy.annual_quota).times(countOf(partsServed(group))))
    const before = total
    total = halfUp(exact.dividedBy(countOf(12 * partsOfMonth)))
    return { ...say(group), amount: written(total.minus(before)) }
  })
  if (groups.length > 0) return { total, because: explained(because, total) }
  const employed = `${joining_date} to ${separation_date ?? 'now'}`
  const text = `The employment, ${employed}, is outside of ${period.start_date} to ${period.end_date}`
  return { total, because: [{ rule: 'no_service', text, amount: null }] }
}
