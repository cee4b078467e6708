// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const ExpenseApproval = {
  closed: true,
  fields: {
    items: {
      description: 'The items that are not approved whole.',
      type: 'array',
      maxItems: 200,
      items: {
        type: 'object',
        ref: 'ExpenseItemDecision',
        fields: {
          expense_claim_item_id: {
            description: 'The item.',
            type: 'string',
            ref: 'Id',
            required: true,
            pattern: '^[A-Za-z0-9_-]+$',
            minLength: 1,
            maxLength: 64,
            extensions: {
              'x-expected': 'an id, of letters, digits, - and _',
              'x-references': 'ExpenseClaimItem',
            },
          },
          approved_amount: {
            description: 'What is approved of it, from 0 to what was asked.',
            type: 'string',
            ref: 'Money',
            required: true,
            pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
            extensions: {
              'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
              'x-decimal': 'currency',
            },
          },
          rejection_reason: {
            description: 'Why it is less than what was asked. It is needed then.',
            type: 'string',
            minLength: 1,
            maxLength: 500,
          },
        },
      },
    },
    advance_adjusted: {
      description: 'The part of an advance that is set against the claim. By default as the claim says.',
      type: 'string',
      ref: 'Money',
      pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
      extensions: {
        'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
        'x-decimal': 'currency',
      },
    },
  },
} as const satisfies BodyFacts
