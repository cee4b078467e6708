// The doctor on the database: its release, its schema, what the login may do, its clock and its connections. It changes nothing.

import { assertSupported, latestMigration } from '@muster/db'
import { tellShortly } from '@muster/formats/shorten'
import type pg from 'pg'
import type { Config } from '../../../runtime/config.ts'
import { type Door, NoLogin, withLogin } from '../../../runtime/login.ts'
import { type Finding, fault, warn, well } from './finding.ts'

const patienceMs = 5_000

/** What is looked at with one connection. */
const looks = [lookAtRelease, lookAtRights, lookAtSchema, lookAtConnections, lookAtClock] as const

/** The first database, and each further cell. */
export async function examineDatabases(config: Config): Promise<Finding[]> {
  const cells = config.cells.map(async cell => {
    const door = { setting: `MUSTER_CELLS, ${cell.name}`, url: cell.url, patienceMs }
    const login = cell.appUrl && { setting: `MUSTER_CELLS_APP, ${cell.name}`, url: cell.appUrl, patienceMs }
    const found = await lookAround('database', door, login || undefined, config)
    return found.map(finding => Object.assign({}, finding, { check: `${cell.name}: ${finding.check}` }))
  })
  const findings = await Promise.all([examineDatabase(config), ...cells])
  return findings.flat()
}

async function examineDatabase(config: Config): Promise<Finding[]> {
  const { databaseUrl, databaseAppUrl } = config
  if (databaseUrl === undefined)
    return [
      config.production
        ? warn(
            'database',
            'DATABASE_URL is not set, so PostgreSQL runs within Muster.',
            'Set DATABASE_URL to a database of your own, which others back up and watch.',
          )
        : well('database', 'PostgreSQL runs within Muster.'),
    ]
  const door = { setting: 'DATABASE_URL', url: databaseUrl, patienceMs }
  const login = databaseAppUrl && { setting: 'DATABASE_APP_URL', url: databaseAppUrl, patienceMs }
  return lookAround('database', door, login || undefined, config)
}

const lookAround = (check: string, door: Door, login: Door | undefined, config: Config): Promise<Finding[]> =>
  lookWithin(check, door, async client => {
    const findings: Finding[] = []
    for (const look of looks) findings.push(await look(client, config).catch(tellRefusal))
    if (login) findings.push(...(await lookAtLogin(login)))
    return findings
  })

/** What would keep migrations from a database. Throws where nobody is let in. */
export async function findFaults(door: Door): Promise<Finding[]> {
  const findings = await withLogin(door, async client => {
    const release = await lookAtRelease(client)
    return release.status === 'problem' ? [release] : [release, await lookAtRights(client)]
  })
  return findings.filter(({ status }) => status === 'problem')
}

/** What is found with a login, or that there is none. */
async function lookWithin(
  check: string,
  door: Door,
  look: (client: pg.Client) => Promise<Finding[]>,
): Promise<Finding[]> {
  try {
    return await withLogin(door, look)
  } catch (error) {
    return [error instanceof NoLogin ? fault(check, error.says, error.cure) : tellRefusal(error)]
  }
}

/** What a login is not even allowed to look at. */
const tellRefusal = (error: unknown): Finding =>
  fault(
    'database',
    `PostgreSQL refuses a look at it: ${tellShortly(error)}.`,
    'Let DATABASE_URL log in as the owner of the database.',
  )

async function lookAtRelease(client: pg.Client): Promise<Finding> {
  const [row] = await ask<{ number: string; name: string }>(
    client,
    `select current_setting('server_version_num') as number, current_setting('server_version') as name`,
  )
  try {
    assertSupported(Number(row!.number))
    return well('database release', `PostgreSQL ${row!.name}.`)
  } catch (error) {
    return fault(
      'database release',
      `${tellShortly(error)}.`,
      'Upgrade PostgreSQL with pg_upgrade or by a dump.',
    )
  }
}

