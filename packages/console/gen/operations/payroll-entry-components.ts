// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  PayrollEntryComponent: {
    object: { type: 'string', const: 'payroll_entry_component', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    payroll_entry_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'PayrollEntry', expected: 'an id, of letters, digits, - and _', required: true },
    salary_component_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'SalaryComponent', expected: 'an id, of letters, digits, - and _', required: true },
    type: { type: 'string', ref: 'SalaryComponentType', enum: ['earning', 'deduction', 'employer_contribution'], required: true },
    amount: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    is_taxable: { type: 'boolean', required: true },
    display_order: { type: 'integer', required: true },
  },
}

export const listPayrollEntryComponents: Operation<'listPayrollEntryComponents'> = {
  id: 'listPayrollEntryComponents',
  method: 'get',
  path: '/v1/payroll_entry_components',
  needs: [['payroll:read']],
  isOwn: true,
  query: [
    { name: 'payroll_run_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'payroll_entry_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'salary_component_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'type', type: 'string', ref: 'SalaryComponentType', enum: ['earning', 'deduction', 'employer_contribution'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
  ],
  result: 'PayrollEntryComponent',
  isList: true,
  schemas: schemas,
}

export const getPayrollEntryComponent: Operation<'getPayrollEntryComponent'> = { id: 'getPayrollEntryComponent', method: 'get', path: '/v1/payroll_entry_components/{id}', needs: [['payroll:read']], isOwn: true, query: [], result: 'PayrollEntryComponent', schemas: schemas }
