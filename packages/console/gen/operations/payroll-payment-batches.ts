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
  PayrollPaymentBatch: {
    payroll_run_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'PayrollRun', expected: 'an id, of letters, digits, - and _', required: true },
    payment_method: { type: 'string', nullable: true, enum: ['bank_transfer', 'cash', 'cheque', 'mobile_wallet'], required: true },
    object: { type: 'string', const: 'payroll_payment_batch', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    number: { type: 'integer', required: true },
    total_payments: { type: 'integer', required: true },
    total_amount: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    failed_payments: { type: 'integer', required: true },
    failed_amount: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    status: { type: 'string', ref: 'PayrollPaymentBatchStatus', enum: ['pending', 'recorded', 'cancelled'], required: true },
    payment_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    payment_reference: { type: 'string', nullable: true, required: true },
    prepared_by: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: ['ApiKey', 'Member', 'ServiceToken'], expected: 'an id, of letters, digits, - and _', required: true },
    recorded_by: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: ['ApiKey', 'Member', 'ServiceToken'], expected: 'an id, of letters, digits, - and _', required: true },
    recorded_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    cancelled_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  PayrollPaymentBatchCancel: {
    reason: { type: 'string', minLength: 1, maxLength: 500, help: 'The reason, such as what the bank was told. Needed if a file for the bank was made.' },
  },
  PayrollPaymentBatchCreate: {
    payroll_run_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'PayrollRun', expected: 'an id, of letters, digits, - and _', required: true },
    payment_method: { type: 'string', nullable: true, enum: ['bank_transfer', 'cash', 'cheque', 'mobile_wallet'], help: 'The way of payment that it is limited to, or empty for all.' },
  },
  PayrollPaymentRecord: {
    payment_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true, help: 'The date of the transfer, today or earlier.' },
    payment_reference: { type: 'string', nullable: true, minLength: 1, maxLength: 100, help: 'The reference of the transfer.' },
  },
  PayrollProblem: {
    employee_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    employee_code: { type: 'string', nullable: true, required: true },
    message: { type: 'string', required: true },
    sentence: { type: 'string', nullable: true, required: true },
  },
}

export const listPayrollPaymentBatches: Operation<'listPayrollPaymentBatches'> = {
  id: 'listPayrollPaymentBatches',
  method: 'get',
  path: '/console/payroll_payment_batches',
  needs: [['payroll.manage'], ['payroll.approve']],
  query: [
    { name: 'payroll_run_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'status', type: 'string', ref: 'PayrollPaymentBatchStatus', enum: ['pending', 'recorded', 'cancelled'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'PayrollPaymentBatch',
  isList: true,
  schemas: schemas,
}

export const createPayrollPaymentBatch: Operation<'createPayrollPaymentBatch'> = { id: 'createPayrollPaymentBatch', method: 'post', path: '/console/payroll_payment_batches', needs: [['payroll.manage']], hasDryRun: true, query: [], body: 'PayrollPaymentBatchCreate', isBodyNeeded: true, result: 'PayrollOperation', schemas: schemas }

export const getPayrollPaymentBatch: Operation<'getPayrollPaymentBatch'> = { id: 'getPayrollPaymentBatch', method: 'get', path: '/console/payroll_payment_batches/{id}', needs: [['payroll.manage'], ['payroll.approve']], query: [], result: 'PayrollPaymentBatch', schemas: schemas }

export const recordPayrollPaymentBatch: Operation<'recordPayrollPaymentBatch'> = {
  id: 'recordPayrollPaymentBatch',
  method: 'post',
  path: '/console/payroll_payment_batches/{id}/record',
  needs: [['payroll.approve']],
  stepUp: true,
  hasDryRun: true,
  states: { from: ['pending'], to: ['recorded'] },
  query: [],
  body: 'PayrollPaymentRecord',
  isBodyNeeded: true,
  result: 'PayrollOperation',
  schemas: schemas,
}

export const cancelPayrollPaymentBatch: Operation<'cancelPayrollPaymentBatch'> = { id: 'cancelPayrollPaymentBatch', method: 'post', path: '/console/payroll_payment_batches/{id}/cancel', needs: [['payroll.manage']], hasDryRun: true, states: { from: ['pending'], to: ['cancelled'] }, query: [], body: 'PayrollPaymentBatchCancel', result: 'PayrollOperation', schemas: schemas }
