// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const LeaveEncashmentCreate = {
  closed: true,
  fields: {
    leave_balance_id: {
      description: 'The balance that the days are taken from. Its policy must allow encashment and be for the employee\'s gender.',
      type: 'string',
      ref: 'Id',
      required: true,
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'LeaveBalance' },
    },
    days: {
      description: 'The number of days to pay out; at most the days that are available and not reserved.',
      type: 'string',
      ref: 'Days',
      required: true,
      pattern: '^-?(0|[1-9]\\d{0,3})(\\.\\d{1,2})?$',
      extensions: {
        'x-expected': 'a number of days as a plain decimal, such as 1.50, with at most 2 digits after the point',
        'x-decimal': 2,
      },
    },
  },
} as const satisfies BodyFacts
