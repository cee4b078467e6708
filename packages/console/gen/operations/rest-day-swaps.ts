// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  RestDaySwap: {
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    rest_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    work_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    reason: { type: 'string', nullable: true, maxLength: 1000, required: true },
    object: { type: 'string', const: 'rest_day_swap', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    status: { type: 'string', ref: 'SwapStatus', enum: ['active', 'cancelled'], required: true },
    cancelled_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  RestDaySwapCreate: {
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true, help: 'The employee who has the days.' },
    rest_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true, help: 'The weekly off that becomes a working day.' },
    work_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true, help: 'The working day that becomes the rest day.' },
    reason: { type: 'string', nullable: true, maxLength: 1000, help: 'Why.' },
  },
}

export const listRestDaySwaps: Operation<'listRestDaySwaps'> = {
  id: 'listRestDaySwaps',
  method: 'get',
  path: '/v1/rest_day_swaps',
  needs: [['attendance:read']],
  query: [
    { name: 'date_from', type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    { name: 'date_to', type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    { name: 'employee_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'status', type: 'string', ref: 'SwapStatus', enum: ['active', 'cancelled'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'RestDaySwap',
  isList: true,
  schemas: schemas,
}

export const createRestDaySwap: Operation<'createRestDaySwap'> = { id: 'createRestDaySwap', method: 'post', path: '/v1/rest_day_swaps', needs: [['attendance:write']], hasDryRun: true, query: [], body: 'RestDaySwapCreate', isBodyNeeded: true, result: 'RestDaySwap', schemas: schemas }

export const getRestDaySwap: Operation<'getRestDaySwap'> = { id: 'getRestDaySwap', method: 'get', path: '/v1/rest_day_swaps/{id}', needs: [['attendance:read']], query: [], result: 'RestDaySwap', schemas: schemas }

export const cancelRestDaySwap: Operation<'cancelRestDaySwap'> = { id: 'cancelRestDaySwap', method: 'post', path: '/v1/rest_day_swaps/{id}/cancel', needs: [['attendance:write']], hasDryRun: true, states: { from: ['active'], to: ['cancelled'] }, query: [], result: 'RestDaySwap', schemas: schemas }
