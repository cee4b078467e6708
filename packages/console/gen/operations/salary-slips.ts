// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  SalarySlip: {
    object: { type: 'string', const: 'salary_slip', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    payroll_entry_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'PayrollEntry', expected: 'an id, of letters, digits, - and _', required: true },
    slip_number: { type: 'string', nullable: true, required: true },
    language: { type: 'string', nullable: true, required: true },
    emailed_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    generated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
}

export const listSalarySlips: Operation<'listSalarySlips'> = {
  id: 'listSalarySlips',
  method: 'get',
  path: '/v1/salary_slips',
  needs: [['payroll:read']],
  isOwn: true,
  query: [
    { name: 'payroll_run_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'employee_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'payroll_entry_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
  ],
  result: 'SalarySlip',
  isList: true,
  schemas: schemas,
}

export const getSalarySlip: Operation<'getSalarySlip'> = { id: 'getSalarySlip', method: 'get', path: '/v1/salary_slips/{id}', needs: [['payroll:read']], isOwn: true, query: [], result: 'SalarySlip', schemas: schemas }

export const getSalarySlipContent: Operation<'getSalarySlipContent'> = { id: 'getSalarySlipContent', method: 'get', path: '/console/salary_slips/{id}/content', needs: [['payroll:read', 'employees:read']], isOwn: true, query: [], isFile: true, schemas: schemas }
