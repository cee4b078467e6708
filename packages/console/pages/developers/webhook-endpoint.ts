// Webhook endpoints, as the console shows them.

import { listWebhookDeliveries, replayWebhookDelivery } from '../../gen/operations/webhook-deliveries.ts'
import * as webhookEndpoints from '../../gen/operations/webhook-endpoints.ts'
import { relate } from '../../records/declaration.ts'
import type { RecordOf } from '../../records/kind.ts'
import { defineNoun } from '../../records/noun.ts'
import type { AnyOperation } from '../../records/operation.ts'
import EndpointPanel from './endpoint-panel.tsx'
import EventsInput from './events-input.tsx'

export const noun = defineNoun({
  kind: 'WebhookEndpoint',
  operations: webhookEndpoints,
  columns: ['url', 'status', 'description', 'events', 'consecutive_failures'],
  filters: ['status'],
  offers: isOfferedNow,
  primary: 'testWebhookEndpoint',
  form: { controls: { events: EventsInput } },
  hidden: ['secret', 'deleted', 'url', 'previous_secret_expires_at'],
  Panel: EndpointPanel,
  related: [
    relate('WebhookEndpoint', listWebhookDeliveries, {
      title: 'developers.deliveries',
      input: endpoint => ({ query: { webhook_endpoint_id: endpoint.id, limit: 20 } }),
      columns: ['created_at', 'event_type', 'status', 'attempts', 'last_response_status'],
      actions: [replayWebhookDelivery],
      offers: (_operation, _delivery, endpoint) => endpoint.deleted !== true,
    }),
  ],
})

/** A secret is rotated once the one before it has ended. */
function isOfferedNow(
  { id }: AnyOperation,
  { previous_secret_expires_at: until }: RecordOf<'WebhookEndpoint'>,
): boolean {
  return id !== 'rotateWebhookEndpointSecret' || until === null || new Date(until) <= new Date()
}
