// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { FilterFacts } from '../../../browser.ts'

export const listPayrollPayments = {
  payroll_run_id: {
    type: 'string',
    ref: 'Id',
    minLength: 1,
    maxLength: 64,
    extensions: { 'x-expected': 'an id, of letters, digits, - and _' },
  },
  batch: { type: 'integer', minimum: 1, maximum: 2147483647 },
  payroll_entry_id: {
    type: 'string',
    ref: 'Id',
    minLength: 1,
    maxLength: 64,
    extensions: { 'x-expected': 'an id, of letters, digits, - and _' },
  },
  employee_id: {
    type: 'string',
    ref: 'Id',
    minLength: 1,
    maxLength: 64,
    extensions: { 'x-expected': 'an id, of letters, digits, - and _' },
  },
  payment_method: {
    type: 'string',
    ref: 'PaymentMethod',
    enum: ['bank_transfer', 'cash', 'cheque', 'mobile_wallet'],
  },
  status: { type: 'string', ref: 'PayrollPaymentStatus', enum: ['pending', 'paid', 'failed', 'cancelled'] },
  limit: { type: 'integer', minimum: 1 },
  starting_after: {
    type: 'string',
    ref: 'Cursor',
    minLength: 1,
    maxLength: 1024,
    extensions: { 'x-expected': 'a cursor as a list gave it out' },
  },
  updated_since: { type: 'string', format: 'date-time', ref: 'Timestamp' },
} as const satisfies FilterFacts
