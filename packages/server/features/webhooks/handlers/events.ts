// Events: the feed from which whoever was away catches up.

import { type Event, enums } from '@muster/contract'
import { statement } from '@muster/db'
import { say } from '@muster/sentences'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { ReadCall } from '../../../http/context.ts'
import { invalidField } from '../../../http/problem.ts'
import { type FeedEvent, type Position, readFeed } from '../feed.ts'

const findEvent = statement<Position, { id: string }>(
  'find_event',
  'select created_at, id from events where workspace_id = :workspace_id and id = :id',
)

/** Before every event. */
const start: Position = { created_at: '-infinity', id: '' }

/** Where to read on: behind `after`, and not before `since`. */
async function findPosition(
  call: ReadCall,
  { after, since }: { readonly after?: string | undefined; readonly since?: string | undefined },
): Promise<Position> {
  const from = since === undefined ? start : { created_at: since, id: '' }
  if (after === undefined) return from
  const [event] = await call.db.run(findEvent, { id: after })
  if (!event)
    throw invalidField(
      'after',
      say`is no event that this workspace still keeps; leave it out, and read from the oldest or from since`,
    )
  const isLater = since !== undefined && Temporal.Instant.compare(since, event.created_at) > 0
  return isLater ? from : event
}

function toEvent({ id, type, object_id, payload, created_at }: FeedEvent): Event {
  const { data } = JSON.parse(payload) as { data: unknown }
  return { object: 'event', id, type: type as Event['type'], object_id, data, created_at }
}

export default {
  async getEvents(call) {
    const { limit, types = enums.EventType.values, after } = call.query
    const position = await findPosition(call, call.query)
    const { found, last, isMore } = await readFeed(call.db, position, { types, count: limit })
    return { data: found.map(toEvent), has_more: isMore, next_cursor: last?.id ?? after ?? null }
  },
} satisfies HandlersFor<'events'>
