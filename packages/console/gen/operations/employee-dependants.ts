// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  EmployeeDependant: {
    name: { type: 'string', minLength: 1, maxLength: 140, required: true },
    relationship: { type: 'string', ref: 'Relationship', enum: ['spouse', 'child', 'parent', 'sibling', 'relative', 'friend', 'other'], required: true },
    born_on: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    object: { type: 'string', const: 'employee_dependant', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    deleted: { type: 'boolean', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  EmployeeDependantCreate: {
    name: { type: 'string', minLength: 1, maxLength: 140, required: true, help: 'The name of the dependant.' },
    relationship: { type: 'string', ref: 'Relationship', enum: ['spouse', 'child', 'parent', 'sibling', 'relative', 'friend', 'other'], required: true, help: 'What the person is to the employee.' },
    born_on: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'The date of birth.' },
  },
  EmployeeDependantUpdate: {
    name: { type: 'string', minLength: 1, maxLength: 140, help: 'The name of the dependant.' },
    relationship: { type: 'string', ref: 'Relationship', enum: ['spouse', 'child', 'parent', 'sibling', 'relative', 'friend', 'other'], help: 'What the person is to the employee.' },
    born_on: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'The date of birth.' },
  },
}

export const listEmployeeDependants: Operation<'listEmployeeDependants'> = {
  id: 'listEmployeeDependants',
  method: 'get',
  path: '/v1/employees/{id}/dependants',
  needs: [['employees:read']],
  isOwn: true,
  query: [
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
    { name: 'include_deleted', type: 'boolean', default: false },
  ],
  result: 'EmployeeDependant',
  isList: true,
  schemas: schemas,
}

export const createEmployeeDependant: Operation<'createEmployeeDependant'> = { id: 'createEmployeeDependant', method: 'post', path: '/v1/employees/{id}/dependants', needs: [['employees:write']], hasDryRun: true, query: [], body: 'EmployeeDependantCreate', isBodyNeeded: true, result: 'EmployeeDependant', schemas: schemas }

export const deleteEmployeeDependant: Operation<'deleteEmployeeDependant'> = { id: 'deleteEmployeeDependant', method: 'delete', path: '/v1/employees/{id}/dependants/{dependant_id}', needs: [['employees:write']], hasDryRun: true, query: [], result: 'EmployeeDependant', schemas: schemas }

export const updateEmployeeDependant: Operation<'updateEmployeeDependant'> = { id: 'updateEmployeeDependant', method: 'patch', path: '/v1/employees/{id}/dependants/{dependant_id}', needs: [['employees:write']], hasDryRun: true, query: [], body: 'EmployeeDependantUpdate', isBodyNeeded: true, result: 'EmployeeDependant', schemas: schemas }
