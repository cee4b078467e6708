// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  FieldChange: {
    field: { type: 'string', maxLength: 100, required: true },
    from: { type: 'string', nullable: true, maxLength: 1000, sensitive: 'employees.sensitive:read' },
    to: { type: 'string', nullable: true, maxLength: 1000, sensitive: 'employees.sensitive:read' },
    is_sensitive: { type: 'boolean', required: true },
  },
  RecordChange: {
    object: { type: 'string', const: 'record_change', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    kind: { type: 'string', maxLength: 100, required: true },
    object_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    employee_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    actor: { type: 'string', maxLength: 200, required: true },
    changes: { type: 'array', maxItems: 100, items: { type: 'object', ref: 'FieldChange' }, required: true },
    commit: { type: 'string', nullable: true, maxLength: 20, required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
}

export const listRecordChanges: Operation<'listRecordChanges'> = {
  id: 'listRecordChanges',
  method: 'get',
  path: '/console/record_changes',
  needs: [[]],
  query: [
    { name: 'object_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'employee_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'actor', type: 'string', maxLength: 200 },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
  ],
  result: 'RecordChange',
  isList: true,
  schemas: schemas,
}
