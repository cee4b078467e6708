// Events: written to the outbox in the transaction of the change, with a delivery to each endpoint that asked for them.

import type { components } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { newId } from './id.ts'

type Schemas = components['schemas']

/** The types that resources emit, and the object that each carries. */
interface Payloads {
  'employee.created': Schemas['Employee']
  'employee.updated': Schemas['Employee']
  'employee.deleted': Schemas['Employee']
}

/** A workspace has at most so many endpoints: the ids of an event's deliveries differ in two digits. */
export const mostEndpoints = 20

/** Told that there is something to deliver; a hint, for whoever delivers also looks by itself. */
export const deliveriesChannel = 'muster_deliveries'

// One id serves all deliveries of an event: the last two of its 26 characters count the endpoints, so no round trip is
// needed to know how many ids to make. What remains holds 64 random bits.
const queued = `
  made as (
    insert into webhook_deliveries (workspace_id, id, webhook_endpoint_id, event_id, event_type)
    select :workspace_id, left(:delivery_id, -2) || lpad((row_number() over (order by id))::text, 2, '0'), id, :id, :type
    from webhook_endpoints where workspace_id = :workspace_id and not deleted and :type = any(events)
    returning id)`

const insertEvent = statement(
  'insert_event',
  `with event as (
     insert into events (workspace_id, id, type, object_id, data) values (:workspace_id, :id, :type, :object_id, :data)),
   ${queued}
   select pg_notify('${deliveriesChannel}', '') from (select from made limit 1) as any_made`,
)

/** `object` is whole, sensitive fields included: the subscriber is the endpoint, not the key that caused the change. */
export function emit<Type extends keyof Payloads>(db: Db, type: Type, object: Payloads[Type]): void {
  db.atCommit(insertEvent, {
    id: newId('evt'),
    delivery_id: newId('dlv'),
    type,
    object_id: object.id,
    data: JSON.stringify(object),
  })
}
