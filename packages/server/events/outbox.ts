// The outbox: events are written to it in the transaction of the change, with a delivery to each endpoint that asked for them.

import type { WebhookEvent } from '@muster/contract'
import { columnsOf, columnsSql, statement, type WriteDb } from '@muster/db'
import { newId } from '../resource/ids.ts'

/** The object that an event of each type carries, as the contract's webhooks say. */
type Payloads = { [Event in WebhookEvent as Event['type']]: Event['data'] }

/** A workspace has at most so many endpoints: the ids of an event's deliveries differ in two digits. */
export const maxEndpoints = 20

/** Called when there is something to deliver. It is a hint: workers also look by themselves. */
export const deliveriesChannel = 'muster_deliveries'

// One id serves all deliveries of an event: the last two of its 26 characters count the endpoints, so no round trip is
// needed to know how many ids to make. What remains holds 64 random bits.
const queued = `
  made as (
    insert into webhook_deliveries (workspace_id, id, webhook_endpoint_id, event_id, event_type)
    select :workspace_id, left(:delivery_id, -2) || lpad((row_number() over (order by id))::text, 2, '0'), id, :id, :type
    from webhook_endpoints where workspace_id = :workspace_id and not deleted and :type = any(events)
    returning id)`

const insertEvent = statement<
  unknown,
  { id: string; type: string; object_id: string; data: string; delivery_id: string }
>(
  'insert_event',
  `with event as (
     insert into events (workspace_id, id, type, object_id, data) values (:workspace_id, :id, :type, :object_id, :data)),
   ${queued}
   select pg_notify('${deliveriesChannel}', '') from (select from made limit 1) as any_made`,
)

/** `object` is whole, sensitive fields included: the subscriber is the endpoint, not the key that caused the change. */
export function emit<Type extends keyof Payloads>(db: WriteDb, type: Type, object: Payloads[Type]): void {
  db.atCommit(insertEvent, makeRow(type, object))
}

const makeRow = (type: string, object: { readonly id: string }) => ({
  id: newId('Event'),
  delivery_id: newId('WebhookDelivery'),
  type,
  object_id: object.id,
  data: JSON.stringify(object),
})

const columns = { id: 'text', type: 'text', object_id: 'text', delivery_id: 'text', data: 'text' } as const
const delivered = { id: columns.id, type: columns.type, delivery_id: columns.delivery_id }

// For many at a time: as lines, for JSON has no line within it, and PostgreSQL would read JSON within JSON twice.
const insertEvents = statement<unknown, Record<keyof typeof columns, string>>(
  'insert_events',
  `with made as (
     insert into events (workspace_id, id, type, object_id, data)
     select :workspace_id, id, type, object_id, data from ${columnsSql(columns)} as e),
   queued as (
     insert into webhook_deliveries (workspace_id, id, webhook_endpoint_id, event_id, event_type)
     select :workspace_id, left(v.delivery_id, -2) || lpad((row_number() over (partition by v.id order by e.id))::text, 2, '0'), e.id, v.id, v.type
     from ${columnsSql(delivered)} as v
     join webhook_endpoints e on e.workspace_id = :workspace_id and not e.deleted and v.type = any(e.events)
     returning 1)
   select pg_notify('${deliveriesChannel}', '') from (select from queued limit 1) as any_queued`,
)

/** As many events as one statement writes: some 3 MB. */
const atOnce = 2_500

/** The events for many objects. */
export type Emitted = {
  [Type in keyof Payloads]: { readonly type: Type; readonly object: Payloads[Type] }
}[keyof Payloads]

/** `emit` for any number of events, in few statements of the commit; that of one alone has no lists. */
export function emitAll(db: WriteDb, events: readonly Emitted[]): void {
  for (let at = 0; at < events.length; at += atOnce) {
    const rows = events.slice(at, at + atOnce).map(({ type, object }) => makeRow(type, object))
    if (rows.length === 1) db.atCommit(insertEvent, rows[0]!)
    else db.atCommit(insertEvents, columnsOf(columns, rows))
  }
}
