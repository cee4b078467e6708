// Months served: of a leave year, how much of each month an employee works and by which policy it counts; pro rata for joiners.

import { type Sentence, say, sayCount, sayTogether } from '@muster/sentences'
import { must } from '../amounts.ts'
import { addDays, addMonths, type Day, daysBetween } from '../days.ts'
import { findOtherGender, findPolicy, type Gender, type LeavePolicy, type Period } from './policy.ts'

export interface ServiceFacts {
  /** Of the one leave type. */
  readonly policies: readonly LeavePolicy[]
  readonly period: Period
  readonly joining_date: Day
  readonly separation_date: Day | null
  /** Of the employee. */
  readonly gender: Gender | null
}

export interface Month {
  readonly first: Day
  /** In force on the first day, and for the employee's gender. */
  readonly policy: LeavePolicy | undefined
  /** The same for every gender. */
  readonly in_force: LeavePolicy | undefined
  /** The one gender that the policy in force is for, where it is not the employee's. */
  readonly other_gender: 'male' | 'female' | null
  /** Days that count, of all days. */
  readonly served: number
  readonly length: number
}

/**
 * The least number that every length of a month divides, so that sums of fractions of months are whole numbers of its
 * parts and nothing is rounded before the rule says so. 32: the last month of a cycle that ends on 28 February because it
 * began there in a common year, while the next one begins on the 29th.
 */
export const partsOfMonth = 3_020_640

/**
 * The twelve months of the period, none where nothing of it is employment. Of the joining month counts the part from
 * joining on, and of the months before it nothing, unless the policy gives joiners the full year. That an employment ends
 * in the period takes nothing away: the entitlement is the year's, and accrual stops by itself.
 */
export function listMonths(facts: ServiceFacts): Month[] {
  return listAllMonths(facts).filter(({ served }) => served > 0)
}

function listAllMonths({ policies, period, joining_date, separation_date, gender }: ServiceFacts): Month[] {
  const { start_date, end_date } = period
  must(isYear(period), () => `that ${start_date} to ${end_date} is twelve months`)
  if (joining_date > end_date || (separation_date !== null && separation_date < start_date)) return []
  return Array.from({ length: 12 }, (_, n) => {
    const first = addMonths(start_date, n)
    const last = n === 11 ? end_date : addDays(addMonths(start_date, n + 1), -1)
    const from = joining_date > first && joining_date <= last ? joining_date : first
    // For joiners too, so that a later joiner never gets more.
    const inForce = findPolicy(policies, first)
    const other_gender = inForce ? findOtherGender(inForce, gender) : null
    const policy = other_gender ? undefined : inForce
    const length = daysBetween(first, last) + 1
    const isFull = policy?.pro_rata_for_joiners === false || joining_date <= first
    const ofJoiner = joining_date > last ? 0 : daysBetween(from, last) + 1
    return { first, policy, in_force: inForce, other_gender, served: isFull ? length : ofJoiner, length }
  })
}

/** To the day, or a day more: the cycle from 28 February for one who joined on the 29th, where the next begins on it. */
function isYear({ start_date, end_date }: Period): boolean {
  const more = daysBetween(addMonths(start_date, 12), addDays(end_date, 1))
  return more === 0 || (more === 1 && start_date.endsWith('-02-28'))
}

/** Neighbouring months under the same policy. */
export function groupByPolicy(months: readonly Month[]): Month[][] {
  const groups: Month[][] = []
  for (const month of months) {
    const group = groups.at(-1)
    const before = group?.[0]
    const isSame = before?.policy?.id === month.policy?.id && before?.other_gender === month.other_gender
    if (group && isSame) group.push(month)
    else groups.push([month])
  }
  return groups
}

export function countPartsServed(months: readonly Month[]): number {
  return months.reduce((parts, { served, length }) => parts + served * (partsOfMonth / length), 0)
}

/** `8 of 12 months`, `8 months and 17 of 31 days, of 12 months`. */
export function monthsInWords(months: readonly Month[]): Sentence {
  const full = months.filter(({ served, length }) => served === length).length
  const begun = months.filter(({ served, length }) => served > 0 && served < length)
  const days = begun.map(({ served, length }) => say`${served} of ${length} days`)
  if (days.length === 0) return say`${full} of 12 months`
  return say`${sayCount(full, say`month`)} and ${sayTogether(days, ' and ')}, of 12 months`
}
