// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const LoanCreate = {
  closed: true,
  fields: {
    employee_id: {
      description: 'The employee who borrows.',
      type: 'string',
      ref: 'Id',
      required: true,
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'Employee' },
    },
    loan_type_id: {
      description: 'The kind of loan.',
      type: 'string',
      ref: 'Id',
      required: true,
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'LoanType' },
    },
    amount: {
      description: 'The principal.',
      type: 'string',
      ref: 'Money',
      required: true,
      pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
      extensions: {
        'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
        'x-decimal': 'currency',
      },
    },
    total_installments: {
      description: 'The number of monthly installments.',
      type: 'integer',
      required: true,
      minimum: 1,
      maximum: 600,
    },
    start_month: {
      description: 'The month of the year in which the first installment is due, 1 to 12.',
      type: 'integer',
      required: true,
      minimum: 1,
      maximum: 12,
    },
    start_year: {
      description: 'The year in which the first installment is due.',
      type: 'integer',
      required: true,
      minimum: 2000,
      maximum: 2199,
    },
    purpose: {
      description: 'What the money is for, or null.',
      type: 'string',
      nullable: true,
      maxLength: 500,
    },
  },
} as const satisfies BodyFacts
