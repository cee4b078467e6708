// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  EmployeeShift: {
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    shift_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Shift', expected: 'an id, of letters, digits, - and _', required: true },
    effective_from: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    effective_to: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    geofenced_site_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'GeofencedSite', expected: 'an id, of letters, digits, - and _', required: true },
    object: { type: 'string', const: 'employee_shift', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  EmployeeShiftCreate: {
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true, help: 'The employee who works the shift.' },
    shift_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Shift', expected: 'an id, of letters, digits, - and _', required: true },
    effective_from: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true, help: 'The first day.' },
    effective_to: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'The last day, or empty until another one begins.' },
    geofenced_site_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'GeofencedSite', expected: 'an id, of letters, digits, - and _', help: 'The site to punch at, or empty for any active site of the branch.' },
  },
}

export const listEmployeeShifts: Operation<'listEmployeeShifts'> = {
  id: 'listEmployeeShifts',
  method: 'get',
  path: '/v1/employee_shifts',
  needs: [['attendance:read']],
  query: [
    { name: 'effective_on', type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    { name: 'employee_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'shift_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
  ],
  result: 'EmployeeShift',
  isList: true,
  schemas: schemas,
}

export const createEmployeeShift: Operation<'createEmployeeShift'> = { id: 'createEmployeeShift', method: 'post', path: '/v1/employee_shifts', needs: [['attendance:write']], hasDryRun: true, query: [], body: 'EmployeeShiftCreate', isBodyNeeded: true, result: 'EmployeeShift', schemas: schemas }

export const getEmployeeShift: Operation<'getEmployeeShift'> = { id: 'getEmployeeShift', method: 'get', path: '/v1/employee_shifts/{id}', needs: [['attendance:read']], query: [], result: 'EmployeeShift', schemas: schemas }
