// Checks of the close of a fiscal year: when it may be closed, and what has to be decided before.

import type { FiscalYear } from '@muster/contract'
import { type Db, type Given, lit, prepared } from '@muster/db'
import type { Day } from '@muster/engine'
import { conflict } from '../../http/problem.ts'
import { isGradingBehind } from '../grading/index.ts'

const openBefore = prepared('open_fiscal_year_before', (query, given: Given<{ start_date: Day }>) =>
  query
    .selectFrom('fiscal_years')
    .select('name')
    .where('workspace_id', '=', given.workspace_id)
    .where('start_date', '<', given.start_date)
    .where('status', '=', lit('open'))
    .orderBy('start_date')
    .limit(lit(1)),
)

/** Refuses with a 409 what closing would get wrong. */
export async function assertMayClose(db: Db, year: FiscalYear, today: Day): Promise<void> {
  const { name, status, start_date, end_date } = year
  if (status === 'closed') throw conflict(`The fiscal year ${name} is closed already.`)
  if (end_date >= today)
    throw conflict(`The fiscal year ${name} ends on ${end_date}; it can be closed from the day after.`)
  const [before] = await db.run(openBefore, { start_date })
  if (before)
    throw conflict(
      `The fiscal year ${before.name} is still open; close it first, because ${name} takes over from it.`,
    )
  if (await isGradingBehind(db, start_date, end_date))
    throw conflict(
      `Days of the fiscal year ${name} are yet to be graded, and that may change its leave. Close it after that, within the hour.`,
    )
}

/** The number of requests on a balance that must be decided first. */
interface Undecided {
  readonly pending: number
  readonly encashing: number
}

/** Refuses with a 409 while something that would change the balances is pending. */
export function assertDecided({ name }: Pick<FiscalYear, 'name'>, ended: readonly Undecided[]): void {
  const count = (what: 'pending' | 'encashing') => ended.reduce((sum, each) => sum + each[what], 0)
  if (count('pending') > 0)
    throw conflict(`Applications of ${name} that are still pending: ${count('pending')}. Decide them first.`)
  if (count('encashing') > 0)
    throw conflict(
      `Encashments of ${name} that are still to be paid: ${count('encashing')}. Have them paid or cancel them first.`,
    )
}
