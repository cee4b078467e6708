// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  Message: {
    object: { type: 'string', const: 'message', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    type: { type: 'string', ref: 'MessageType', enum: ['webhook_endpoint.disabled', 'employee_document.expiring'], required: true },
    webhook_endpoint_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'WebhookEndpoint', expected: 'an id, of letters, digits, - and _', required: true },
    title: { type: 'string', required: true },
    text: { type: 'string', required: true },
    read_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
}

export const listMessages: Operation<'listMessages'> = {
  id: 'listMessages',
  method: 'get',
  path: '/console/messages',
  needs: [['api.manage']],
  query: [
    { name: 'is_read', type: 'boolean' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'Message',
  isList: true,
  schemas: schemas,
}

export const readMessage: Operation<'readMessage'> = { id: 'readMessage', method: 'post', path: '/console/messages/{id}/read', needs: [['api.manage']], hasDryRun: true, query: [], result: 'Message', schemas: schemas }
