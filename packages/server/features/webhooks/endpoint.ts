// The endpoint as a record, and the test event that proves it.

import type { WebhookDelivery, WebhookEndpoint } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { deliveriesChannel } from '../../events/outbox.ts'
import { markExact } from '../../http/response/response-fields.ts'
import { newId } from '../../resource/ids.ts'
import { resource } from '../../resource/resource.ts'
import { deliveries } from './deliveries.ts'

export const endpoints = resource('WebhookEndpoint')

const testWebhookEndpoint = statement<
  WebhookDelivery,
  { event_id: string; id: string; data: string; delivery_id: string }
>(
  'test_webhook_endpoint',
  `with event as (
     insert into events (workspace_id, id, type, object_id, data) values (:workspace_id, :event_id, 'webhook.test', :id, :data)),
   woken as (select pg_notify('${deliveriesChannel}', ''))
   insert into webhook_deliveries (workspace_id, id, webhook_endpoint_id, event_id, event_type)
   select :workspace_id, :delivery_id, :id, :event_id, 'webhook.test' from woken returning ${deliveries.fields.selected}`,
)

/** Queues the test event for an endpoint that is locked. */
export async function queueTest(db: Db, endpoint: WebhookEndpoint): Promise<WebhookDelivery> {
  const [delivery] = await db.run(testWebhookEndpoint, {
    id: endpoint.id,
    event_id: newId('Event'),
    delivery_id: newId('WebhookDelivery'),
    data: JSON.stringify(endpoint),
  })
  return markExact(delivery!)
}
