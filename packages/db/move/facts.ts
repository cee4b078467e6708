// What a move asks of both databases before it begins, and in words what stands in its way.

import { ask, type End } from './ends.ts'
import { nameMove } from './following.ts'
import { listMovedTables, type MovedTable } from './tables.ts'

/** What PostgreSQL says of one end. */
export interface Facts {
  readonly cell: string
  /** Of the cluster and the database: a name and an address may lead to the same one. */
  readonly identity: string
  readonly major: number
  /** Encoding, provider and locale, by which texts are sorted. */
  readonly collation: string
  /** All migrations with their sums. */
  readonly migrations: string
  readonly last_migration: string
  readonly has_fence: boolean
  readonly wal_level: string
  readonly free_slots: number
  readonly workers: number
  readonly may_bypass: boolean
  readonly may_replicate: boolean
  readonly may_subscribe: boolean
  readonly may_keep_triggers_still: boolean
  /** Seconds since 1970. */
  readonly clock: number
}

const factsQuery = `
  select (select system_identifier from pg_control_system()) || '/' || current_database() as identity,
    current_setting('server_version_num')::int / 10000 as major,
    (select concat_ws(' ', pg_encoding_to_char(d.encoding), d.datlocprovider, d.datcollate, d.datctype,
       coalesce(to_jsonb(d) ->> 'datlocale', to_jsonb(d) ->> 'daticulocale'))
     from pg_database d where d.datname = current_database()) as collation,
    (select md5(string_agg(name || ' ' || checksum, ' ' order by name)) from schema_migrations) as migrations,
    (select max(name) from schema_migrations) as last_migration,
    exists (select from pg_policy where polrelid = 'companies'::regclass and polname = 'moved') as has_fence,
    current_setting('wal_level') as wal_level,
    current_setting('max_replication_slots')::int - (select count(*)::int from pg_replication_slots where slot_name <> $1) as free_slots,
    current_setting('max_logical_replication_workers')::int - (select count(*)::int from pg_subscription where subenabled and subname <> $1) as workers,
    r.rolsuper or r.rolbypassrls as may_bypass,
    r.rolsuper or r.rolreplication as may_replicate,
    r.rolsuper or (pg_has_role(r.oid, 'pg_create_subscription', 'usage')
      and has_database_privilege(current_database(), 'create')) as may_subscribe,
    has_parameter_privilege('session_replication_role', 'set') as may_keep_triggers_still,
    extract(epoch from real_stamp())::float8 as clock
  from pg_roles r where r.rolname = current_user`

/** What the move of this workspace itself takes counts as free. */
export async function readFacts(end: End, workspace: string): Promise<Facts> {
  const [facts] = await ask<Omit<Facts, 'cell'>>(end, factsQuery, [nameMove(workspace)])
  return Object.assign({ cell: end.cell.name }, facts!)
}

/** A clock that is further behind would stamp what is written in the target before what is there already. */
const maxSkewSeconds = 1
/** One for all changes, and one while a table is copied. */
const neededSlots = 2

/** In words, and what to do; nothing where a move may begin. */
export function findObstacles(source: Facts, target: Facts, tables: readonly MovedTable[]): string[] {
  const [from, to] = [source.cell, target.cell]
  if (source.identity === target.identity)
    return [`${from} and ${to} are the same database (${source.identity}), so nothing is moved.`]
  const skew = target.clock - source.clock
  const unfollowed = tables.filter(({ is_followed }) => !is_followed).map(({ name }) => name)
  const obstacles: readonly (readonly [isIn: boolean, says: string])[] = [
    [
      source.major !== target.major,
      `${from} runs on PostgreSQL ${source.major} and ${to} on ${target.major}. Upgrade one of them.`,
    ],
    [
      source.collation !== target.collation,
      `${from} sorts texts by ${source.collation}, and ${to} by ${target.collation}. Make ${to} anew with the locale of ${from}.`,
    ],
    [
      source.migrations !== target.migrations,
      `${from} stands at ${source.last_migration} and ${to} at ${target.last_migration}, or they differ before that. Migrate both with the same release.`,
    ],
    ...[source, target].map(({ cell, has_fence }) => [!has_fence, noFence(cell)] as const),
    [
      source.wal_level !== 'logical',
      `${from} has wal_level=${source.wal_level}. Set it to logical and restart PostgreSQL.`,
    ],
    [
      source.free_slots < neededSlots,
      `${from} has ${source.free_slots} replication slots left of its max_replication_slots. A move takes ${neededSlots}.`,
    ],
    [
      target.workers < neededSlots,
      `${to} has ${target.workers} workers left of its max_logical_replication_workers. A move takes ${neededSlots}.`,
    ],
    [
      Math.abs(skew) > maxSkewSeconds,
      `The clock of ${to} is ${Math.abs(skew).toFixed(1)} s ${skew < 0 ? 'behind' : 'ahead of'} that of ${from}. Synchronise both.`,
    ],
    [
      unfollowed.length > 0,
      `PostgreSQL's log does not say of which workspace a row is in ${unfollowed.join(', ')}.`,
    ],
    ...listMissingRights(source, target),
  ]
  return obstacles.flatMap(([isIn, says]) => (isIn ? [says] : []))
}

const noFence = (cell: string) =>
  `${cell} does not hide those who are on their way. Run there: select hide_moved_workspaces()`

const lacksRight = (cell: string, right: string, cure: string) =>
  `The login of ${cell} ${right}. As a superuser there: ${cure}`

function listMissingRights(source: Facts, target: Facts): (readonly [boolean, string])[] {
  const bypass = (cell: string) => lacksRight(cell, 'does not see all rows', 'alter role <login> bypassrls')
  return [
    [!source.may_bypass, bypass(source.cell)],
    [!target.may_bypass, bypass(target.cell)],
    [!source.may_replicate, lacksRight(source.cell, 'may not replicate', 'alter role <login> replication')],
    [
      !target.may_subscribe,
      lacksRight(
        target.cell,
        'may not subscribe',
        'grant pg_create_subscription to <login>; grant create on database <name> to <login>',
      ),
    ],
    [
      !target.may_keep_triggers_still,
      lacksRight(
        target.cell,
        'may not remove locked rows of a copy',
        'grant set on parameter session_replication_role to <login>',
      ),
    ],
  ]
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
