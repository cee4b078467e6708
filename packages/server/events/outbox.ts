// The outbox: events are written to it in the transaction of the change, with a delivery to each endpoint that asked for them.

import type { WebhookEvent } from '@muster/contract'
import { statement, type WriteDb } from '@muster/db'
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

// For many at a time: one statement, however many there are.
const insertEvents = statement<unknown, { events: string }>(
  'insert_events',
  `with made as (
     insert into events (workspace_id, id, type, object_id, data)
     select :workspace_id, id, type, object_id, data from json_to_recordset(:events::json) as e (id text, type text, object_id text, data text)),
   queued as (
     insert into webhook_deliveries (workspace_id, id, webhook_endpoint_id, event_id, event_type)
     select :workspace_id, left(v.delivery_id, -2) || lpad((row_number() over (partition by v.id order by e.id))::text, 2, '0'), e.id, v.id, v.type
     from json_to_recordset(:events::json) as v (id text, delivery_id text, type text)
     join webhook_endpoints e on e.workspace_id = :workspace_id and not e.deleted and v.type = any(e.events)
     returning 1)
   select pg_notify('${deliveriesChannel}', '') from (select from queued limit 1) as any_queued`,
)

/** The events for many objects. */
export type Emitted = {
  [Type in keyof Payloads]: { readonly type: Type; readonly object: Payloads[Type] }
}[keyof Payloads]

/** `emit` for any number of events, in one statement of the commit. */
export function emitAll(db: WriteDb, events: readonly Emitted[]): void {
  if (events.length === 0) return
  const rows = events.map(({ type, object }) => makeRow(type, object))
  db.atCommit(insertEvents, { events: JSON.stringify(rows) })
}
