// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const LoanTypeCreate = {
  closed: true,
  fields: {
    name: { description: 'The name.', type: 'string', required: true, minLength: 1, maxLength: 100 },
    code: {
      description: 'The short code, unique in the workspace.',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 20,
    },
    max_amount: {
      description: 'The most that one loan may be. Null means that there is no limit.',
      type: 'string',
      ref: 'NullableMoney',
      nullable: true,
      pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
      extensions: {
        'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
        'x-decimal': 'currency',
      },
    },
    max_installments: {
      description: 'The most installments that a loan may have. Null means that there is no limit but 600.',
      type: 'integer',
      nullable: true,
      minimum: 1,
      maximum: 600,
    },
    interest_rate: {
      description: 'The interest of new loans, in percent a year.',
      type: 'string',
      ref: 'Percentage',
      pattern: '^(100(\\.00?)?|(0|[1-9]\\d?)(\\.\\d{1,2})?)$',
      extensions: {
        'x-expected': 'a percentage from 0 to 100 as a plain decimal, such as 12.50, with at most 2 digits after the point',
        'x-decimal': 2,
      },
    },
    max_active_loans: {
      description: 'How many loans of this type an employee may have at once. Approved and active loans count.',
      type: 'integer',
      minimum: 1,
      maximum: 100,
    },
    is_active: { description: 'Whether new loans may have this type.', type: 'boolean' },
  },
} as const satisfies BodyFacts
