// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  EmployeeContact: {
    name: { type: 'string', minLength: 1, maxLength: 140, required: true },
    relationship: { type: 'string', ref: 'Relationship', enum: ['spouse', 'child', 'parent', 'sibling', 'relative', 'friend', 'other'], required: true },
    phone: { type: 'string', ref: 'Phone', expected: 'a telephone number, such as +92 42 3576 1200, of 3 to 31 characters', required: true },
    is_primary: { type: 'boolean', required: true },
    object: { type: 'string', const: 'employee_contact', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    deleted: { type: 'boolean', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  EmployeeContactCreate: {
    name: { type: 'string', minLength: 1, maxLength: 140, required: true, help: 'The name of the contact.' },
    relationship: { type: 'string', ref: 'Relationship', enum: ['spouse', 'child', 'parent', 'sibling', 'relative', 'friend', 'other'], required: true, help: 'What the person is to the employee.' },
    phone: { type: 'string', ref: 'Phone', expected: 'a telephone number, such as +92 42 3576 1200, of 3 to 31 characters', required: true, help: 'The telephone number.' },
    is_primary: { type: 'boolean', default: false, help: 'Whether this contact is called first. At most one of an employee is.' },
  },
  EmployeeContactUpdate: {
    name: { type: 'string', minLength: 1, maxLength: 140, help: 'The name of the contact.' },
    relationship: { type: 'string', ref: 'Relationship', enum: ['spouse', 'child', 'parent', 'sibling', 'relative', 'friend', 'other'], help: 'What the person is to the employee.' },
    phone: { type: 'string', ref: 'Phone', expected: 'a telephone number, such as +92 42 3576 1200, of 3 to 31 characters', help: 'The telephone number.' },
    is_primary: { type: 'boolean', help: 'Whether this contact is called first. At most one of an employee is.' },
  },
}

export const listEmployeeContacts: Operation<'listEmployeeContacts'> = {
  id: 'listEmployeeContacts',
  method: 'get',
  path: '/v1/employees/{id}/contacts',
  needs: [['employees:read']],
  isOwn: true,
  query: [
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
    { name: 'include_deleted', type: 'boolean', default: false },
  ],
  result: 'EmployeeContact',
  isList: true,
  schemas: schemas,
}

export const createEmployeeContact: Operation<'createEmployeeContact'> = { id: 'createEmployeeContact', method: 'post', path: '/v1/employees/{id}/contacts', needs: [['employees:write']], hasDryRun: true, query: [], body: 'EmployeeContactCreate', isBodyNeeded: true, result: 'EmployeeContact', schemas: schemas }

export const deleteEmployeeContact: Operation<'deleteEmployeeContact'> = { id: 'deleteEmployeeContact', method: 'delete', path: '/v1/employees/{id}/contacts/{contact_id}', needs: [['employees:write']], hasDryRun: true, query: [], result: 'EmployeeContact', schemas: schemas }

export const updateEmployeeContact: Operation<'updateEmployeeContact'> = { id: 'updateEmployeeContact', method: 'patch', path: '/v1/employees/{id}/contacts/{contact_id}', needs: [['employees:write']], hasDryRun: true, query: [], body: 'EmployeeContactUpdate', isBodyNeeded: true, result: 'EmployeeContact', schemas: schemas }
