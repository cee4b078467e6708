// Following: the target has all rows of a workspace and each change of them, by PostgreSQL's own logical replication.

import { setTimeout as sleep } from 'node:timers/promises'
import { connectionFailure, readErrorCode } from '../connections/failures.ts'
import { ask, type End, thisDatabase } from './ends.ts'
import type { Track } from './stages.ts'

/** The two ends, and what is between them. */
export interface Follow {
  readonly source: End
  readonly target: End
  /** The address by which the target's PostgreSQL reaches the source. */
  readonly address: string
  readonly tables: readonly string[]
  readonly workspaces: readonly string[]
}

const pollMs = 20

/** Of publication, slot and subscription alike. */
export const nameMove = (workspace: string): string => `muster_move_${workspace}`

const nameOf = ({ workspaces: [live] }: Follow): string => nameMove(live!)

export async function readTrack(source: End, workspace: string): Promise<Track | undefined> {
  const [found] = await ask<{ says: string | null }>(
    source,
    `select obj_description(oid, 'pg_publication') as says from pg_publication where pubname = $1`,
    [nameMove(workspace)],
  )
  return found?.says ? (JSON.parse(found.says) as Track) : undefined
}

/** Publishes the rows of the workspaces, and says where they go. */
export async function publish(follow: Follow, track: Track): Promise<void> {
  const { client } = follow.source
  const name = client.escapeIdentifier(nameOf(follow))
  const rows = `(workspace_id in (${follow.workspaces.map(id => client.escapeLiteral(id)).join(', ')}))`
  const tables = follow.tables.map(table => `table ${client.escapeIdentifier(table)} where ${rows}`)
  await client.query('begin')
  try {
    await client.query(`create publication ${name} for ${tables.join(', ')}`)
    await client.query(`comment on publication ${name} is ${client.escapeLiteral(JSON.stringify(track))}`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** From here on the source keeps all changes for the target. It waits for the transactions that are open. */
export async function reserve(follow: Follow): Promise<void> {
  await ask(follow.source, `select pg_create_logical_replication_slot($1, 'pgoutput')`, [nameOf(follow)])
}

// Rows that the login may not see would be missing without a word.
function describeSource(address: string): string {
  const url = new URL(address)
  url.searchParams.set('options', '-crow_security=off')
  return url.href
}

export async function subscribe(follow: Follow): Promise<void> {
  const { client } = follow.target
  const name = client.escapeIdentifier(nameOf(follow))
  const source = client.escapeLiteral(describeSource(follow.address))
  try {
    await client.query(
      `create subscription ${name} connection ${source} publication ${name}
     with (create_slot = false, slot_name = ${client.escapeLiteral(nameOf(follow))}, copy_data = true, disable_on_error = true, origin = any)`,
    )
  } catch (cause) {
    if (readErrorCode(cause) !== connectionFailure) throw cause
    const [from, to] = [follow.source.cell.name, follow.target.cell.name]
    throw new Error(
      `The PostgreSQL of ${to} does not reach ${from} by the address that is set for it: ${(cause as Error).message}. Name host and port in that address, and let the former in.`,
      { cause },
    )
  }
}

interface Progress {
  readonly done: number
  readonly total: number
}

const progressQuery = `
  select count(*) filter (where r.srsubstate = 'r')::int as done, count(r.srrelid)::int as total, bool_and(s.subenabled) as goes_on
  from pg_subscription s left join pg_subscription_rel r on r.srsubid = s.oid
  where s.subname = $1 and s.subdbid = ${thisDatabase}`

/** How many tables the target has whole. Throws where it follows no more. */
export async function readProgress(follow: Follow): Promise<Progress> {
  const { cell } = follow.target
  const [found] = await ask<Progress & { goes_on: boolean | null }>(follow.target, progressQuery, [
    nameOf(follow),
  ])
  if (found?.goes_on) return found
  throw new Error(
    `${cell.name} follows no more; the log of its PostgreSQL says why. Undo the move, cure that, and move again.`,
  )
}

/** Waits until the target has all tables and follows each. */
export async function waitUntilCopied(follow: Follow, tell: (progress: Progress) => void): Promise<void> {
  for (;;) {
    const progress = await readProgress(follow)
    tell(progress)
    if (progress.done === follow.tables.length) return
    await sleep(5 * pollMs)
  }
}

const publishedQuery =
  'select tablename as name from pg_publication_tables where pubname = $1 order by tablename'
const slotQuery = `select from pg_replication_slots where slot_name = $1 and wal_status in ('reserved', 'extended')`
const subscribedQuery = `
  select c.relname as name from pg_subscription s join pg_subscription_rel r on r.srsubid = s.oid join pg_class c on c.oid = r.srrelid
  where s.subname = $1 and s.subenabled and s.subslotname is not null
    and s.subdbid = ${thisDatabase} order by c.relname`

/** Whether all is there for the target to follow what a former mover has begun. */
export async function isFollowed(follow: Follow, track: Track | undefined): Promise<boolean> {
  if (track?.workspaces.join() !== follow.workspaces.join()) return false
  const named = [nameOf(follow)]
  const published = await ask<{ name: string }>(follow.source, publishedQuery, named)
  const subscribed = await ask<{ name: string }>(follow.target, subscribedQuery, named)
  const slots = await ask(follow.source, slotQuery, named)
  const wanted = follow.tables.toSorted().join()
  const isWhole = [published, subscribed].every(
    tables =>
      tables
        .map(({ name }) => name)
        .sort()
        .join() === wanted,
  )
  return slots.length === 1 && isWhole
}

const slotsQuery = `select slot_name as name, active from pg_replication_slots where database = current_database()
  and (slot_name = $1 or starts_with(slot_name, $2))`

/** Removes the subscription, its slots and the publication, as far as they are there. Whoever is cut off begins again. */
export async function stopFollowing(follow: Follow): Promise<void> {
  const { source, target } = follow
  const plain = nameOf(follow)
  const name = target.client.escapeIdentifier(plain)
  const [subscription] = await ask<{ oid: string }>(
    target,
    `select oid::text as oid from pg_subscription where subname = $1
     and subdbid = ${thisDatabase}`,
    [plain],
  )
  // Without a slot, PostgreSQL asks the source for nothing, which may have lost it.
  if (subscription) {
    await ask(target, `alter subscription ${name} disable`)
    await ask(target, `alter subscription ${name} set (slot_name = none)`)
  }
  const copying = subscription ? `pg_${subscription.oid}_sync_` : plain
  await dropSlots(source, [plain, copying])
  if (subscription) await ask(target, `drop subscription ${name}`)
  await ask(source, `drop publication if exists ${name}`)
}

const objectInUse = '55006'

/** Drops the slot of this name and those that begin so, once nobody reads from them: who copies a table ends a moment later. */
async function dropSlots(source: End, names: readonly [name: string, start: string]): Promise<void> {
  for (;;) {
    const slots = await ask<{ name: string; active: boolean }>(source, slotsQuery, names)
    if (slots.length === 0) return
    for (const { name } of slots.filter(({ active }) => !active))
      await ask(source, 'select pg_drop_replication_slot($1)', [name]).catch(error => {
        // Its reader has come since.
        if (readErrorCode(error) !== objectInUse) throw error
      })
    await sleep(pollMs)
  }
}

/** Waits until the target has what the source has committed by now. */
export async function catchUp(follow: Follow, { withinMs }: { withinMs: number }): Promise<number> {
  const [live] = follow.workspaces
  const began = performance.now()
  // What is read under a version is true of it, whichever it is.
  const [mark] = await ask<{ version: string }>(
    follow.source,
    'update rule_versions set version = gen_random_uuid() where workspace_id = $1 returning version::text as version',
    [live],
  )
  if (!mark) throw new Error(`${live} has no version of its rules in ${follow.source.cell.name}.`)
  for (let looks = 1; ; looks++) {
    const seen = await ask(
      follow.target,
      'select from rule_versions where workspace_id = $1 and version = $2::uuid',
      [live, mark.version],
    )
    const tookMs = performance.now() - began
    if (seen.length > 0) return tookMs
    if (tookMs > withinMs) throw new TooLong(`${follow.target.cell.name} is more than ${withinMs} ms behind`)
    // One that follows no more would never have it.
    if (looks % 50 === 0) await readProgress(follow)
    await sleep(pollMs / 4)
  }
}

/** Writers would have to wait for too long: the switch is tried again. */
export class TooLong extends Error {}
