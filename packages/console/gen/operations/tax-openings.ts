// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  TaxOpening: {
    taxable_income: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    tax_withheld: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    through_month: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    object: { type: 'string', const: 'tax_opening', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    tax_year: { type: 'string', ref: 'TaxYear', expected: 'a tax year, such as 2025-26 or 2025', required: true },
    source: { type: 'string', ref: 'TaxOpeningSource', enum: ['previous_system', 'other_employer'], required: true },
    deleted: { type: 'boolean', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  TaxOpeningCreate: {
    taxable_income: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true, help: 'The taxable income of the months that it covers.' },
    tax_withheld: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true, help: 'The income tax that was withheld in these months.' },
    through_month: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true, help: 'Runs of later months count it.' },
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true, help: 'The employee who earned it.' },
    tax_year: { type: 'string', ref: 'TaxYear', expected: 'a tax year, such as 2025-26 or 2025', required: true, help: 'The tax year, as the law pack names it.' },
    source: { type: 'string', ref: 'TaxOpeningSource', enum: ['previous_system', 'other_employer'], required: true, help: 'Where the figures are from.' },
  },
  TaxOpeningUpdate: {
    taxable_income: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', help: 'The taxable income of the months that it covers.' },
    tax_withheld: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', help: 'The income tax that was withheld in these months.' },
    through_month: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'Runs of later months count it.' },
  },
}

export const listTaxOpenings: Operation<'listTaxOpenings'> = {
  id: 'listTaxOpenings',
  method: 'get',
  path: '/console/tax_openings',
  needs: [['payroll.manage']],
  query: [
    { name: 'employee_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'tax_year', type: 'string', ref: 'TaxYear', expected: 'a tax year, such as 2025-26 or 2025' },
    { name: 'source', type: 'string', ref: 'TaxOpeningSource', enum: ['previous_system', 'other_employer'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
    { name: 'include_deleted', type: 'boolean', default: false },
  ],
  result: 'TaxOpening',
  isList: true,
  schemas: schemas,
}

export const createTaxOpening: Operation<'createTaxOpening'> = { id: 'createTaxOpening', method: 'post', path: '/console/tax_openings', needs: [['payroll.manage']], hasDryRun: true, query: [], body: 'TaxOpeningCreate', isBodyNeeded: true, result: 'TaxOpening', schemas: schemas }

export const getTaxOpening: Operation<'getTaxOpening'> = { id: 'getTaxOpening', method: 'get', path: '/console/tax_openings/{id}', needs: [['payroll.manage']], query: [], result: 'TaxOpening', schemas: schemas }

export const deleteTaxOpening: Operation<'deleteTaxOpening'> = { id: 'deleteTaxOpening', method: 'delete', path: '/console/tax_openings/{id}', needs: [['payroll.manage']], hasDryRun: true, query: [], result: 'TaxOpening', schemas: schemas }

export const updateTaxOpening: Operation<'updateTaxOpening'> = { id: 'updateTaxOpening', method: 'patch', path: '/console/tax_openings/{id}', needs: [['payroll.manage']], hasDryRun: true, query: [], body: 'TaxOpeningUpdate', isBodyNeeded: true, result: 'TaxOpening', schemas: schemas }
