// Upgrades: which releases can run on the schema, as the database records it, and which of them a migration would break.

import type pg from 'pg'
import { livingReleases, release } from './releases.ts'

const said = 'releases: '

/** Has the database say which releases run on its schema, so that nodes of others do not start. */
export async function sayReleases(client: pg.Client): Promise<void> {
  const text = said + [...Object.keys(livingReleases), release].join(', ')
  if ((await readReleases(client)).join(', ') === text.slice(said.length)) return
  await client.query(`comment on table schema_migrations is ${client.escapeLiteral(text)}`)
}

/** None where a build from before release 1.1.0 has migrated it. */
async function readReleases(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ text: string | null }>(
    `select obj_description('schema_migrations'::regclass, 'pg_class') as text`,
  )
  const text = rows[0]?.text ?? ''
  return text.startsWith(said) ? text.slice(said.length).split(', ') : []
}

/** On the schema of a later release: refuses where that one says that it has dropped what this one needs. */
export async function assertRuns(client: pg.Client): Promise<void> {
  const releases = await readReleases(client)
  if (releases.length === 0 || releases.includes(release)) return
  const known = new Intl.ListFormat('en-GB').format(releases)
  throw new Error(
    `This is release ${release}, and the database has the schema of a later one, on which it does not run. Releases ${known} do: start one of these, or restore the backup from before the upgrade.`,
  )
}

// Whoever waits to migrate as well is no node yet; backups and people who look are none either.
const othersQuery = `
  select usename as role, count(*)::integer as count from pg_stat_activity a
  where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
    and application_name not in ('psql', 'pg_dump', 'pg_restore')
    and not exists (select from pg_locks l where l.pid = a.pid and l.locktype = 'advisory' and l.classid = 7200 and not l.granted)
  group by usename order by usename`

/** Refuses to migrate on from a schema whose nodes would break, while somebody may be such a node. */
export async function assertReleasesStillWork(
  client: pg.Client,
  applied: ReadonlySet<string>,
): Promise<void> {
  const last = [...applied].sort().at(-1)
  const lives = Object.values(livingReleases).some(migration => applied.has(`${migration}.sql`))
  if (last === undefined || lives) return
  const { rows } = await client.query<{ role: string; count: number }>(othersQuery)
  if (rows.length === 0) return
  const oldest = Object.keys(livingReleases)[0] ?? release
  const who = rows.map(({ role, count }) => `${count} of ${role}`).join(', ')
  throw new Error(
    `The database stands at ${last.replace(/\.sql$/, '')}, from before release ${oldest} was complete. Nodes from then do not run on the new schema, and other connections are open: ${who}. Stop every server, worker and pooler, and migrate again; nothing was changed.`,
  )
}
