// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const EmployeeCompensationUpdate = {
  closed: true,
  minProperties: 1,
  fields: {
    payment_method: {
      description: 'How the salary is paid; `bank_transfer` by default.',
      type: 'string',
      ref: 'PaymentMethod',
      enum: ['bank_transfer', 'cash', 'cheque', 'mobile_wallet'],
    },
  },
} as const satisfies BodyFacts
