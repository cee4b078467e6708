// The switch: the moment at which a workspace leaves its cell and lives in the other one, while its writers wait.

import { setTimeout as sleep } from 'node:timers/promises'
import { lockNotAvailable, readErrorCode } from '../connections/failures.ts'
import { ask, type End, thisDatabase } from './ends.ts'
import { TooLong } from './following.ts'
import { list, unlist } from './stages.ts'
import { listFamily } from './tables.ts'

const pollMs = 5
/** Of writers whom the mover waits for, others wait behind it; so it steps back before they would be refused. */
const barrierMs = 1_000

/** Lists the workspaces as left, once nobody who has a stamp is without a commit. */
export async function leave(source: End, workspaces: readonly string[]): Promise<void> {
  const { client } = source
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${barrierMs}`)
    for (const id of workspaces) await client.query('select pg_advisory_xact_lock(7201, hashtext($1))', [id])
    await list(source, workspaces, 'left')
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    if (readErrorCode(error) !== lockNotAvailable) throw error
    throw new TooLong(`a write at ${source.cell.name} has taken more than ${barrierMs} ms`)
  }
}

/** It lives in the source as before. */
export const comeBack = (source: End, workspaces: readonly string[]): Promise<void> =>
  unlist(source, workspaces)

interface Older {
  readonly virtual: string
  readonly who: string
}

// Who writes to these tables without a barrier: background work over all workspaces, and long writes. Whoever holds the
// barrier of another workspace sees no other one.
const oldersQuery = `
  select distinct l.virtualtransaction as virtual, format('process %s of %s, since %s', l.pid, a.usename, coalesce(a.xact_start, now())::timestamptz(0)) as who
  from pg_locks l join pg_stat_activity a on a.pid = l.pid join pg_class c on c.oid = l.relation
  where l.locktype = 'relation' and l.database = ${thisDatabase}
    and c.relname = any ($1) and c.relnamespace = current_schema()::regnamespace
    and l.mode in ('RowExclusiveLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock') and l.pid <> pg_backend_pid()
    and a.backend_type = 'client backend'
    and not exists (select from pg_locks b where b.virtualtransaction = l.virtualtransaction and b.locktype = 'advisory' and b.classid = 7201)`

const listOlders = (source: End, tables: readonly string[]): Promise<Older[]> =>
  ask<Older>(source, oldersQuery, [tables])

const stillThere = `select distinct virtualtransaction as virtual from pg_locks where virtualtransaction = any ($1)`

/** Waits for the transactions that may have begun to write before they could see that the workspace has left. */
export async function settle(
  source: End,
  tables: readonly string[],
  { withinMs }: { withinMs: number },
): Promise<void> {
  const began = performance.now()
  let olders = await listOlders(source, tables)
  while (olders.length > 0) {
    if (performance.now() - began > withinMs)
      throw new TooLong(`${olders[0]!.who} at ${source.cell.name} writes for more than ${withinMs} ms`)
    await sleep(pollMs)
    const left = await ask<Pick<Older, 'virtual'>>(source, stillThere, [olders.map(({ virtual }) => virtual)])
    const virtuals = new Set(left.map(({ virtual }) => virtual))
    olders = olders.filter(({ virtual }) => virtuals.has(virtual))
  }
}

/** Others are over before anybody notices. */
const longMs = 1_000

/** The same before anybody waits: a long write is over before the workspace leaves, as far as that can be known. */
export async function waitForLongWrites(
  source: End,
  tables: readonly string[],
  tell: (who: string) => void,
): Promise<void> {
  const began = performance.now()
  const first = await listOlders(source, tables)
  for (let olders = first; olders.length > 0; ) {
    if (performance.now() - began > longMs) tell(olders[0]!.who)
    await sleep(10 * pollMs)
    const now = new Set((await listOlders(source, tables)).map(({ virtual }) => virtual))
    olders = olders.filter(({ virtual }) => now.has(virtual))
  }
}

/** A sandbox that was made meanwhile is followed by nobody. */
export async function assertFamily(source: End, workspaces: readonly string[]): Promise<void> {
  const now = await listFamily(source, workspaces[0]!)
  if (now.toSorted().join() !== workspaces.toSorted().join())
    throw new Error(
      `The sandbox of ${workspaces[0]} was made meanwhile. Run the move again, which takes it along.`,
    )
}

/** Waits until the clock of the target has passed that of the source: what is written there is stamped behind all that is there. */
export async function waitForClock(source: End, target: End): Promise<void> {
  const [now] = await ask<{ at: string }>(
    source,
    `select (real_stamp() + interval '1 millisecond')::text as at`,
  )
  await ask(
    target,
    `select pg_sleep(greatest(0, extract(epoch from $1::timestamptz - real_stamp()))::float8)`,
    [now!.at],
  )
}
