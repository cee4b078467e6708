// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  PayrollOperation: {
    object: { type: 'string', const: 'payroll_operation', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    payroll_run_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'PayrollRun', expected: 'an id, of letters, digits, - and _', required: true },
    payroll_payment_batch_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'PayrollPaymentBatch', expected: 'an id, of letters, digits, - and _', required: true },
    kind: { type: 'string', ref: 'PayrollOperationKind', enum: ['process', 'verify', 'approve', 'lock', 'reopen', 'prepare_payment', 'record_payment', 'cancel_payment'], required: true },
    status: { type: 'string', ref: 'PayrollOperationStatus', enum: ['running', 'succeeded', 'failed'], required: true },
    done: { type: 'integer', required: true },
    total: { type: 'integer', required: true },
    started_by: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: ['ApiKey', 'Member', 'ServiceToken'], expected: 'an id, of letters, digits, - and _', required: true },
    message: { type: 'string', nullable: true, required: true },
    sentence: { type: 'string', nullable: true, required: true },
    problems: { type: 'array', items: { type: 'object', ref: 'PayrollProblem' }, required: true },
    finished_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    heartbeat_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    deleted: { type: 'boolean', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  PayrollProblem: {
    employee_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    employee_code: { type: 'string', nullable: true, required: true },
    message: { type: 'string', required: true },
    sentence: { type: 'string', nullable: true, required: true },
  },
}

export const listPayrollOperations: Operation<'listPayrollOperations'> = {
  id: 'listPayrollOperations',
  method: 'get',
  path: '/console/payroll_operations',
  needs: [['payroll.manage'], ['payroll.approve']],
  query: [
    { name: 'payroll_run_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'status', type: 'string', ref: 'PayrollOperationStatus', enum: ['running', 'succeeded', 'failed'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
    { name: 'include_deleted', type: 'boolean', default: false },
  ],
  result: 'PayrollOperation',
  isList: true,
  schemas: schemas,
}

export const getPayrollOperation: Operation<'getPayrollOperation'> = { id: 'getPayrollOperation', method: 'get', path: '/console/payroll_operations/{id}', needs: [['payroll.manage'], ['payroll.approve']], query: [], result: 'PayrollOperation', schemas: schemas }
