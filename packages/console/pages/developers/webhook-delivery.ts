// Webhook deliveries, as the console shows them.

import { listWebhookAttempts } from '../../gen/operations/webhook-attempts.ts'
import * as webhookDeliveries from '../../gen/operations/webhook-deliveries.ts'
import { relate } from '../../records/declaration.ts'
import { defineNoun } from '../../records/noun.ts'
import Activity from './activity.tsx'
import DeliveryPanel from './delivery-panel.tsx'

export const noun = defineNoun({
  kind: 'WebhookDelivery',
  operations: webhookDeliveries,
  columns: [
    'event_type',
    'created_at',
    'webhook_endpoint_id',
    'status',
    'attempts',
    'last_response_status',
    'last_attempt_at',
  ],
  filters: ['status', 'webhook_endpoint_id', 'event_type'],
  primary: 'replayWebhookDelivery',
  hidden: ['payload', 'last_error'],
  Panel: DeliveryPanel,
  ListPanel: Activity,
  title: delivery => delivery.event_type,
  related: [
    relate('WebhookDelivery', listWebhookAttempts, {
      title: 'developers.attempts',
      input: delivery => ({ path: { id: delivery.id } }),
      columns: ['number', 'created_at', 'duration_ms', 'response_status', 'error', 'response_body'],
    }),
  ],
})
