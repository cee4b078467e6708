// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  BulkAction: {
    operation: { type: 'string', maxLength: 100, required: true },
    comment: { type: 'string', nullable: true, minLength: 1, maxLength: 2000, required: true },
    object: { type: 'string', const: 'bulk_action', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    status: { type: 'string', ref: 'BulkActionStatus', enum: ['running', 'succeeded', 'failed', 'cancelled'], required: true },
    done: { type: 'integer', required: true },
    refused: { type: 'integer', required: true },
    skipped: { type: 'integer', required: true },
    total: { type: 'integer', required: true },
    message: { type: 'string', nullable: true, required: true },
    sentence: { type: 'string', nullable: true, required: true },
    begins_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    started_by: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: ['ApiKey', 'Member', 'ServiceToken'], expected: 'an id, of letters, digits, - and _', required: true },
    finished_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  BulkActionCreate: {
    operation: { type: 'string', maxLength: 100, required: true },
    comment: { type: 'string', nullable: true, minLength: 1, maxLength: 2000 },
    ids: { type: 'array', maxItems: 500, items: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' }, required: true },
    body: { type: 'string', nullable: true, maxLength: 20000 },
    hold_seconds: { type: 'integer', minimum: 0, maximum: 60 },
  },
}

export const listBulkActions: Operation<'listBulkActions'> = {
  id: 'listBulkActions',
  method: 'get',
  path: '/console/bulk_actions',
  needs: [[]],
  query: [
    { name: 'status', type: 'string', ref: 'BulkActionStatus', enum: ['running', 'succeeded', 'failed', 'cancelled'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
  ],
  result: 'BulkAction',
  isList: true,
  schemas: schemas,
}

export const createBulkAction: Operation<'createBulkAction'> = { id: 'createBulkAction', method: 'post', path: '/console/bulk_actions', needs: [[]], hasDryRun: true, query: [], body: 'BulkActionCreate', isBodyNeeded: true, result: 'BulkAction', schemas: schemas }

export const getBulkAction: Operation<'getBulkAction'> = { id: 'getBulkAction', method: 'get', path: '/console/bulk_actions/{id}', needs: [[]], query: [], result: 'BulkAction', schemas: schemas }

export const cancelBulkAction: Operation<'cancelBulkAction'> = { id: 'cancelBulkAction', method: 'post', path: '/console/bulk_actions/{id}/cancel', needs: [[]], hasDryRun: true, states: { from: ['running'], to: ['cancelled'] }, query: [], result: 'BulkAction', schemas: schemas }
