// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  WebhookAttempt: {
    object: { type: 'string', const: 'webhook_attempt', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    webhook_delivery_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'WebhookDelivery', expected: 'an id, of letters, digits, - and _', required: true },
    number: { type: 'integer', required: true },
    duration_ms: { type: 'integer', required: true },
    response_status: { type: 'integer', nullable: true, required: true },
    response_body: { type: 'string', nullable: true, sensitive: 'employees.sensitive:read' },
    error: { type: 'string', nullable: true, required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
}

export const listWebhookAttempts: Operation<'listWebhookAttempts'> = {
  id: 'listWebhookAttempts',
  method: 'get',
  path: '/v1/webhook_deliveries/{id}/attempts',
  needs: [['webhooks:manage']],
  query: [
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
  ],
  result: 'WebhookAttempt',
  isList: true,
  schemas: schemas,
}
