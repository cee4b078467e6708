// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  WebhookActivity: {
    hours: { type: 'array', maxItems: 48, items: { type: 'object', ref: 'WebhookActivityHour' }, required: true },
  },
  WebhookActivityHour: {
    hour: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    pending: { type: 'integer', required: true },
    delivered: { type: 'integer', required: true },
    failed: { type: 'integer', required: true },
    exhausted: { type: 'integer', required: true },
  },
}

export const getWebhookActivity: Operation<'getWebhookActivity'> = {
  id: 'getWebhookActivity',
  method: 'get',
  path: '/console/webhook_activity',
  needs: [['webhooks:manage'], ['api.manage']],
  query: [
    { name: 'webhook_endpoint_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
  ],
  result: 'WebhookActivity',
  schemas: schemas,
}
