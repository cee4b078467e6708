// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const ExpensePayment = {
  closed: true,
  fields: {
    payment_method: {
      description: 'How it was paid.',
      type: 'string',
      ref: 'ExpensePaymentMethod',
      required: true,
      enum: ['bank_transfer', 'cash'],
    },
    payment_reference: {
      description: 'The reference of the payment, or null.',
      type: 'string',
      nullable: true,
      maxLength: 100,
    },
  },
} as const satisfies BodyFacts
