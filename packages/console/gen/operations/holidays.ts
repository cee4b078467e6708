// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  Holiday: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true },
    date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    type: { type: 'string', ref: 'HolidayType', enum: ['public', 'company', 'optional', 'religious'], required: true },
    is_recurring: { type: 'boolean', required: true },
    branch_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Branch', expected: 'an id, of letters, digits, - and _', required: true },
    object: { type: 'string', const: 'holiday', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    year: { type: 'integer', minimum: 1, maximum: 9999, required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  HolidayCreate: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true, help: 'The name of the holiday.' },
    date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true, help: 'The day.' },
    type: { type: 'string', ref: 'HolidayType', enum: ['public', 'company', 'optional', 'religious'], required: true },
    is_recurring: { type: 'boolean', default: false, help: 'Whether it repeats every year on the same date.' },
    branch_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Branch', expected: 'an id, of letters, digits, - and _', help: 'The branch that has the day off. Empty, as it is at first, means the whole workspace.' },
  },
  HolidayUpdate: {
    name: { type: 'string', minLength: 1, maxLength: 100, help: 'The name of the holiday.' },
    date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'The day.' },
    type: { type: 'string', ref: 'HolidayType', enum: ['public', 'company', 'optional', 'religious'] },
    is_recurring: { type: 'boolean', help: 'Whether it repeats every year on the same date.' },
    branch_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Branch', expected: 'an id, of letters, digits, - and _', help: 'The branch that has the day off. Empty, as it is at first, means the whole workspace.' },
  },
}

export const listHolidays: Operation<'listHolidays'> = {
  id: 'listHolidays',
  method: 'get',
  path: '/v1/holidays',
  needs: [['org:read']],
  isOwn: true,
  query: [
    { name: 'date_from', type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    { name: 'date_to', type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    { name: 'year', type: 'integer', minimum: 1, maximum: 9999 },
    { name: 'branch_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'type', type: 'string', ref: 'HolidayType', enum: ['public', 'company', 'optional', 'religious'] },
    { name: 'sort', type: 'string', enum: ['date', '-date', 'name', '-name'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'Holiday',
  isList: true,
  schemas: schemas,
}

export const createHoliday: Operation<'createHoliday'> = { id: 'createHoliday', method: 'post', path: '/v1/holidays', needs: [['org:write']], hasDryRun: true, query: [], body: 'HolidayCreate', isBodyNeeded: true, result: 'Holiday', schemas: schemas }

export const getHoliday: Operation<'getHoliday'> = { id: 'getHoliday', method: 'get', path: '/v1/holidays/{id}', needs: [['org:read']], isOwn: true, query: [], result: 'Holiday', schemas: schemas }

export const updateHoliday: Operation<'updateHoliday'> = { id: 'updateHoliday', method: 'patch', path: '/v1/holidays/{id}', needs: [['org:write']], hasDryRun: true, query: [], body: 'HolidayUpdate', isBodyNeeded: true, result: 'Holiday', schemas: schemas }
