// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const ExpenseClaimItemCreate = {
  closed: true,
  fields: {
    expense_category_id: {
      description: 'The category, which is in use.',
      type: 'string',
      ref: 'Id',
      required: true,
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'ExpenseCategory' },
    },
    expense_date: {
      description: 'The day on which the money was spent, not later than the date of the claim.',
      type: 'string',
      format: 'date',
      ref: 'Date',
      required: true,
      pattern: '^(19|[2-9]\\d)',
      extensions: { 'x-expected': 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    },
    description: { description: 'What it was for, or null.', type: 'string', nullable: true, maxLength: 500 },
    merchant: { description: 'Who was paid, or null.', type: 'string', nullable: true, maxLength: 200 },
    amount: {
      description: 'What was spent, above 0.',
      type: 'string',
      ref: 'Money',
      required: true,
      pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
      extensions: {
        'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
        'x-decimal': 'currency',
      },
    },
    display_order: {
      description: 'Where it stands among the items of its claim. Zero by default.',
      type: 'integer',
      minimum: 0,
      maximum: 100000,
    },
    expense_claim_id: {
      description: 'The claim, which is a draft.',
      type: 'string',
      ref: 'Id',
      required: true,
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'ExpenseClaim' },
    },
  },
} as const satisfies BodyFacts
