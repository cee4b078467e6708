// Listening: follows a workspace's events and posts them to an address as they come, to try a receiver on one machine.

import { setTimeout as sleep } from 'node:timers/promises'
import { type EventType, enums } from '@muster/contract'
import { type Database, type Db, type ReadDb, statement } from '@muster/db'
import { tellShortly } from '@muster/formats/shorten'
import { readPort, targetPolicy } from '../../outbound/allowed-targets.ts'
import { Sender } from '../../outbound/send.ts'
import { newId } from '../../resource/ids.ts'
import { payloadSql } from './deliveries.ts'
import { newSecret } from './secret.ts'
import { deliveryHeaders } from './sign.ts'

export interface ListenOptions {
  readonly workspace: string
  /** Any address, even a private one: the person who runs this owns the machine. */
  readonly forward: URL
  /** All types by default. */
  readonly events?: readonly EventType[] | undefined
  /** Made for the session by default. */
  readonly secret?: string | undefined
  readonly print: (line: string) => void
  readonly signal: AbortSignal
}

const pollMs = 200
const pageSize = 50

/** Up to where the events were seen. */
interface Position {
  readonly created_at: string
  /** Of the last event, or empty where every one before the instant was seen. */
  readonly id: string
}

interface Followed extends Position {
  readonly type: string
  readonly object_id: string
  readonly payload: string
}

const moment = statement<{ at: string; workspace_id: string }>(
  'moment',
  'select stamp() as at, :workspace_id::text as workspace_id',
)

const eventsBetween = statement<
  Followed,
  { types: readonly string[]; created_at: string; id: string; until: string }
>(
  'events_between',
  `select e.id, e.type, e.object_id, e.created_at, ${payloadSql('e')} as payload from events e
   where e.workspace_id = :workspace_id and e.type = any(:types::text[])
     and (e.created_at, e.id) > (:created_at::timestamptz, :id) and e.created_at < :until::timestamptz
   order by e.created_at, e.id`,
)

/** Resolves once `signal` is aborted. Each event is posted once, the oldest first; what the receiver misses it misses. */
export async function listen(database: Database, options: ListenOptions): Promise<void> {
  const { workspace, forward, signal, print, secret = newSecret() } = options
  const sender = new Sender(targetPolicy([`${forward.hostname}:${readPort(forward)}`]))
  const stop = () => sender.close()
  signal.addEventListener('abort', stop)
  try {
    const db = database.reader(workspace)
    const start = { created_at: await readMoment(db), id: '' }
    print(`Events of ${workspace} go to ${forward} from now on, signed with ${secret} (Ctrl-C stops).`)
    await follow(db, start, options, async event => {
      const outcome = await post(sender, event, { forward, secret })
      if (!signal.aborted) print(outcome)
    })
  } finally {
    signal.removeEventListener('abort', stop)
    sender.close()
  }
}

async function follow(
  db: ReadDb,
  start: Position,
  { events = enums.EventType.values, print, signal }: ListenOptions,
  deliver: (event: Followed) => Promise<void>,
): Promise<void> {
  let position = start
  let isAway = false
  while (!signal.aborted) {
    try {
      const { found, next } = await pageAfter(db, position, events)
      isAway = false
      for (const event of found) if (!signal.aborted) await deliver(event)
      position = next
      if (found.length === pageSize) continue
    } catch (error) {
      if (!isAway) print(`The events cannot be read: ${tellShortly(error)}. Trying again; none is missed.`)
      isAway = true
    }
    await sleep(pollMs, undefined, { signal }).catch(() => undefined)
  }
}

/**
 * Events before an instant that lies behind: whoever stamped one before it has committed once the barrier is passed, so
 * nothing can still appear below the position. A plain "after the last one" would lose what commits late.
 */
async function pageAfter(
  db: ReadDb,
  position: Position,
  types: readonly string[],
): Promise<{ found: Followed[]; next: Position }> {
  const until = await readMoment(db)
  await db.barrier()
  const found = await db.run(eventsBetween, { ...position, types, until }, pageSize)
  return { found, next: found.length === pageSize ? found.at(-1)! : { created_at: until, id: '' } }
}

async function readMoment(db: Db): Promise<string> {
  const [row] = await db.run(moment)
  return row!.at
}

/** Sends it like a delivery; returns the line to print. */
async function post(
  sender: Sender,
  { type, object_id, payload }: Followed,
  { forward, secret }: { forward: URL; secret: string },
): Promise<string> {
  const body = Buffer.from(payload)
  const signed = {
    secrets: [secret],
    timestamp: Math.floor(Date.now() / 1000),
    delivery_id: newId('WebhookDelivery'),
  }
  const headers = deliveryHeaders({ ...signed, event_type: type, body })
  const time = Temporal.Now.plainTimeISO().toString({ smallestUnit: 'second' })
  const { status, error, duration_ms } = await sender.send(forward.href, headers, body)
  return [time, type.padEnd(20), object_id, error ?? status, `${duration_ms} ms`].join('  ')
}
