// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  FiscalYear: {
    object: { type: 'string', const: 'fiscal_year', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    name: { type: 'string', required: true },
    start_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    end_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    status: { type: 'string', ref: 'FiscalYearStatus', enum: ['open', 'closed'], required: true },
    is_current: { type: 'boolean', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  FiscalYearClose: {
    fiscal_year_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'FiscalYear', expected: 'an id, of letters, digits, - and _', required: true },
    carried_balances: { type: 'integer', required: true },
    lapsed_balances: { type: 'integer', required: true },
  },
}

export const listFiscalYears: Operation<'listFiscalYears'> = {
  id: 'listFiscalYears',
  method: 'get',
  path: '/v1/fiscal_years',
  needs: [['org:read'], ['leave:read'], ['payroll:read']],
  isOwn: true,
  query: [
    { name: 'status', type: 'string', ref: 'FiscalYearStatus', enum: ['open', 'closed'] },
    { name: 'is_current', type: 'boolean' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'FiscalYear',
  isList: true,
  schemas: schemas,
}

export const getFiscalYear: Operation<'getFiscalYear'> = { id: 'getFiscalYear', method: 'get', path: '/v1/fiscal_years/{id}', needs: [['org:read'], ['leave:read'], ['payroll:read']], isOwn: true, query: [], result: 'FiscalYear', schemas: schemas }

export const closeFiscalYear: Operation<'closeFiscalYear'> = { id: 'closeFiscalYear', method: 'post', path: '/console/fiscal_years/{id}/close', needs: [['leave.manage']], hasDryRun: true, states: { from: ['open'], to: ['closed'] }, query: [], result: 'FiscalYearClose', schemas: schemas }
