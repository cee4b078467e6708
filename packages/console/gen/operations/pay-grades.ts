// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  PayGrade: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true },
    min_salary: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    max_salary: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    object: { type: 'string', const: 'pay_grade', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  PayGradeCreate: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true, help: 'The name, unique in the workspace.' },
    min_salary: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true, help: 'The bottom of the band.' },
    max_salary: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true, help: 'The top of the band, not below min_salary.' },
  },
  PayGradeUpdate: {
    name: { type: 'string', minLength: 1, maxLength: 100, help: 'The name, unique in the workspace.' },
    min_salary: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', help: 'The bottom of the band.' },
    max_salary: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', help: 'The top of the band, not below min_salary.' },
  },
}

export const listPayGrades: Operation<'listPayGrades'> = {
  id: 'listPayGrades',
  method: 'get',
  path: '/v1/pay_grades',
  needs: [['org:read']],
  query: [
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'PayGrade',
  isList: true,
  schemas: schemas,
}

export const createPayGrade: Operation<'createPayGrade'> = { id: 'createPayGrade', method: 'post', path: '/v1/pay_grades', needs: [['org:write']], hasDryRun: true, query: [], body: 'PayGradeCreate', isBodyNeeded: true, result: 'PayGrade', schemas: schemas }

export const getPayGrade: Operation<'getPayGrade'> = { id: 'getPayGrade', method: 'get', path: '/v1/pay_grades/{id}', needs: [['org:read']], query: [], result: 'PayGrade', schemas: schemas }

export const updatePayGrade: Operation<'updatePayGrade'> = { id: 'updatePayGrade', method: 'patch', path: '/v1/pay_grades/{id}', needs: [['org:write']], hasDryRun: true, query: [], body: 'PayGradeUpdate', isBodyNeeded: true, result: 'PayGrade', schemas: schemas }
