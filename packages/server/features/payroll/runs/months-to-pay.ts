// The months that are yet to be paid: which run pays each of them, by which days, and whether there is a law to calculate it by.

import { type Db, statement } from '@muster/db'
import { addDays, addMonths, type Day, findLawPack, holdsTaxYear, monthOf, spanTaxYear } from '@muster/engine'
import type { Run } from '../facts/run-facts.ts'

/** The regular run of a month. */
export interface RunOfMonth {
  readonly id: string
  readonly month: Day
  readonly is_locked: boolean
}

const regularRuns = statement<RunOfMonth, { since: Day }>(
  'regular_payroll_runs_since',
  `select id, make_date(year, month, 1) as month, locked_at is not null as is_locked from payroll_runs
   where workspace_id = :workspace_id and kind = 'regular' and make_date(year, month, 1) >= :since::date`,
)

export const readRegularRuns = (db: Db, since: Day): Promise<RunOfMonth[]> => db.run(regularRuns, { since })

/** Whether there is a law to calculate a month by, or the country has none at all. */
export function hasLaw(country: string, first: Day): boolean {
  const pack = findLawPack(country)
  return !pack || holdsTaxYear(pack, spanTaxYear(pack, findEndOfMonth(first)))
}

/** What is locked is paid; a change of it is paid as arrears in the first month that is not. */
export function findOpenMonth(runs: readonly RunOfMonth[], since: Day): Day {
  const locked = runs.filter(({ is_locked }) => is_locked).map(({ month }) => month)
  return locked.reduce((open, month) => (month >= open ? addMonths(month, 1) : open), since)
}

/** The months before one that no run has paid since the last that is locked: the tax of a month depends on those before it. */
export function listUnpaid(runs: readonly RunOfMonth[], month: Day): Day[] {
  const locked = runs.filter(run => run.is_locked && run.month < month).map(run => run.month)
  const unpaid: Day[] = []
  const last = locked.sort().at(-1)
  if (last === undefined) return unpaid
  for (let open = addMonths(last, 1); open < month; open = addMonths(open, 1)) unpaid.push(open)
  return unpaid
}

/** Days that have not passed count as present. */
function findCutOff(first: Day, now: Day): Day {
  const yesterday = addDays(now, -1)
  return [first, [findEndOfMonth(first), yesterday].sort()[0]!].sort()[1]!
}

export const findEndOfMonth = (first: Day): Day => addDays(addMonths(first, 1), -1)

/** The regular run that there is, or one that nobody has made yet. */
export function draftRegular(runs: readonly RunOfMonth[], first: Day, now: Day): Run {
  const { year, month } = monthOf(first)
  return {
    id: runs.find(one => one.month === first)?.id ?? notMade,
    kind: 'regular',
    year,
    month,
    run_date: findCutOff(first, now),
    employee_ids: [],
    adjustment_ids: [],
    source: 'processed',
  }
}

/** The final run of one employee, before anybody makes it. */
export function draftFinal(first: Day, now: Day, employee_id: string): Run {
  const { year, month } = monthOf(first)
  return {
    id: notMade,
    kind: 'final',
    year,
    month,
    run_date: findCutOff(first, now),
    employee_ids: [employee_id],
    adjustment_ids: [],
    source: 'processed',
  }
}

/** No run has this id, so all that runs claim is claimed by others. */
const notMade = 'none'
