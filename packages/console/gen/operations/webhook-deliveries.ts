// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  WebhookDelivery: {
    object: { type: 'string', const: 'webhook_delivery', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    webhook_endpoint_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'WebhookEndpoint', expected: 'an id, of letters, digits, - and _', required: true },
    event_type: {
      type: 'string',
      ref: 'DeliveredEventType',
      enum: [
        'employee.created', 'employee.updated', 'employee.deleted', 'attendance.recorded',
        'attendance.updated', 'leave.requested', 'leave.approved', 'leave.rejected', 'leave.cancelled',
        'payroll.run.approved', 'payroll.run.locked', 'salary_slip.published', 'contract.signed',
        'webhook.test',
      ],
      required: true,
    },
    status: { type: 'string', ref: 'WebhookDeliveryStatus', enum: ['pending', 'delivered', 'failed', 'exhausted'], required: true },
    attempts: { type: 'integer', required: true },
    last_attempt_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    last_response_status: { type: 'integer', nullable: true, required: true },
    last_error: { type: 'string', nullable: true, required: true },
    next_attempt_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    replay_count: { type: 'integer', required: true },
    payload: { type: 'string', nullable: true, sensitive: 'employees.sensitive:read' },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
}

export const listWebhookDeliveries: Operation<'listWebhookDeliveries'> = {
  id: 'listWebhookDeliveries',
  method: 'get',
  path: '/v1/webhook_deliveries',
  needs: [['webhooks:manage']],
  query: [
    { name: 'webhook_endpoint_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'status', type: 'string', ref: 'WebhookDeliveryStatus', enum: ['pending', 'delivered', 'failed', 'exhausted'] },
    {
      name: 'event_type',
      type: 'string',
      ref: 'DeliveredEventType',
      enum: [
        'employee.created', 'employee.updated', 'employee.deleted', 'attendance.recorded',
        'attendance.updated', 'leave.requested', 'leave.approved', 'leave.rejected', 'leave.cancelled',
        'payroll.run.approved', 'payroll.run.locked', 'salary_slip.published', 'contract.signed',
        'webhook.test',
      ],
    },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
  ],
  result: 'WebhookDelivery',
  isList: true,
  schemas: schemas,
}

export const getWebhookDelivery: Operation<'getWebhookDelivery'> = { id: 'getWebhookDelivery', method: 'get', path: '/v1/webhook_deliveries/{id}', needs: [['webhooks:manage']], query: [], result: 'WebhookDelivery', schemas: schemas }

export const replayWebhookDelivery: Operation<'replayWebhookDelivery'> = { id: 'replayWebhookDelivery', method: 'post', path: '/v1/webhook_deliveries/{id}/replay', needs: [['webhooks:manage']], hasDryRun: true, states: { from: ['delivered', 'failed', 'exhausted'], to: ['pending'] }, query: [], result: 'WebhookDelivery', schemas: schemas }
