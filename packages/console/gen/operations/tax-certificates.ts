// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
}

export const getTaxCertificate: Operation<'getTaxCertificate'> = {
  id: 'getTaxCertificate',
  method: 'get',
  path: '/console/employees/{id}/tax_certificate',
  needs: [['payroll.manage']],
  query: [
    { name: 'tax_year', type: 'string', ref: 'TaxYear', expected: 'a tax year, such as 2025-26 or 2025' },
  ],
  isFile: true,
  schemas: schemas,
}
