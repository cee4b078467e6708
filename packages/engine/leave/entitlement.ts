// Entitlement: the days of a leave year, and how many of them are released by a day of it.

import { type Sentence, say } from '@muster/sentences'
import {
  type Amount,
  assertAddsUp,
  type Because,
  formatAmount,
  must,
  parseAmount,
  roundHalfUp,
  toAmount,
} from '../amounts.ts'
import type { Day } from '../days.ts'
import {
  countPartsServed,
  groupByPolicy,
  listMonths,
  type Month,
  monthsInWords,
  partsOfMonth,
  type ServiceFacts,
} from './months-served.ts'
import { selectForEveryGender } from './policy.ts'

export interface Entitlement {
  readonly entitled_days: string
  readonly because: readonly Because[]
}

/** What the policies say as of a day. */
export interface Computed {
  readonly entitled_days: string
  readonly accrued_days: string
  /** What they would have released besides, were the leave for the employee's gender. */
  readonly withheld_days: string
}

export interface Accrual {
  readonly accrued_days: string
  readonly because: readonly Because[]
}

/** The days of the whole period: each month's twelfth of the quota in force in it, rounded once, at the end. */
export function computeEntitlement(facts: ServiceFacts): Entitlement {
  const months = listMonths(facts)
  const isJoiner = facts.joining_date > facts.period.start_date
  const { total, because } = addGroups(facts, groupByPolicy(months), group => ({
    rule: isJoiner && group[0]!.policy?.pro_rata_for_joiners ? 'pro_rata' : 'annual_quota',
    text: say`${monthsInWords(group)} at ${group[0]!.policy?.annual_quota} days a year`,
  }))
  return { entitled_days: formatAmount(total), because }
}

/**
 * What is released by the day. The running total is rounded and not each month's release, so that the last month brings
 * it to the entitlement exactly. What is granted at once is there before its period begins, for leave of a year to come
 * is asked for ahead of it.
 */
export function computeAccrual(facts: ServiceFacts & { readonly on: Day }): Accrual {
  const { on, joining_date, period, separation_date } = facts
  const day = later(on, period.start_date)
  const served = (until: Day): Day => [until, separation_date ?? until].toSorted()[0]!
  const until = served(on)
  const months = withRelease(listMonths(facts))
  const released = months.filter(
    month => joining_date <= day && month.released_on <= (isAtOnce(month) ? served(day) : until),
  )
  if (months.length > 0 && released.every(({ policy }) => !policy))
    return { accrued_days: '0.00', because: nothingYet(facts, months) }
  const { total, because } = addGroups(facts, groupByPolicy(released), group =>
    isAtOnce(group[0]!)
      ? { rule: 'grant', text: say`${inWords(group)}, granted at once` }
      : { rule: 'accrual', text: say`${inWords(group)}, begun by ${until}` },
  )
  const whole = parseAmount(computeEntitlement(facts).entitled_days)
  must(total.lessThanOrEqualTo(whole), () => `that ${total} released are at most the entitlement of ${whole}`)
  return { accrued_days: formatAmount(total), because }
}

export function computeEntitled(facts: ServiceFacts & { readonly on: Day }): Computed {
  const { entitled_days } = computeEntitlement(facts)
  const { accrued_days } = computeAccrual(facts)
  const policies = selectForEveryGender(facts.policies)
  const all = policies === facts.policies ? accrued_days : computeAccrual({ ...facts, policies }).accrued_days
  const withheld_days = formatAmount(parseAmount(all).minus(parseAmount(accrued_days)))
  return { entitled_days, accrued_days, withheld_days }
}

interface Released extends Month {
  /** Not before the period begins, or the employee joins. */
  readonly released_on: Day
}

/**
 * Each month with the day that releases it: a month of a monthly policy when it begins; months that are granted at once
 * when their policy begins, or with those before them where these are granted at once, too. So a new quota counts from the
 * first day of a year that is granted at once, and no policy that is yet to come releases anything after a monthly one.
 */
function withRelease(months: readonly Month[]): Released[] {
  const released: Released[] = []
  for (const month of months) {
    const before = released.at(-1)
    const begins = isAtOnce(month) ? month.policy!.effective_from : month.first
    const released_on = before && isAtOnce(before) && isAtOnce(month) ? before.released_on : begins
    released.push({ ...month, released_on })
  }
  return released
}

const isAtOnce = ({ policy }: Month): boolean => policy?.accrual_method === 'annual'

const later = (one: Day, other: Day): Day => [one, other].toSorted()[1]!

function nothingYet(facts: ServiceFacts, months: readonly Released[]): readonly Because[] {
  const month = months.find(({ policy }) => policy)
  if (!month) return computeEntitlement(facts).because
  const first = later(month.released_on, later(facts.joining_date, facts.period.start_date))
  return [{ rule: 'not_begun', text: say`Nothing is released before ${first}`, amount: null }]
}

const inWords = (group: readonly Month[]): Sentence =>
  say`${monthsInWords(group)} at ${group[0]!.policy?.annual_quota} days a year`

/** Each group's line is what it adds to the rounded total so far, so that the lines add up to the total. */
function addGroups(
  { joining_date, separation_date, period, gender }: ServiceFacts,
  groups: readonly (readonly Month[])[],
  tell: (group: readonly Month[]) => Pick<Because, 'rule' | 'text'>,
): { total: Amount; because: readonly Because[] } {
  let [exact, total] = [parseAmount('0'), parseAmount('0')]
  const because = groups.map((group): Because => {
    const { policy, in_force, other_gender: other } = group[0]!
    const grounds = in_force ? { source: { id: in_force.id, from: in_force.effective_from } } : {}
    const count = say`${group.length} of 12 months`
    if (other)
      return {
        rule: 'other_gender',
        text: say`The leave is for ${other} employees only in ${count}${gender === null ? say`, and no gender of the employee is recorded` : ''}`,
        amount: null,
        ...grounds,
      }
    if (!policy) return { rule: 'no_policy', text: say`No policy is in force in ${count}`, amount: null }
    exact = exact.plus(parseAmount(policy.annual_quota).times(toAmount(countPartsServed(group))))
    const before = total
    total = roundHalfUp(exact.dividedBy(toAmount(12 * partsOfMonth)))
    return { ...tell(group), amount: formatAmount(total.minus(before)), ...grounds }
  })
  if (groups.length > 0) return { total, because: assertAddsUp(because, total) }
  const employed = say`${joining_date} to ${separation_date ?? say`now`}`
  const text = say`The employment, ${employed}, is outside of ${period.start_date} to ${period.end_date}`
  return { total, because: [{ rule: 'no_service', text, amount: null }] }
}
