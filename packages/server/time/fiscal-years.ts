// Fiscal years that come: there is always one that today is in, and the one after it.

import { type Database, type Db, statement, systemStatement } from '@muster/db'
import { addDays, type Day, fiscalYearFrom } from '@muster/engine'
import { eachApart } from '../apart.ts'
import { newId } from '../id.ts'

const added = statement(
  'add_fiscal_year',
  `insert into fiscal_years (workspace_id, id, name, start_date, end_date, created_at, updated_at)
   select :workspace_id, :id, :name, :start_date::date, :end_date::date, at, at from (select stamp() as at) as made
   on conflict on constraint fiscal_years_start_date_key do nothing`,
)

interface YearAfter {
  readonly id: string
  readonly end_date: Day
}

const startingOn = statement<YearAfter>(
  'fiscal_year_from',
  'select id, end_date from fiscal_years where workspace_id = :workspace_id and start_date = :start_date',
)

/** The year that follows one that ends on the day; made where there is none yet. */
export async function yearAfter(db: Db, end_date: Day): Promise<YearAfter> {
  const start_date = addDays(end_date, 1)
  const [known] = await db.run(startingOn, { start_date })
  if (known) return known
  await db.run(added, { id: newId('fyr'), ...fiscalYearFrom(start_date) })
  const [year] = await db.run(startingOn, { start_date })
  return year!
}

interface LastYear {
  readonly workspace_id: string
  readonly start_date: Day
  readonly today: Day
}

const begun = systemStatement<LastYear>(
  'last_fiscal_years_that_have_begun',
  `select workspace_id, start_date, today from companies c
   join lateral (select (:now::timestamptz at time zone c.timezone)::date as today) as t on true
   join lateral (select max(start_date) as start_date from fiscal_years y where y.workspace_id = c.workspace_id) as y on start_date <= today`,
)

/** Adds what is missing until the year after the current one: leave is asked for and pay is planned ahead of it. */
export async function addFiscalYears(database: Database, now: Temporal.Instant): Promise<void> {
  const last = await database.system(begun, { now: now.toString() })
  await eachApart(last, ({ workspace_id, start_date, today }) =>
    database.write(workspace_id, async db => {
      for (let year = fiscalYearFrom(start_date); year.start_date <= today; ) {
        await yearAfter(db, year.end_date)
        year = fiscalYearFrom(addDays(year.end_date, 1))
      }
    }),
  )
}
