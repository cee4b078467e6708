// Fiscal years by the clock: there is always one that today is in, and the one after it; one that turns is stamped.

import { type Database, type Db, type Given, prepared, statement } from '@muster/db'
import { addDays, type Day, fiscalYearFrom } from '@muster/engine'
import { todayOf } from '../../auth/workspace.ts'
import { newId } from '../../resource/ids.ts'
import { doForEach } from '../../runtime/each-workspace.ts'
import { followTouched, makeSearch } from '../../runtime/rounds/touched-workspaces.ts'

const addFiscalYear = statement<unknown, { id: string; name: string; start_date: string; end_date: string }>(
  'add_fiscal_year',
  `insert into fiscal_years (workspace_id, id, name, start_date, end_date, created_at, updated_at)
   select :workspace_id, :id, :name, :start_date::date, :end_date::date, at, at from (select stamp() as at) as made
   on conflict on constraint fiscal_years_start_date_key do nothing`,
)

interface YearAfter {
  readonly id: string
  readonly end_date: Day
}

const startingOn = prepared('fiscal_year_from', (query, given: Given<{ start_date: Day }>) =>
  query
    .selectFrom('fiscal_years')
    .select(['id', 'end_date'])
    .where('workspace_id', '=', given.workspace_id)
    .where('start_date', '=', given.start_date),
)

/** The year that follows one that ends on the day; created if it does not exist. */
export async function ensureYearAfter(db: Db, end_date: Day): Promise<YearAfter> {
  const start_date = addDays(end_date, 1)
  const [known] = await db.run(startingOn, { start_date })
  if (known) return known
  await db.run(addFiscalYear, { id: newId('FiscalYear'), ...fiscalYearFrom(start_date) })
  const [year] = await db.run(startingOn, { start_date })
  return year!
}

interface LastYear {
  readonly workspace_id: string
  readonly start_date: Day
  readonly today: Day
}

const selectLastFiscalYearsThatHaveBegun = makeSearch<LastYear>(
  'last_fiscal_years_that_have_begun',
  ids => `select c.workspace_id, start_date, today from (${ids}) as i (workspace_id) join companies c on c.workspace_id = i.workspace_id
   join lateral (select ${todayOf('c')} as today) as t on true
   join lateral (select max(start_date) as start_date from fiscal_years y where y.workspace_id = c.workspace_id) as y on start_date <= today`,
)

/** Adds missing years up to the next one, because leave and pay are planned ahead. */
export async function addFiscalYears(database: Database, now: Temporal.Instant): Promise<void> {
  await followTouched(database, { search: selectLastFiscalYearsThatHaveBegun }, now, last =>
    doForEach(last, ({ workspace_id, start_date, today }) =>
      database.write(workspace_id, async db => {
        for (let year = fiscalYearFrom(start_date); year.start_date <= today; ) {
          await ensureYearAfter(db, year.end_date)
          year = fiscalYearFrom(addDays(year.end_date, 1))
        }
      }),
    ),
  )
}

// is_current changes with the day, so a year that begins or ends gets a new updated_at. No other code does this.
const turned = `(start_date <= t.today and updated_at < start_date::timestamp at time zone t.timezone
  or end_date < t.today and updated_at < (end_date + 1)::timestamp at time zone t.timezone)`

interface Turned {
  readonly workspace_id: string
  readonly today: Day
  readonly timezone: string
}

const workspacesWithTurned = makeSearch<Turned>(
  'workspaces_with_turned_fiscal_years',
  ids => `select distinct y.workspace_id, t.today, t.timezone from fiscal_years y
   join (select c.workspace_id, c.timezone, ${todayOf('c')} as today
     from (${ids}) as i (workspace_id) join companies c on c.workspace_id = i.workspace_id) as t
     on t.workspace_id = y.workspace_id and ${turned}`,
)

const stampTurned = statement<unknown, { today: string; timezone: string }>(
  'stamp_turned_fiscal_years',
  `update fiscal_years set updated_at = stamp() from (select :today::date as today, :timezone::text as timezone) as t
   where workspace_id = :workspace_id and ${turned}`,
)

/** Stamps the years that have begun or ended since they were stamped. */
export async function stampTurnedYears(database: Database, now: Temporal.Instant): Promise<void> {
  await followTouched(database, { search: workspacesWithTurned }, now, due =>
    doForEach(due, ({ workspace_id, today, timezone }) =>
      database.write(workspace_id, db => db.run(stampTurned, { today, timezone })),
    ),
  )
}
