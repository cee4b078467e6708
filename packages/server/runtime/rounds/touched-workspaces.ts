// Touched workspaces: those in which something changed or a day began since a job last looked, so that a round costs by what happened and not by how many workspaces there are.

import { type Database, type SystemStatement, systemStatement } from '@muster/db'

/** What a job looks for, in all workspaces and in those that are named. */
export interface Search<Row> {
  readonly name: string
  readonly everywhere: SystemStatement<Row, { now: string }, 'cells'>
  readonly within: SystemStatement<Row, { now: string; workspaces: readonly string[] }, 'cells'>
}

/** Writes both. `ids` is a query of the workspaces: each row is found from there, never by a look at every company. */
export const makeSearch = <Row>(name: string, write: (ids: string) => string): Search<Row> => ({
  name,
  everywhere: systemStatement<Row, { now: string }>(name, write('select workspace_id from companies')),
  within: systemStatement<Row, { now: string; workspaces: readonly string[] }>(
    `${name}_within`,
    write('select unnest(:workspaces::text[])'),
  ),
})

/** When a job last looked: by its own clock, which tests and sandboxes move, and by the database's, which stamps rows. */
interface Look {
  readonly now: Temporal.Instant
  readonly at: Temporal.Instant
}

/** By the names of searches. A process that has just started has looked at nothing yet, so its first look is at everything. */
class Looks extends Map<string, Look> {}

/**
 * A transaction that is slow to commit has the earlier stamp. Once an hour a look goes as far back as no transaction lasts,
 * and over the hour before that: what was committed since its look may have been stamped before it.
 */
const overlap = { minutes: 5 }
const hourly = { minutes: 130 }

/** SQL: since when a stamp may be of a transaction that was not committed yet when a job looked last. */
export const slowCommits = `:now::timestamptz - interval '${hourly.minutes} minutes'`

interface Clock {
  readonly at: string
  readonly zones: readonly string[]
}

// Zones are few: each is one step through the index, however many workspaces it has.
const selectClock = systemStatement<Clock, { since: string; now: string }>(
  'zones_in_which_a_day_began',
  `with recursive zones (zone) as (
     select min(timezone) from companies
     union all select (select min(c.timezone) from companies c where c.timezone > z.zone) from zones z where z.zone is not null)
   select stamp() as at, coalesce((select array_agg(zone) from zones where zone is not null
     and (:since::timestamptz at time zone zone)::date <> (:now::timestamptz at time zone zone)::date), '{}') as zones`,
)

// Of a sandbox whose clock is ahead, neither the days nor the stamps are among those of the others.
const selectTouched = systemStatement<{ workspace_id: string }, { since: string; until: string }>(
  'touched_workspaces',
  `select workspace_id from companies where clock_ahead_seconds > 0
   union select workspace_id from rule_versions where changed_at between :since::timestamptz and :until::timestamptz
   union select workspace_id from employees where updated_at between :since::timestamptz and :until::timestamptz
   union select workspace_id from employee_documents where updated_at between :since::timestamptz and :until::timestamptz
   union select workspace_id from document_types where updated_at between :since::timestamptz and :until::timestamptz`,
)

const selectInZones = systemStatement<{ workspace_id: string }, { zones: readonly string[] }>(
  'workspaces_in_which_a_day_began',
  'select workspace_id from companies where timezone = any(:zones)',
)

export interface Following<Row> {
  readonly search: Search<Row>
  /** What is done before it, for the same workspaces. */
  readonly first?: Search<unknown>
  /** Workspaces that are looked at besides. */
  readonly also?: readonly string[]
}

/**
 * Does the work for what is found in touched workspaces. After a failure the next round looks as far back again, so it is
 * tried once a minute.
 */
export async function followTouched<Row>(
  database: Database,
  { search, first, also = [] }: Following<Row>,
  now: Temporal.Instant,
  work: (found: readonly Row[]) => Promise<void>,
): Promise<void> {
  const looks = database.memories.of(Looks)
  const last = looks.get(search.name)
  const [clock] = await database.system(selectClock, {
    since: (last?.now ?? now).toString(),
    now: now.toString(),
  })
  const look = { now, at: Temporal.Instant.from(clock!.at) }
  const touched = last && isAfter(look, last) && (await listTouched(database, last, look, clock!.zones))
  const run = <Found>({ everywhere, within }: Search<Found>) =>
    touched
      ? database.system(within, { now: now.toString(), workspaces: [...new Set([...touched, ...also])] })
      : database.system(everywhere, { now: now.toString() })
  if (first) await run(first)
  await work(await run(search))
  looks.set(search.name, look)
}

/** A clock that was moved back, such as after a restore, makes the look before it worthless. */
const isAfter = (look: Look, last: Look): boolean =>
  Temporal.Instant.compare(look.now, last.now) >= 0 && Temporal.Instant.compare(look.at, last.at) >= 0

async function listTouched(
  database: Database,
  last: Look,
  { now, at }: Look,
  zones: readonly string[],
): Promise<string[]> {
  // By the clock that jobs remember by, which the database's may be ahead of.
  const isSameHour = hourOf(now) === hourOf(last.now)
  const since = last.at.subtract(isSameHour ? overlap : hourly).toString()
  const until = at.add(overlap).toString()
  const touched = await database.system(selectTouched, { since, until })
  const begun = zones.length > 0 ? await database.system(selectInZones, { zones }) : []
  return [...touched, ...begun].map(({ workspace_id }) => workspace_id)
}

const hourOf = (now: Temporal.Instant): number => Math.floor(now.epochMilliseconds / 3_600_000)
