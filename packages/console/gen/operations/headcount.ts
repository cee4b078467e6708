// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  Headcount: {
    as_of: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    headcount: { type: 'integer', required: true },
    months: { type: 'array', maxItems: 36, items: { type: 'object', ref: 'HeadcountMonth' }, required: true },
    departments: { type: 'array', maxItems: 1000, items: { type: 'object', ref: 'HeadcountDepartment' }, required: true },
  },
  HeadcountDepartment: {
    department_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Department', expected: 'an id, of letters, digits, - and _', required: true },
    name: { type: 'string', required: true },
    headcount: { type: 'integer', required: true },
  },
  HeadcountMonth: {
    month: { type: 'string', ref: 'YearMonth', expected: 'a month, YYYY-MM, from 1900-01 on', required: true },
    headcount: { type: 'integer', required: true },
    joined: { type: 'integer', required: true },
    left: { type: 'integer', required: true },
  },
}

export const getHeadcount: Operation<'getHeadcount'> = {
  id: 'getHeadcount',
  method: 'get',
  path: '/console/headcount',
  needs: [['employees:read', 'org:read']],
  query: [
    { name: 'months', type: 'integer', default: 12, minimum: 1, maximum: 36 },
    { name: 'department_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
  ],
  result: 'Headcount',
  schemas: schemas,
}
