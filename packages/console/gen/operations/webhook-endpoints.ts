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
  WebhookEndpoint: {
    url: { type: 'string', maxLength: 2000, expected: 'an address that starts with https://', required: true },
    events: {
      type: 'array',
      maxItems: 13,
      items: {
        type: 'string',
        ref: 'EventType',
        enum: [
          'employee.created', 'employee.updated', 'employee.deleted', 'attendance.recorded',
          'attendance.updated', 'leave.requested', 'leave.approved', 'leave.rejected', 'leave.cancelled',
          'payroll.run.approved', 'payroll.run.locked', 'salary_slip.published', 'contract.signed',
        ],
      },
      required: true,
    },
    description: { type: 'string', nullable: true, maxLength: 255, required: true },
    object: { type: 'string', const: 'webhook_endpoint', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    status: { type: 'string', ref: 'WebhookEndpointStatus', enum: ['unverified', 'active', 'disabled'], required: true },
    consecutive_failures: { type: 'integer', required: true },
    disabled_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    secret: { type: 'string', secret: true },
    previous_secret_expires_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    deleted: { type: 'boolean', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  WebhookEndpointCreate: {
    url: { type: 'string', maxLength: 2000, expected: 'an address that starts with https://', required: true, help: 'The address that receives events, public HTTPS. Redirects are not followed.' },
    events: {
      type: 'array',
      maxItems: 13,
      items: {
        type: 'string',
        ref: 'EventType',
        enum: [
          'employee.created', 'employee.updated', 'employee.deleted', 'attendance.recorded',
          'attendance.updated', 'leave.requested', 'leave.approved', 'leave.rejected', 'leave.cancelled',
          'payroll.run.approved', 'payroll.run.locked', 'salary_slip.published', 'contract.signed',
        ],
      },
      required: true,
      help: 'The types of event to send, at least one.',
    },
    description: { type: 'string', nullable: true, maxLength: 255, help: 'What the endpoint is for, in your own words.' },
  },
  WebhookEndpointUpdate: {
    url: { type: 'string', maxLength: 2000, expected: 'an address that starts with https://', help: 'The address that receives events, public HTTPS. Redirects are not followed.' },
    events: {
      type: 'array',
      maxItems: 13,
      items: {
        type: 'string',
        ref: 'EventType',
        enum: [
          'employee.created', 'employee.updated', 'employee.deleted', 'attendance.recorded',
          'attendance.updated', 'leave.requested', 'leave.approved', 'leave.rejected', 'leave.cancelled',
          'payroll.run.approved', 'payroll.run.locked', 'salary_slip.published', 'contract.signed',
        ],
      },
      help: 'The types of event to send, at least one.',
    },
    description: { type: 'string', nullable: true, maxLength: 255, help: 'What the endpoint is for, in your own words.' },
  },
  WebhookReplay: {
    object: { type: 'string', const: 'webhook_replay', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    webhook_endpoint_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'WebhookEndpoint', expected: 'an id, of letters, digits, - and _', required: true },
    replayed: { type: 'integer', required: true },
  },
  WebhookReplayRequest: {
    since: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true, help: 'What was made from this time on is sent again.' },
  },
}

export const listWebhookEndpoints: Operation<'listWebhookEndpoints'> = {
  id: 'listWebhookEndpoints',
  method: 'get',
  path: '/v1/webhook_endpoints',
  needs: [['webhooks:manage']],
  query: [
    { name: 'status', type: 'string', ref: 'WebhookEndpointStatus', enum: ['unverified', 'active', 'disabled'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
    { name: 'include_deleted', type: 'boolean', default: false },
  ],
  result: 'WebhookEndpoint',
  isList: true,
  schemas: schemas,
}

export const createWebhookEndpoint: Operation<'createWebhookEndpoint'> = { id: 'createWebhookEndpoint', method: 'post', path: '/v1/webhook_endpoints', needs: [['webhooks:manage']], hasDryRun: true, query: [], body: 'WebhookEndpointCreate', isBodyNeeded: true, result: 'WebhookEndpoint', schemas: schemas }

export const getWebhookEndpoint: Operation<'getWebhookEndpoint'> = { id: 'getWebhookEndpoint', method: 'get', path: '/v1/webhook_endpoints/{id}', needs: [['webhooks:manage']], query: [], result: 'WebhookEndpoint', schemas: schemas }

export const deleteWebhookEndpoint: Operation<'deleteWebhookEndpoint'> = { id: 'deleteWebhookEndpoint', method: 'delete', path: '/v1/webhook_endpoints/{id}', needs: [['webhooks:manage']], hasDryRun: true, query: [], result: 'WebhookEndpoint', schemas: schemas }

export const updateWebhookEndpoint: Operation<'updateWebhookEndpoint'> = { id: 'updateWebhookEndpoint', method: 'patch', path: '/v1/webhook_endpoints/{id}', needs: [['webhooks:manage']], hasDryRun: true, query: [], body: 'WebhookEndpointUpdate', isBodyNeeded: true, result: 'WebhookEndpoint', schemas: schemas }

export const getWebhookEndpointSecret: Operation<'getWebhookEndpointSecret'> = { id: 'getWebhookEndpointSecret', method: 'get', path: '/v1/webhook_endpoints/{id}/secret', needs: [['webhooks:manage']], query: [], result: 'WebhookEndpoint', schemas: schemas }

export const rotateWebhookEndpointSecret: Operation<'rotateWebhookEndpointSecret'> = { id: 'rotateWebhookEndpointSecret', method: 'post', path: '/v1/webhook_endpoints/{id}/rotate_secret', needs: [['webhooks:manage']], hasDryRun: true, query: [], result: 'WebhookEndpoint', schemas: schemas }

export const testWebhookEndpoint: Operation<'testWebhookEndpoint'> = { id: 'testWebhookEndpoint', method: 'post', path: '/v1/webhook_endpoints/{id}/test', needs: [['webhooks:manage']], hasDryRun: true, query: [], result: 'WebhookDelivery', schemas: schemas }

export const replayWebhookEndpoint: Operation<'replayWebhookEndpoint'> = { id: 'replayWebhookEndpoint', method: 'post', path: '/v1/webhook_endpoints/{id}/replay', needs: [['webhooks:manage']], hasDryRun: true, query: [], body: 'WebhookReplayRequest', isBodyNeeded: true, result: 'WebhookReplay', schemas: schemas }

export const enableWebhookEndpoint: Operation<'enableWebhookEndpoint'> = { id: 'enableWebhookEndpoint', method: 'post', path: '/console/webhook_endpoints/{id}/enable', needs: [['api.manage']], states: { from: ['disabled'], to: ['active'] }, query: [], result: 'WebhookEndpoint', schemas: schemas }
