// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  TaxCertificateYear: {
    tax_year: { type: 'string', ref: 'TaxYear', expected: 'a tax year, such as 2025-26 or 2025', required: true },
    start_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    end_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
  },
  TaxCertificateYears: {
    object: { type: 'string', const: 'tax_certificate_years', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    years: { type: 'array', items: { type: 'object', ref: 'TaxCertificateYear' }, required: true },
  },
}

export const getTaxCertificate: Operation<'getTaxCertificate'> = {
  id: 'getTaxCertificate',
  method: 'get',
  path: '/console/employees/{id}/tax_certificate',
  needs: [['payroll.manage'], ['payroll:read', 'employees:read']],
  isOwn: true,
  query: [
    { name: 'tax_year', type: 'string', ref: 'TaxYear', expected: 'a tax year, such as 2025-26 or 2025' },
  ],
  isFile: true,
  schemas: schemas,
}

export const getTaxCertificateYears: Operation<'getTaxCertificateYears'> = { id: 'getTaxCertificateYears', method: 'get', path: '/console/employees/{id}/tax_certificate_years', needs: [['payroll.manage'], ['payroll:read', 'employees:read']], isOwn: true, query: [], result: 'TaxCertificateYears', schemas: schemas }
