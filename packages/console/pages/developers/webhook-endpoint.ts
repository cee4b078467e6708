// Webhook endpoints, as the console shows them.
import * as webhookEndpoints from '../../gen/operations/webhook-endpoints.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'WebhookEndpoint',
  path: '/developers/endpoints',
  operations: webhookEndpoints,
  columns: ['url', 'events', 'status', 'consecutive_failures'],
  filters: ['status'],
  states: { enable: ['disabled'] },
  primary: 'test',
})
