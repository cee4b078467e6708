// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  Designation: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true },
    code: { type: 'string', nullable: true, maxLength: 50, required: true },
    level: { type: 'integer', minimum: 0, maximum: 1000000, required: true },
    pay_grade_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'PayGrade', expected: 'an id, of letters, digits, - and _', required: true },
    job_description: { type: 'string', nullable: true, maxLength: 10000, required: true },
    status: { type: 'string', ref: 'RecordStatus', enum: ['active', 'inactive'], required: true },
    object: { type: 'string', const: 'designation', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  DesignationCreate: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true, help: 'The job title, unique in the workspace.' },
    code: { type: 'string', nullable: true, maxLength: 50, help: 'A short code, unique in the workspace.' },
    level: { type: 'integer', default: 0, minimum: 0, maximum: 1000000, help: 'How senior it is: a higher number is more senior, 0 is not ranked.' },
    pay_grade_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'PayGrade', expected: 'an id, of letters, digits, - and _', help: 'The salary band.' },
    job_description: { type: 'string', nullable: true, maxLength: 10000, help: 'What the job is about.' },
    status: { type: 'string', ref: 'RecordStatus', enum: ['active', 'inactive'], default: 'active', help: 'Whether it is in use.' },
  },
  DesignationUpdate: {
    name: { type: 'string', minLength: 1, maxLength: 100, help: 'The job title, unique in the workspace.' },
    code: { type: 'string', nullable: true, maxLength: 50, help: 'A short code, unique in the workspace.' },
    level: { type: 'integer', minimum: 0, maximum: 1000000, help: 'How senior it is: a higher number is more senior, 0 is not ranked.' },
    pay_grade_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'PayGrade', expected: 'an id, of letters, digits, - and _', help: 'The salary band.' },
    job_description: { type: 'string', nullable: true, maxLength: 10000, help: 'What the job is about.' },
    status: { type: 'string', ref: 'RecordStatus', enum: ['active', 'inactive'], help: 'Whether it is in use.' },
  },
}

export const listDesignations: Operation<'listDesignations'> = {
  id: 'listDesignations',
  method: 'get',
  path: '/v1/designations',
  needs: [['org:read']],
  query: [
    { name: 'status', type: 'string', ref: 'RecordStatus', enum: ['active', 'inactive'] },
    { name: 'pay_grade_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'Designation',
  isList: true,
  schemas: schemas,
}

export const createDesignation: Operation<'createDesignation'> = { id: 'createDesignation', method: 'post', path: '/v1/designations', needs: [['org:write']], hasDryRun: true, query: [], body: 'DesignationCreate', isBodyNeeded: true, result: 'Designation', schemas: schemas }

export const getDesignation: Operation<'getDesignation'> = { id: 'getDesignation', method: 'get', path: '/v1/designations/{id}', needs: [['org:read']], query: [], result: 'Designation', schemas: schemas }

export const updateDesignation: Operation<'updateDesignation'> = { id: 'updateDesignation', method: 'patch', path: '/v1/designations/{id}', needs: [['org:write']], hasDryRun: true, query: [], body: 'DesignationUpdate', isBodyNeeded: true, result: 'Designation', schemas: schemas }
