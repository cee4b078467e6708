// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  EmployeeAddress: {
    type: { type: 'string', ref: 'AddressType', enum: ['current', 'permanent', 'mailing', 'emergency'], required: true },
    line1: { type: 'string', minLength: 1, maxLength: 200, required: true },
    line2: { type: 'string', nullable: true, maxLength: 200, required: true },
    city: { type: 'string', minLength: 1, maxLength: 100, required: true },
    state: { type: 'string', nullable: true, maxLength: 100, required: true },
    postal_code: { type: 'string', nullable: true, maxLength: 20, required: true },
    country: { type: 'string', ref: 'CountryCode', expected: 'an ISO 3166-1 alpha-2 code, such as PK', required: true },
    is_primary: { type: 'boolean', required: true },
    object: { type: 'string', const: 'employee_address', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    deleted: { type: 'boolean', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  EmployeeAddressCreate: {
    type: { type: 'string', ref: 'AddressType', enum: ['current', 'permanent', 'mailing', 'emergency'], required: true, help: 'What the address is for. An employee has at most one address of each type.' },
    line1: { type: 'string', minLength: 1, maxLength: 200, required: true, help: 'House and street.' },
    line2: { type: 'string', nullable: true, maxLength: 200, help: 'Area or neighbourhood.' },
    city: { type: 'string', minLength: 1, maxLength: 100, required: true },
    state: { type: 'string', nullable: true, maxLength: 100, help: 'The province.' },
    postal_code: { type: 'string', nullable: true, maxLength: 20 },
    country: { type: 'string', ref: 'CountryCode', expected: 'an ISO 3166-1 alpha-2 code, such as PK' },
    is_primary: { type: 'boolean', default: false, help: 'Whether this is the employee\'s primary address. Exactly one address is primary, initially the first.' },
  },
  EmployeeAddressUpdate: {
    type: { type: 'string', ref: 'AddressType', enum: ['current', 'permanent', 'mailing', 'emergency'], help: 'What the address is for. An employee has at most one address of each type.' },
    line1: { type: 'string', minLength: 1, maxLength: 200, help: 'House and street.' },
    line2: { type: 'string', nullable: true, maxLength: 200, help: 'Area or neighbourhood.' },
    city: { type: 'string', minLength: 1, maxLength: 100 },
    state: { type: 'string', nullable: true, maxLength: 100, help: 'The province.' },
    postal_code: { type: 'string', nullable: true, maxLength: 20 },
    country: { type: 'string', ref: 'CountryCode', expected: 'an ISO 3166-1 alpha-2 code, such as PK' },
    is_primary: { type: 'boolean', help: 'Whether this is the employee\'s primary address. Exactly one address is primary, initially the first.' },
  },
}

export const listEmployeeAddresses: Operation<'listEmployeeAddresses'> = {
  id: 'listEmployeeAddresses',
  method: 'get',
  path: '/v1/employees/{id}/addresses',
  needs: [['employees:read']],
  isOwn: true,
  query: [
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
    { name: 'include_deleted', type: 'boolean', default: false },
  ],
  result: 'EmployeeAddress',
  isList: true,
  schemas: schemas,
}

export const createEmployeeAddress: Operation<'createEmployeeAddress'> = { id: 'createEmployeeAddress', method: 'post', path: '/v1/employees/{id}/addresses', needs: [['employees:write']], hasDryRun: true, query: [], body: 'EmployeeAddressCreate', isBodyNeeded: true, result: 'EmployeeAddress', schemas: schemas }

export const deleteEmployeeAddress: Operation<'deleteEmployeeAddress'> = { id: 'deleteEmployeeAddress', method: 'delete', path: '/v1/employees/{id}/addresses/{address_id}', needs: [['employees:write']], hasDryRun: true, query: [], result: 'EmployeeAddress', schemas: schemas }

export const updateEmployeeAddress: Operation<'updateEmployeeAddress'> = { id: 'updateEmployeeAddress', method: 'patch', path: '/v1/employees/{id}/addresses/{address_id}', needs: [['employees:write']], hasDryRun: true, query: [], body: 'EmployeeAddressUpdate', isBodyNeeded: true, result: 'EmployeeAddress', schemas: schemas }
