// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  PayrollGlCode: {
    gl_code: { type: 'string', minLength: 1, maxLength: 50, required: true },
    contra_gl_code: { type: 'string', nullable: true, minLength: 1, maxLength: 50, required: true },
    object: { type: 'string', const: 'payroll_gl_code', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    salary_component_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'SalaryComponent', expected: 'an id, of letters, digits, - and _', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  PayrollGlCodeCreate: {
    gl_code: { type: 'string', minLength: 1, maxLength: 50, required: true, help: 'The account. It is debited for an earning and an employer contribution, and credited for a deduction and for net pay.' },
    contra_gl_code: { type: 'string', nullable: true, minLength: 1, maxLength: 50, help: 'The account that is credited for an employer contribution, such as what is owed to a fund. Otherwise empty.' },
    salary_component_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'SalaryComponent', expected: 'an id, of letters, digits, - and _', required: true, help: 'The component, or empty for net pay that is owed to employees.' },
  },
  PayrollGlCodeUpdate: {
    gl_code: { type: 'string', minLength: 1, maxLength: 50, help: 'The account. It is debited for an earning and an employer contribution, and credited for a deduction and for net pay.' },
    contra_gl_code: { type: 'string', nullable: true, minLength: 1, maxLength: 50, help: 'The account that is credited for an employer contribution, such as what is owed to a fund. Otherwise empty.' },
  },
}

export const listPayrollGlCodes: Operation<'listPayrollGlCodes'> = {
  id: 'listPayrollGlCodes',
  method: 'get',
  path: '/console/payroll_gl_codes',
  needs: [['payroll.manage']],
  query: [
    { name: 'salary_component_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'PayrollGlCode',
  isList: true,
  schemas: schemas,
}

export const createPayrollGlCode: Operation<'createPayrollGlCode'> = { id: 'createPayrollGlCode', method: 'post', path: '/console/payroll_gl_codes', needs: [['payroll.manage']], hasDryRun: true, query: [], body: 'PayrollGlCodeCreate', isBodyNeeded: true, result: 'PayrollGlCode', schemas: schemas }

export const getPayrollGlCode: Operation<'getPayrollGlCode'> = { id: 'getPayrollGlCode', method: 'get', path: '/console/payroll_gl_codes/{id}', needs: [['payroll.manage']], query: [], result: 'PayrollGlCode', schemas: schemas }

export const updatePayrollGlCode: Operation<'updatePayrollGlCode'> = { id: 'updatePayrollGlCode', method: 'patch', path: '/console/payroll_gl_codes/{id}', needs: [['payroll.manage']], hasDryRun: true, query: [], body: 'PayrollGlCodeUpdate', isBodyNeeded: true, result: 'PayrollGlCode', schemas: schemas }
