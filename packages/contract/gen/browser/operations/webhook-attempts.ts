// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listWebhookAttempts = {
  id: 'listWebhookAttempts',
  method: 'get',
  path: '/v1/webhook_deliveries/{id}/attempts',
  summary: 'List the attempts of a delivery',
  rights: [['webhooks:manage']],
} as const satisfies CallFacts
