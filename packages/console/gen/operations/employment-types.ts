// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  EmploymentType: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true },
    description: { type: 'string', nullable: true, maxLength: 2000, required: true },
    is_residential: { type: 'boolean', required: true },
    accommodation_provided: { type: 'boolean', required: true },
    meals_provided: { type: 'boolean', required: true },
    object: { type: 'string', const: 'employment_type', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  EmploymentTypeCreate: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true, help: 'The name, unique in the workspace.' },
    description: { type: 'string', nullable: true, maxLength: 2000, help: 'What the engagement means.' },
    is_residential: { type: 'boolean', default: false, help: 'Whether the role includes residence on site.' },
    accommodation_provided: { type: 'boolean', default: false, help: 'Whether a home is provided.' },
    meals_provided: { type: 'boolean', default: false, help: 'Whether meals are provided.' },
  },
  EmploymentTypeUpdate: {
    name: { type: 'string', minLength: 1, maxLength: 100, help: 'The name, unique in the workspace.' },
    description: { type: 'string', nullable: true, maxLength: 2000, help: 'What the engagement means.' },
    is_residential: { type: 'boolean', help: 'Whether the role includes residence on site.' },
    accommodation_provided: { type: 'boolean', help: 'Whether a home is provided.' },
    meals_provided: { type: 'boolean', help: 'Whether meals are provided.' },
  },
}

export const listEmploymentTypes: Operation<'listEmploymentTypes'> = {
  id: 'listEmploymentTypes',
  method: 'get',
  path: '/v1/employment_types',
  needs: [['org:read']],
  query: [
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'EmploymentType',
  isList: true,
  schemas: schemas,
}

export const createEmploymentType: Operation<'createEmploymentType'> = { id: 'createEmploymentType', method: 'post', path: '/v1/employment_types', needs: [['org:write']], hasDryRun: true, query: [], body: 'EmploymentTypeCreate', isBodyNeeded: true, result: 'EmploymentType', schemas: schemas }

export const getEmploymentType: Operation<'getEmploymentType'> = { id: 'getEmploymentType', method: 'get', path: '/v1/employment_types/{id}', needs: [['org:read']], query: [], result: 'EmploymentType', schemas: schemas }

export const updateEmploymentType: Operation<'updateEmploymentType'> = { id: 'updateEmploymentType', method: 'patch', path: '/v1/employment_types/{id}', needs: [['org:write']], hasDryRun: true, query: [], body: 'EmploymentTypeUpdate', isBodyNeeded: true, result: 'EmploymentType', schemas: schemas }
