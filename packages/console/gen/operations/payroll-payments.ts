// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  PayrollPayment: {
    object: { type: 'string', const: 'payroll_payment', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    payroll_run_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'PayrollRun', expected: 'an id, of letters, digits, - and _', required: true },
    payroll_entry_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'PayrollEntry', expected: 'an id, of letters, digits, - and _', required: true },
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    batch: { type: 'integer', minimum: 1, maximum: 2147483647, required: true },
    amount: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    payment_method: { type: 'string', ref: 'PaymentMethod', enum: ['bank_transfer', 'cash', 'cheque', 'mobile_wallet'], required: true },
    payment_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    payment_reference: { type: 'string', nullable: true, required: true },
    status: { type: 'string', ref: 'PayrollPaymentStatus', enum: ['pending', 'paid', 'failed', 'cancelled'], required: true },
    failure_reason: { type: 'string', nullable: true, required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  PayrollPaymentFailure: {
    reason: { type: 'string', minLength: 1, maxLength: 500, required: true, help: 'The reason, as the bank gave it.' },
  },
}

export const listPayrollPayments: Operation<'listPayrollPayments'> = {
  id: 'listPayrollPayments',
  method: 'get',
  path: '/console/payroll_payments',
  needs: [['payroll.manage'], ['payroll.approve']],
  query: [
    { name: 'payroll_run_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'batch', type: 'integer', minimum: 1, maximum: 2147483647 },
    { name: 'payroll_entry_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'employee_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'payment_method', type: 'string', ref: 'PaymentMethod', enum: ['bank_transfer', 'cash', 'cheque', 'mobile_wallet'] },
    { name: 'status', type: 'string', ref: 'PayrollPaymentStatus', enum: ['pending', 'paid', 'failed', 'cancelled'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'PayrollPayment',
  isList: true,
  schemas: schemas,
}

export const getPayrollPayment: Operation<'getPayrollPayment'> = { id: 'getPayrollPayment', method: 'get', path: '/console/payroll_payments/{id}', needs: [['payroll.manage'], ['payroll.approve']], query: [], result: 'PayrollPayment', schemas: schemas }

export const failPayrollPayment: Operation<'failPayrollPayment'> = { id: 'failPayrollPayment', method: 'post', path: '/console/payroll_payments/{id}/fail', needs: [['payroll.approve']], hasDryRun: true, states: { from: ['pending', 'paid'], to: ['failed'] }, query: [], body: 'PayrollPaymentFailure', isBodyNeeded: true, result: 'PayrollPayment', schemas: schemas }
