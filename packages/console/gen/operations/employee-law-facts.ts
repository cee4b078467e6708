// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  EmployeeLawFact: {
    value: { type: 'string', minLength: 1, maxLength: 100, required: true },
    effective_from: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    effective_to: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    object: { type: 'string', const: 'employee_law_fact', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    fact: { type: 'string', minLength: 1, maxLength: 50, required: true },
    deleted: { type: 'boolean', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  EmployeeLawFactCreate: {
    value: { type: 'string', minLength: 1, maxLength: 100, required: true, help: 'Such as 1257L; true or false for what holds or does not.' },
    effective_from: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true, help: 'The first day on which it holds.' },
    effective_to: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'The last day, or empty while it holds.' },
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true, help: 'The employee of whom it is true.' },
    fact: { type: 'string', minLength: 1, maxLength: 50, required: true },
  },
  EmployeeLawFactUpdate: {
    value: { type: 'string', minLength: 1, maxLength: 100, help: 'Such as 1257L; true or false for what holds or does not.' },
    effective_from: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'The first day on which it holds.' },
    effective_to: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'The last day, or empty while it holds.' },
  },
}

export const listEmployeeLawFacts: Operation<'listEmployeeLawFacts'> = {
  id: 'listEmployeeLawFacts',
  method: 'get',
  path: '/console/employee_law_facts',
  needs: [['payroll.manage']],
  query: [
    { name: 'employee_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'fact', type: 'string', maxLength: 50 },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
    { name: 'include_deleted', type: 'boolean', default: false },
  ],
  result: 'EmployeeLawFact',
  isList: true,
  schemas: schemas,
}

export const createEmployeeLawFact: Operation<'createEmployeeLawFact'> = { id: 'createEmployeeLawFact', method: 'post', path: '/console/employee_law_facts', needs: [['payroll.manage']], hasDryRun: true, query: [], body: 'EmployeeLawFactCreate', isBodyNeeded: true, result: 'EmployeeLawFact', schemas: schemas }

export const getEmployeeLawFact: Operation<'getEmployeeLawFact'> = { id: 'getEmployeeLawFact', method: 'get', path: '/console/employee_law_facts/{id}', needs: [['payroll.manage']], query: [], result: 'EmployeeLawFact', schemas: schemas }

export const deleteEmployeeLawFact: Operation<'deleteEmployeeLawFact'> = { id: 'deleteEmployeeLawFact', method: 'delete', path: '/console/employee_law_facts/{id}', needs: [['payroll.manage']], hasDryRun: true, query: [], result: 'EmployeeLawFact', schemas: schemas }

export const updateEmployeeLawFact: Operation<'updateEmployeeLawFact'> = { id: 'updateEmployeeLawFact', method: 'patch', path: '/console/employee_law_facts/{id}', needs: [['payroll.manage']], hasDryRun: true, query: [], body: 'EmployeeLawFactUpdate', isBodyNeeded: true, result: 'EmployeeLawFact', schemas: schemas }
