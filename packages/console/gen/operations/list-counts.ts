// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  ListCount: {
    count: { type: 'integer', nullable: true, required: true },
    is_more: { type: 'boolean', required: true },
  },
}

export const getListCount: Operation<'getListCount'> = {
  id: 'getListCount',
  method: 'get',
  path: '/console/list_counts',
  needs: [[]],
  query: [
    { name: 'list', type: 'string', maxLength: 100 },
    { name: 'list_of', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'filters', type: 'string', maxLength: 2000 },
  ],
  result: 'ListCount',
  schemas: schemas,
}
