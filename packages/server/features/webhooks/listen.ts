// Listening: follows a workspace's events and posts them to an address as they come, to try a receiver on one machine.

import { setTimeout as sleep } from 'node:timers/promises'
import { type EventType, enums } from '@muster/contract'
import type { AnyDatabase, ReadDb } from '@muster/db'
import { tellShortly } from '@muster/formats/shorten'
import { readPort, targetPolicy } from '../../outbound/allowed-targets.ts'
import { Sender } from '../../outbound/send.ts'
import { newId } from '../../resource/ids.ts'
import { type FeedEvent, type Position, readFeed, readMoment } from './feed.ts'
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

/** Resolves once `signal` is aborted. Each event is posted once, the oldest first; what the receiver misses it misses. */
export async function listen(database: AnyDatabase, options: ListenOptions): Promise<void> {
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
  deliver: (event: FeedEvent) => Promise<void>,
): Promise<void> {
  let position = start
  let isAway = false
  while (!signal.aborted) {
    try {
      const { found, last, isMore, until } = await readFeed(db, position, { types: events, count: pageSize })
      isAway = false
      for (const event of found) if (!signal.aborted) await deliver(event)
      position = isMore && last ? last : { created_at: until, id: '' }
      if (isMore) continue
    } catch (error) {
      if (!isAway) print(`The events cannot be read: ${tellShortly(error)}. Trying again; none is missed.`)
      isAway = true
    }
    await sleep(pollMs, undefined, { signal }).catch(() => undefined)
  }
}

/** Sends it like a delivery; returns the line to print. */
async function post(
  sender: Sender,
  { type, object_id, payload }: FeedEvent,
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
