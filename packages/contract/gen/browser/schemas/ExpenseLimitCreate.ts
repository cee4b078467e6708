// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const ExpenseLimitCreate = {
  closed: true,
  fields: {
    monthly_amount: {
      description: 'The most that one employee is reimbursed of the category for expenses of one calendar month.',
      type: 'string',
      ref: 'Money',
      required: true,
      pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
      extensions: {
        'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
        'x-decimal': 'currency',
      },
    },
    expense_category_id: {
      description: 'The category.',
      type: 'string',
      ref: 'Id',
      required: true,
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'ExpenseCategory' },
    },
  },
} as const satisfies BodyFacts
