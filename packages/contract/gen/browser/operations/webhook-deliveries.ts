// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listWebhookDeliveries = {
  id: 'listWebhookDeliveries',
  method: 'get',
  path: '/v1/webhook_deliveries',
  summary: 'List webhook deliveries',
  rights: [['webhooks:manage']],
} as const satisfies CallFacts

export const getWebhookDelivery = {
  id: 'getWebhookDelivery',
  method: 'get',
  path: '/v1/webhook_deliveries/{id}',
  summary: 'Get a webhook delivery',
  rights: [['webhooks:manage']],
} as const satisfies CallFacts

export const replayWebhookDelivery = {
  id: 'replayWebhookDelivery',
  method: 'post',
  path: '/v1/webhook_deliveries/{id}/replay',
  summary: 'Replay a webhook delivery',
  rights: [['webhooks:manage']],
  is_keyed: true,
} as const satisfies CallFacts
