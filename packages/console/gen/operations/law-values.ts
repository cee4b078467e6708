// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  LawValue: {
    value: { type: 'string', ref: 'NullableFigure', nullable: true, decimals: 'free', expected: 'a plain decimal, such as 40000 or 6.5, with at most 15 digits before the point and 6 after it', required: true },
    source: { type: 'string', minLength: 1, maxLength: 500, required: true },
    object: { type: 'string', const: 'law_value', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    parameter: { type: 'string', minLength: 1, maxLength: 100, required: true },
    effective_from: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    deleted: { type: 'boolean', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  LawValueCreate: {
    value: { type: 'string', ref: 'NullableFigure', nullable: true, decimals: 'free', expected: 'a plain decimal, such as 40000 or 6.5, with at most 15 digits before the point and 6 after it', help: 'The figure for a parameter that the pack leaves open; empty confirms the value of the pack.' },
    source: { type: 'string', minLength: 1, maxLength: 500, required: true, help: 'Where the figure was read.' },
    parameter: { type: 'string', minLength: 1, maxLength: 100, required: true },
    effective_from: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true, help: 'The day from which it holds. A confirmation has the day of the value that it confirms.' },
  },
  LawValueUpdate: {
    value: { type: 'string', ref: 'NullableFigure', nullable: true, decimals: 'free', expected: 'a plain decimal, such as 40000 or 6.5, with at most 15 digits before the point and 6 after it', help: 'The figure for a parameter that the pack leaves open; empty confirms the value of the pack.' },
    source: { type: 'string', minLength: 1, maxLength: 500, help: 'Where the figure was read.' },
  },
}

export const listLawValues: Operation<'listLawValues'> = {
  id: 'listLawValues',
  method: 'get',
  path: '/console/law_values',
  needs: [['payroll.manage']],
  query: [
    { name: 'parameter', type: 'string', maxLength: 100 },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
    { name: 'include_deleted', type: 'boolean', default: false },
  ],
  result: 'LawValue',
  isList: true,
  schemas: schemas,
}

export const createLawValue: Operation<'createLawValue'> = { id: 'createLawValue', method: 'post', path: '/console/law_values', needs: [['payroll.manage']], hasDryRun: true, query: [], body: 'LawValueCreate', isBodyNeeded: true, result: 'LawValue', schemas: schemas }

export const getLawValue: Operation<'getLawValue'> = { id: 'getLawValue', method: 'get', path: '/console/law_values/{id}', needs: [['payroll.manage']], query: [], result: 'LawValue', schemas: schemas }

export const deleteLawValue: Operation<'deleteLawValue'> = { id: 'deleteLawValue', method: 'delete', path: '/console/law_values/{id}', needs: [['payroll.manage']], hasDryRun: true, query: [], result: 'LawValue', schemas: schemas }

export const updateLawValue: Operation<'updateLawValue'> = { id: 'updateLawValue', method: 'patch', path: '/console/law_values/{id}', needs: [['payroll.manage']], hasDryRun: true, query: [], body: 'LawValueUpdate', isBodyNeeded: true, result: 'LawValue', schemas: schemas }
