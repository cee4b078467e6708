// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const ExpenseCategoryUpdate = {
  closed: true,
  minProperties: 1,
  fields: {
    name: { description: 'The name.', type: 'string', minLength: 1, maxLength: 100 },
    code: {
      description: 'The short code, unique in the workspace.',
      type: 'string',
      minLength: 1,
      maxLength: 20,
    },
    description: { description: 'What it is for, or null.', type: 'string', nullable: true, maxLength: 500 },
    max_amount_per_item: {
      description: 'The most that one item may be. Null means that there is no limit.',
      type: 'string',
      ref: 'NullableMoney',
      nullable: true,
      pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
      extensions: {
        'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
        'x-decimal': 'currency',
      },
    },
    requires_receipt: { description: 'Whether an item needs a receipt. False by default.', type: 'boolean' },
    receipt_required_above: {
      description: 'If items need receipts, only those above this amount do. Null means all of them.',
      type: 'string',
      ref: 'NullableMoney',
      nullable: true,
      pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
      extensions: {
        'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
        'x-decimal': 'currency',
      },
    },
    gl_code: {
      description: 'The account that it is booked on, or null.',
      type: 'string',
      nullable: true,
      maxLength: 50,
    },
    is_active: { description: 'Whether new items may have this category.', type: 'boolean' },
  },
} as const satisfies BodyFacts
