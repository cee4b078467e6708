// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  Names: {
    data: { type: 'array', items: { type: 'object', ref: 'RecordName' }, required: true },
  },
  RecordName: {
    object: { type: 'string', const: 'record_name', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    kind: { type: 'string', required: true },
    name: { type: 'string', nullable: true, required: true },
    code: { type: 'string', nullable: true, required: true },
    photo: { type: 'string', nullable: true, expected: '16 digits from 0 to 9 and a to f, or null', required: true },
    deleted: { type: 'boolean', required: true },
  },
}

export const getNames: Operation<'getNames'> = {
  id: 'getNames',
  method: 'get',
  path: '/console/names',
  needs: [[]],
  query: [
    { name: 'ids', type: 'array', maxItems: 200, items: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' } },
  ],
  result: 'Names',
  schemas: schemas,
}
