// The feed of events: those of a workspace in the order in which they happened, as far as nothing earlier can still appear.

import { type Db, type ReadDb, statement } from '@muster/db'
import { payloadSql } from './deliveries.ts'

/** Up to where the events were seen. */
export interface Position {
  readonly created_at: string
  /** Of the last event, or empty where every one before the instant was seen. */
  readonly id: string
}

export interface FeedEvent extends Position {
  readonly type: string
  readonly object_id: string
  /** The body of a delivery of it. */
  readonly payload: string
}

interface Asked {
  readonly types: readonly string[]
  readonly count: number
}

interface Read {
  readonly found: readonly FeedEvent[]
  /** The last event that was looked at, whatever its type; undefined where there was none. */
  readonly last: Position | undefined
  /** Whether more can be read at once. */
  readonly isMore: boolean
  /** The instant that lies behind: every event before it was there to be read. */
  readonly until: string
}

interface Window extends Position {
  readonly until: string
}

/** One request looks at so many events: those of a rare type could be far apart. */
const mostScanned = 5_000

const moment = statement<{ at: string; workspace_id: string }>(
  'moment',
  'select stamp() as at, :workspace_id::text as workspace_id',
)

const scanned = `
  select e.workspace_id, e.id, e.type, e.object_id, e.data, e.created_at from events e
  where e.workspace_id = :workspace_id and (e.created_at, e.id) > (:created_at::timestamptz, :id) and e.created_at < :until::timestamptz
  order by e.created_at, e.id limit ${mostScanned}`

const eventsBetween = statement<FeedEvent, Window & { types: readonly string[] }>(
  'events_between',
  `select e.id, e.type, e.object_id, e.created_at, ${payloadSql('e')} as payload from (${scanned}) e
   where e.type = any(:types::text[]) order by e.created_at, e.id`,
)

const lastScanned = statement<Position & { scanned: number }, Window>(
  'last_event_scanned',
  `select e.id, e.created_at, (count(*) over ())::int as scanned from (${scanned}) e
   order by e.created_at desc, e.id desc limit 1`,
)

/**
 * Events before an instant that lies behind: whoever stamped one before it has committed once the barrier is passed, so
 * nothing can still appear below the position. A plain "after the last one" would lose what commits late.
 */
export async function readFeed(db: ReadDb, after: Position, { types, count }: Asked): Promise<Read> {
  const until = await readMoment(db)
  const behind = db.behindBarrier()
  const window = { created_at: after.created_at, id: after.id, until }
  // One more than is asked for tells whether there are more.
  const rows = await behind.run(eventsBetween, { ...window, types }, count + 1)
  const found = rows.slice(0, count)
  if (rows.length > count) return { found, last: found.at(-1), isMore: true, until }
  const [last] = await behind.run(lastScanned, window)
  return { found, last, isMore: last?.scanned === mostScanned, until }
}

export async function readMoment(db: Db): Promise<string> {
  const [row] = await db.run(moment)
  return row!.at
}
