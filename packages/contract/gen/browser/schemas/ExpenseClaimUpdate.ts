// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const ExpenseClaimUpdate = {
  closed: true,
  minProperties: 1,
  fields: {
    employee_id: {
      description: 'The employee who spent the money.',
      type: 'string',
      ref: 'Id',
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'Employee' },
    },
    title: { description: 'What the claim is about.', type: 'string', minLength: 1, maxLength: 200 },
    claim_date: {
      description: 'The date of the claim, today or earlier. No item is later. By default it is today.',
      type: 'string',
      format: 'date',
      ref: 'Date',
      pattern: '^(19|[2-9]\\d)',
      extensions: { 'x-expected': 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    },
    purpose: {
      description: 'Why the money was spent, or null.',
      type: 'string',
      nullable: true,
      maxLength: 1000,
    },
    advance_adjusted: {
      description: 'The part of an advance that is set against the claim. Zero by default.',
      type: 'string',
      ref: 'Money',
      pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
      extensions: {
        'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
        'x-decimal': 'currency',
      },
    },
    notes: { description: 'Notes, or null.', type: 'string', nullable: true, maxLength: 2000 },
  },
} as const satisfies BodyFacts
