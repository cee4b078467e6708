// What a move asks of both databases before it begins, and in words what stands in its way.

import { aloneName } from '../connections/connection.ts'
import { ask, type End } from './ends.ts'
import { nameMove, TooLong } from './following.ts'
import { listMovedTables, type MovedTable } from './tables.ts'

/** What PostgreSQL says of one end, whatever is in the database. */
export interface ServerFacts {
  readonly cell: string
  /** Of the cluster and the database: a name and an address may lead to the same one. */
  readonly identity: string
  readonly major: number
  readonly version: string
  /** Encoding, provider and locale, by which texts are sorted. */
  readonly collation: string
  readonly wal_level: string
  readonly free_slots: number
  readonly workers: number
  readonly may_bypass: boolean
  readonly may_replicate: boolean
  readonly may_subscribe: boolean
  readonly may_keep_triggers_still: boolean
}

/** The same, and what the schema says. */
export interface Facts extends ServerFacts {
  /** All migrations with their sums. */
  readonly migrations: string
  readonly last_migration: string
  readonly has_fence: boolean
  /** Connections that would write to a workspace which has left. */
  readonly alone: number
  /** Seconds since 1970. */
  readonly clock: number
}

/** SQL: which cluster and database this is. */
export const identity = `(select system_identifier from pg_control_system()) || '/' || current_database()`

const serverQuery = `
  select ${identity} as identity,
    current_setting('server_version_num')::int / 10000 as major,
    split_part(current_setting('server_version'), ' ', 1) as version,
    (select concat_ws(' ', pg_encoding_to_char(d.encoding), d.datlocprovider, d.datcollate, d.datctype,
       coalesce(to_jsonb(d) ->> 'datlocale', to_jsonb(d) ->> 'daticulocale'))
     from pg_database d where d.datname = current_database()) as collation,
    current_setting('wal_level') as wal_level,
    current_setting('max_replication_slots')::int - (select count(*)::int from pg_replication_slots where slot_name <> $1) as free_slots,
    current_setting('max_logical_replication_workers')::int - (select count(*)::int from pg_subscription where subenabled and subname <> $1) as workers,
    r.rolsuper or r.rolbypassrls as may_bypass,
    r.rolsuper or r.rolreplication as may_replicate,
    r.rolsuper or (pg_has_role(r.oid, 'pg_create_subscription', 'usage')
      and has_database_privilege(current_database(), 'create')) as may_subscribe,
    has_parameter_privilege('session_replication_role', 'set') as may_keep_triggers_still
  from pg_roles r where r.rolname = current_user`

const schemaQuery = `
  select (select md5(string_agg(name || ' ' || checksum, ' ' order by name)) from schema_migrations) as migrations,
    (select max(name) from schema_migrations) as last_migration,
    exists (select from pg_policy where polrelid = 'companies'::regclass and polname = 'moved') as has_fence,
    (select count(*)::int from pg_stat_activity where datname = current_database() and application_name = '${aloneName}') as alone,
    extract(epoch from real_stamp())::float8 as clock`

/** What the move of this workspace itself takes counts as free. */
export async function readServerFacts(end: End, workspace = ''): Promise<ServerFacts> {
  const [facts] = await ask<Omit<ServerFacts, 'cell'>>(end, serverQuery, [nameMove(workspace)])
  return Object.assign({ cell: end.cell.name }, facts!)
}

export async function readFacts(end: End, workspace: string): Promise<Facts> {
  const [schema] = await ask<Omit<Facts, keyof ServerFacts>>(end, schemaQuery)
  return Object.assign(await readServerFacts(end, workspace), schema!)
}

/** A clock that is further behind would stamp what is written in the target before what is there already. */
const maxSkewSeconds = 1
/** One for all changes, and one while a table is copied. */
const neededSlots = 2

type Row = readonly [isIn: boolean, says: string]

const sayThose = (rows: readonly Row[]): string[] => rows.flatMap(([isIn, says]) => (isIn ? [says] : []))

const asSame = ({ cell: from, identity }: ServerFacts, { cell: to }: ServerFacts) =>
  `${from} and ${to} are the same database (${identity})`

const compareServers = (source: ServerFacts, target: ServerFacts): Row[] => [
  [
    source.major !== target.major,
    `${source.cell} runs on PostgreSQL ${source.major} and ${target.cell} on ${target.major}. Upgrade one of them.`,
  ],
  [
    source.collation !== target.collation,
    `${source.cell} sorts texts by ${source.collation}, and ${target.cell} by ${target.collation}. Make ${target.cell} anew with the locale of ${source.cell}.`,
  ],
]

const lookAtLog = ({ cell, wal_level, free_slots }: ServerFacts): Row[] => [
  [wal_level !== 'logical', `${cell} has wal_level=${wal_level}. Set it to logical and restart PostgreSQL.`],
  [
    free_slots < neededSlots,
    `${cell} has ${free_slots} replication slots left of its max_replication_slots. A move takes ${neededSlots}.`,
  ],
]

