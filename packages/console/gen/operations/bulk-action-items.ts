// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  BulkActionItem: {
    object: { type: 'string', const: 'bulk_action_item', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    position: { type: 'integer', required: true },
    object_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    outcome: { type: 'string', ref: 'BulkActionOutcome', enum: ['waiting', 'done', 'refused', 'skipped'], required: true },
    code: { type: 'string', nullable: true, required: true },
    message: { type: 'string', nullable: true, required: true },
    sentence: { type: 'string', nullable: true, required: true },
    ended_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
  },
}

export const listBulkActionItems: Operation<'listBulkActionItems'> = {
  id: 'listBulkActionItems',
  method: 'get',
  path: '/console/bulk_actions/{id}/items',
  needs: [[]],
  query: [
    { name: 'outcome', type: 'string', ref: 'BulkActionOutcome', enum: ['waiting', 'done', 'refused', 'skipped'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
  ],
  result: 'BulkActionItem',
  isList: true,
  schemas: schemas,
}