async function lookAtSchema(client: pg.Client): Promise<Finding> {
  const check = 'schema'
  const [there] = await ask<{ there: boolean }>(
    client,
    `select to_regclass('schema_migrations') is not null as there`,
  )
  const migrate = 'Run muster migrate, or start a node, which migrates first.'
  if (!there!.there) return warn(check, 'The database is empty.', migrate)
  const [row] = await ask<{ last: string }>(client, 'select max(name) as last from schema_migrations')
  const [last, latest] = [row!.last.replace(/\.sql$/, ''), latestMigration()]
  if (last === latest) return well(check, `It is that of this release (${latest}).`)
  if (last < latest) return warn(check, `It is at ${last}, and this release is at ${latest}.`, migrate)
  return warn(
    check,
    `It is at ${last}, and this release knows ${latest} as the latest.`,
    'Run the release that the database has.',
  )
}

const roles = ['muster_app', 'muster_system', 'muster_person', 'muster_sandbox']

async function lookAtRights(client: pg.Client): Promise<Finding> {
  const check = 'database rights'
  const [row] = await ask<{
    user: string
    creates: boolean
    makes_roles: boolean
    missing: string[]
    foreign: string[]
  }>(
    client,
    `select current_user as user,
            has_schema_privilege(current_schema(), 'create') as creates,
            (select rolcreaterole or rolsuper from pg_roles where rolname = current_user) as makes_roles,
            array(select name from unnest($1::text[]) name where to_regrole(name) is null) as missing,
            array(select name from unnest($1::text[]) name where to_regrole(name) is not null and not pg_has_role(name, 'member')) as foreign`,
    [roles],
  )
  const { user, creates, makes_roles, missing, foreign } = row!
  if (!creates)
    return fault(
      check,
      `${user} may not create tables in its schema.`,
      `grant create on schema public to ${user}`,
    )
  if (missing.length > 0 && !makes_roles)
    return fault(
      check,
      `${user} may not create the roles that Muster needs (${missing.join(', ')}).`,
      `alter role ${user} createrole`,
    )
  if (foreign.length > 0)
    return fault(
      check,
      `${user} is no member of ${foreign.join(', ')}.`,
      `grant ${foreign.join(', ')} to ${user}`,
    )
  return well(check, `${user} may do what migrations need.`)
}

async function lookAtConnections(client: pg.Client, { poolSize }: Config): Promise<Finding> {
  const [row] = await ask<{ most: number; kept: number }>(
    client,
    `select current_setting('max_connections')::int as most, current_setting('superuser_reserved_connections')::int as kept`,
  )
  const free = row!.most - row!.kept
  const says = `A node takes up to ${poolSize} connections of ${free}.`
  if (poolSize * 2 <= free) return well('connections', says)
  return warn(
    'connections',
    `${says} A second node would find too few.`,
    'Raise max_connections, lower MUSTER_POOL_SIZE, or put pgbouncer between them.',
  )
}

const clockWarnsFrom = 1_000
const clockFailsFrom = 20_000

async function lookAtClock(client: pg.Client): Promise<Finding> {
  const before = Date.now()
  const [row] = await ask<{ at: string }>(
    client,
    'select (extract(epoch from clock_timestamp()) * 1000)::bigint as at',
  )
  const after = Date.now()
  const difference = Math.max(before - Number(row!.at), Number(row!.at) - after, 0)
  const says = `The clocks of this machine and of the database are ${(difference / 1000).toFixed(1)} s apart.`
  const cure = 'Have both follow a time server (chrony or systemd-timesyncd).'
  if (difference < clockWarnsFrom) return well('clock', says)
  return (difference < clockFailsFrom ? warn : fault)(
    'clock',
    `${says} Codes of authenticator apps and signatures depend on them.`,
    cure,
  )
}

function lookAtLogin(door: Door): Promise<Finding[]> {
  const check = 'database login of requests'
  return lookWithin(check, door, async client => {
    const [row] = await ask<{ name: string; free: boolean }>(
      client,
      'select current_user as name, (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as free',
    )
    if (row!.name === 'muster_app' && !row!.free)
      return [well(check, `${door.setting} logs in as muster_app.`)]
    return [
      fault(
        check,
        `${door.setting} logs in as ${row!.name}, which row level security does not bind.`,
        'Let it log in as muster_app, or leave it out.',
      ),
    ]
  })
}

const ask = async <Row extends pg.QueryResultRow>(
  client: pg.Client,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> => (await client.query<Row>(sql, values)).rows
