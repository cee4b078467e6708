// Days that can be corrected: locked ones, of the open and the previous tax year.

import { type Db, type Given, prepared } from '@muster/db'
import { addMonths, type Day, findFirstCorrectable, findLawPack, lastOfNextMonth } from '@muster/engine'
import type { Context } from '../../../http/context.ts'

const yearOf = prepared('fiscal_year_of_day', (query, given: Given<{ date: Day }>) =>
  query
    .selectFrom('fiscal_years')
    .select('start_date')
    .where('workspace_id', '=', given.workspace_id)
    .where('start_date', '<=', given.date)
    .where('end_date', '>=', given.date),
)

/** The first day whose pay can still differ. Without a law pack the fiscal year stands for the tax year. */
export async function readFirstCorrectable({ caller, db }: Context, locked_through: Day): Promise<Day> {
  const pack = findLawPack(caller.workspace.country)
  return pack ? findFirstCorrectable(pack, locked_through) : readYearBefore(db, locked_through)
}

async function readYearBefore(db: Db, locked_through: Day): Promise<Day> {
  const date = lastOfNextMonth(locked_through)
  const [year] = await db.run(yearOf, { date })
  if (!year) throw new Error(`Workspace ${db.workspace_id} has no fiscal year of ${date}.`)
  return addMonths(year.start_date, -12)
}
