// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const PayrollPaymentBatchCreate = {
  closed: true,
  fields: {
    payroll_run_id: {
      description: 'The payroll run.',
      type: 'string',
      ref: 'Id',
      required: true,
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'PayrollRun' },
    },
    payment_method: {
      description: 'The way of payment that it is limited to, or null for all.',
      type: 'string',
      nullable: true,
      enum: ['bank_transfer', 'cash', 'cheque', 'mobile_wallet'],
    },
  },
} as const satisfies BodyFacts
