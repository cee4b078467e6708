// Webhook endpoints, as the console shows them.

import { listWebhookDeliveries, replayWebhookDelivery } from '../../gen/operations/webhook-deliveries.ts'
import * as webhookEndpoints from '../../gen/operations/webhook-endpoints.ts'
import { defineNoun } from '../../records/noun.ts'
import type { AnyOperation, AnyRecord } from '../../records/operation.ts'
import EndpointPanel from './endpoint-panel.tsx'
import EventsInput from './events-input.tsx'

export const noun = defineNoun({
  kind: 'WebhookEndpoint',
  path: '/developers/endpoints',
  operations: webhookEndpoints,
  columns: ['url', 'status', 'description', 'events', 'consecutive_failures'],
  filters: ['status'],
  states: { enable: ['disabled'] },
  offers: isOfferedNow,
  primary: 'test',
  form: { controls: { events: EventsInput } },
  hidden: ['secret', 'deleted', 'url', 'previous_secret_expires_at'],
  Panel: EndpointPanel,
  related: [
    {
      title: 'developers.deliveries',
      list: listWebhookDeliveries,
      input: endpoint => ({ query: { webhook_endpoint_id: String(endpoint.id), limit: 20 } }),
      columns: ['created_at', 'event_type', 'status', 'attempts', 'last_response_status'],
      actions: [replayWebhookDelivery],
      offers: (_operation, { status }, endpoint) => status !== 'pending' && endpoint.deleted !== true,
    },
  ],
})

/** A secret is rotated once the one before it has ended. */
function isOfferedNow({ id }: AnyOperation, { previous_secret_expires_at: until }: AnyRecord): boolean {
  if (id !== webhookEndpoints.rotateWebhookEndpointSecret.id || until == null) return true
  return new Date(String(until)) <= new Date()
}
