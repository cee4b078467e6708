// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  ImportError: {
    line: { type: 'integer', required: true },
    column: { type: 'string', nullable: true, required: true },
    value: { type: 'string', nullable: true, required: true },
    message: { type: 'string', required: true },
    sentence: { type: 'string', nullable: true, required: true },
  },
  ImportRow: {
    object: { type: 'string', const: 'import_row', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    line: { type: 'integer', required: true },
    outcome: { type: 'string', ref: 'ImportOutcome', enum: ['create', 'change', 'unchanged', 'error'], required: true },
    applied_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    key: { type: 'string', nullable: true, required: true },
    object_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    changed: { type: 'array', items: { type: 'string' }, required: true },
    errors: { type: 'array', items: { type: 'object', ref: 'ImportError' }, required: true },
  },
}

export const listImportRows: Operation<'listImportRows'> = {
  id: 'listImportRows',
  method: 'get',
  path: '/console/imports/{id}/rows',
  needs: [['employees:write'], ['leave.manage'], ['attendance:write'], ['payroll.manage']],
  query: [
    { name: 'outcome', type: 'string', ref: 'ImportOutcome', enum: ['create', 'change', 'unchanged', 'error'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
  ],
  result: 'ImportRow',
  isList: true,
  schemas: schemas,
}