const lookAtWorkers = ({ cell, workers }: ServerFacts): Row => [
  workers < neededSlots,
  `${cell} has ${workers} workers left of its max_logical_replication_workers. A move takes ${neededSlots}.`,
]

function compareClocks(source: Facts, target: Facts): Row {
  const skew = target.clock - source.clock
  return [
    Math.abs(skew) > maxSkewSeconds,
    `The clock of ${target.cell} is ${Math.abs(skew).toFixed(1)} s ${skew < 0 ? 'behind' : 'ahead of'} that of ${source.cell}. Synchronise both.`,
  ]
}

const lookAtFence = ({ cell, has_fence }: Facts): Row => [
  !has_fence,
  `${cell} does not hide those who are on their way. Run there: select hide_moved_workspaces()`,
]

const lacksRight = (cell: string, right: string, cure: string) =>
  `The login of ${cell} ${right}. As a superuser there: ${cure}`

const lookAtSight = ({ cell, may_bypass }: ServerFacts): Row => [
  !may_bypass,
  lacksRight(cell, 'does not see all rows', 'alter role <login> bypassrls'),
]

const lookAtReplication = ({ cell, may_replicate }: ServerFacts): Row => [
  !may_replicate,
  lacksRight(cell, 'may not replicate', 'alter role <login> replication'),
]

const lookAtSubscription = ({ cell, may_subscribe, may_keep_triggers_still }: ServerFacts): Row[] => [
  [
    !may_subscribe,
    lacksRight(
      cell,
      'may not subscribe',
      'grant pg_create_subscription to <login>; grant create on database <name> to <login>',
    ),
  ],
  [
    !may_keep_triggers_still,
    lacksRight(
      cell,
      'may not remove locked rows of a copy',
      'grant set on parameter session_replication_role to <login>',
    ),
  ],
]

const lookAtNodes = ({ cell, alone }: Facts): Row => [
  alone > 0,
  `${cell} has ${alone} connections of nodes, workers or commands without MUSTER_CELLS, which would write where the workspace was. Restart them with it.`,
]

/** In words, and what to do; nothing where a move may begin. */
export function findObstacles(source: Facts, target: Facts, tables: readonly MovedTable[]): string[] {
  const [from, to] = [source.cell, target.cell]
  if (source.identity === target.identity) return [`${asSame(source, target)}, so nothing is moved.`]
  const unfollowed = tables.filter(({ is_followed }) => !is_followed).map(({ name }) => name)
  return sayThose([
    ...compareServers(source, target),
    [
      source.migrations !== target.migrations,
      `${from} stands at ${source.last_migration} and ${to} at ${target.last_migration}, or they differ before that. Migrate both with the same release.`,
    ],
    lookAtFence(source),
    lookAtFence(target),
    lookAtNodes(source),
    ...lookAtLog(source),
    lookAtWorkers(target),
    compareClocks(source, target),
    [
      unfollowed.length > 0,
      `PostgreSQL's log does not say of which workspace a row is in ${unfollowed.join(', ')}.`,
    ],
    lookAtSight(source),
    lookAtSight(target),
    lookAtReplication(source),
    ...lookAtSubscription(target),
  ])
}

/** What one cell lacks for workspaces to leave it and to come to it. */
export const listLacks = (facts: ServerFacts): string[] =>
  sayThose([
    ...lookAtLog(facts),
    lookAtWorkers(facts),
    lookAtSight(facts),
    lookAtReplication(facts),
    ...lookAtSubscription(facts),
  ])

/** Why a database is no further cell beside one that is there. */
export function findMismatches(cell: ServerFacts, candidate: ServerFacts): string[] {
  if (cell.identity === candidate.identity)
    return [`${asSame(cell, candidate)}, or one is a physical copy of the other. Name a database of its own.`]
  return sayThose(compareServers(cell, candidate))
}

/** Right before a workspace leaves: somebody may have come who does not know of cells. */
export async function assertNobodyAlone(source: End, workspace: string): Promise<void> {
  const [isAlone, says] = lookAtNodes(await readFacts(source, workspace))
  if (isAlone) throw new TooLong(says)
}

/** Refuses a move in words, with all that is in its way; what the ends and the directory say. */
export async function assertMovable(
  workspace: string,
  ...ends: readonly [source: End, target: End, directory: End]
): Promise<readonly [source: Facts, target: Facts, directory: Facts]> {
  const [source, target, directory] = ends
  const facts = [
    await readFacts(source, workspace),
    await readFacts(target, workspace),
    await readFacts(directory, workspace),
  ] as const
  const obstacles = findObstacles(facts[0], facts[1], await listMovedTables(source))
  if (obstacles.length === 0) return facts
  throw new Error(
    `${workspace} is not moved from ${source.cell.name} to ${target.cell.name}.\n  ${obstacles.join('\n  ')}`,
  )
}
