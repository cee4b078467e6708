// The months that are yet to be paid: which run pays each of them, by which days, by which law, and what it comes to for one employee.

import { type Db, statement } from '@muster/db'
import { addDays, addMonths, type Day, findLawPack, holdsTaxYear, monthOf, spanTaxYear } from '@muster/engine'
import { type Sentence, say } from '@muster/sentences'
import { type Context, today } from '../../../http/context.ts'
import type { ExpectedMonth } from '../facts/expected.ts'
import type { Run } from '../facts/run-facts.ts'
import { type PersonPreview, previewPerson } from '../pipeline/preview.ts'

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

/** Why nothing is calculated of a month, such as 2027-07. */
export const explainNoLaw = (month: string): Sentence =>
  say`Muster does not know the law of ${month} yet, so nothing is calculated of that month.`

const listLocked = (runs: readonly RunOfMonth[]): Day[] =>
  runs.filter(({ is_locked }) => is_locked).map(({ month }) => month)

/** What is locked is paid; a change of it is paid as arrears in the first month that is not. */
export function findOpenMonth(runs: readonly RunOfMonth[], since: Day): Day {
  return listLocked(runs).reduce((open, month) => (month >= open ? addMonths(month, 1) : open), since)
}

/** The month of the last day; where later months are locked, what they paid is taken back by a run of the last one. */
export const findFinalMonth = (runs: readonly RunOfMonth[], last: Day): Day =>
  [last, ...listLocked(runs)].sort().at(-1)!

/** The months before one that no run has paid since the last that is locked: the tax of a month depends on those before it. */
export function listUnpaid(runs: readonly RunOfMonth[], month: Day): Day[] {
  const locked = listLocked(runs).filter(one => one < month)
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

function draft(first: Day, now: Day, of: Pick<Run, 'id' | 'kind' | 'employee_ids'>): Run {
  const { year, month } = monthOf(first)
  const run_date = findCutOff(first, now)
  return Object.assign({ year, month, run_date, adjustment_ids: [], source: 'processed' as const }, of)
}

/** No run has this id, so all that runs claim is claimed by others. */
const notMade = 'none'

interface Who {
  readonly only: string
  /** The months before it that will have been paid. */
  readonly expected: readonly ExpectedMonth[]
}

/** What a month comes to by the regular run that there is, or by one that nobody has made yet. */
export function previewRegular(
  call: Context,
  runs: readonly RunOfMonth[],
  first: Day,
  who: Who,
): Promise<PersonPreview> {
  const id = runs.find(({ month }) => month === first)?.id ?? notMade
  const run = draft(first, today(call), { id, kind: 'regular', employee_ids: [] })
  return previewPerson(call.db, run, call.now, who)
}

/** What a month comes to by the final run of the employee, before anybody makes it. */
export function previewFinal(call: Context, first: Day, who: Who): Promise<PersonPreview> {
  const run = draft(first, today(call), { id: notMade, kind: 'final', employee_ids: [who.only] })
  return previewPerson(call.db, run, call.now, who)
}

/** Months that no run has locked, as their own runs will have paid them. */
export async function expectMonths(
  call: Context,
  runs: readonly RunOfMonth[],
  unpaid: readonly Day[],
  only: string,
): Promise<ExpectedMonth[]> {
  const expected: ExpectedMonth[] = []
  for (const month of unpaid) {
    const paid = await previewRegular(call, runs, month, { only, expected })
    if (paid.expected) expected.push(paid.expected)
  }
  return expected
}
