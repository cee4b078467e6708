// Cases of leave, read from YAML, and what the facts of an engine are made of from them.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'yaml'
import type { Assignment, Holiday, Shift } from '../../packages/engine/calendar.ts'
import { addDays, type Day } from '../../packages/engine/days.ts'
import {
  findPeriod,
  type Gender,
  type LeavePolicy,
  type Period,
  type ServiceFacts,
} from '../../packages/engine/leave/index.ts'

/** Scalars stay text, but for null, true, false and whole numbers: no figure passes through a float. */
export function cases<Cases>(name: string): Cases {
  const text = readFileSync(resolve(import.meta.dirname, `../engine/cases/leave-${name}.yaml`), 'utf8')
  return parse(text, { schema: 'failsafe', customTags: ['null', 'bool', 'int'] })
}

export const base = cases<{
  policy: LeavePolicy
  shift: Shift
  assignment: Omit<Assignment, 'shift'>
  holiday: Omit<Holiday, 'date'>
}>('base')

/** What a year is counted from, beside the policies: 2025 and an employee who joined before it, unless it says so. */
export interface Year {
  readonly name: string
  readonly year?: Period
  readonly allocation?: LeavePolicy['allocation_type']
  readonly joining_date?: Day
  readonly separation_date?: Day
  /** None recorded, unless it says so. */
  readonly gender?: Gender
}

export function serviceOf(of: Year, policies: readonly LeavePolicy[]): ServiceFacts {
  const {
    allocation = 'fiscal_year',
    joining_date = '2020-01-01',
    separation_date = null,
    gender = null,
  } = of
  const year = of.year ?? { start_date: '2025-01-01', end_date: '2025-12-31' }
  const period = findPeriod(allocation, year, joining_date)
  return { policies, period, joining_date, separation_date, gender }
}

const written =
  /^(?<method>annual|monthly) (?<quota>[\d.]+)(?<full> full)?( from (?<from>\S+))?( until (?<to>\S+))?$/

/** `monthly 12.00 full from 2025-07-01 until 2025-12-31`: each ends on the day before the next one begins. */
export function policiesOf(texts: readonly string[]): LeavePolicy[] {
  const read = texts.map(text => {
    const found = written.exec(text)?.groups
    if (!found) throw new Error(`Not a policy: ${text}`)
    return found
  })
  return read.map(({ method, quota, full, from, to }, n) => {
    const next = read[n + 1]
    return {
      ...base.policy,
      id: `lvp_${n}`,
      accrual_method: method as LeavePolicy['accrual_method'],
      annual_quota: quota!,
      pro_rata_for_joiners: !full,
      effective_from: from ?? base.policy.effective_from,
      effective_to: to ?? (next?.from ? addDays(next.from, -1) : null),
    }
  })
}
