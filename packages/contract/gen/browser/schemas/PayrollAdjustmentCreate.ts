// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const PayrollAdjustmentCreate = {
  closed: true,
  fields: {
    kind: {
      description: 'A bonus, an addition or a deduction.',
      type: 'string',
      ref: 'PayrollAdjustmentKind',
      required: true,
      enum: ['bonus', 'addition', 'deduction'],
    },
    salary_component_id: {
      description: 'The component under which it is paid: an active earning for bonuses and additions, an active deduction for deductions. By default the component BONUS, ADJ_ADD or ADJ_DED.',
      type: 'string',
      ref: 'Id',
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'SalaryComponent' },
    },
    amount: {
      description: 'The amount of each month, above 0. The kind says whether it adds or deducts.',
      type: 'string',
      ref: 'Money',
      required: true,
      pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
      extensions: {
        'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
        'x-decimal': 'currency',
      },
    },
    from_month: {
      description: 'The first month, as its first day.',
      type: 'string',
      format: 'date',
      ref: 'Date',
      required: true,
      pattern: '^(19|[2-9]\\d)',
      extensions: { 'x-expected': 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    },
    to_month: {
      description: 'The last month, as its first day; at most 60 months in all. By default `from_month`.',
      type: 'string',
      format: 'date',
      ref: 'Date',
      pattern: '^(19|[2-9]\\d)',
      extensions: { 'x-expected': 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    },
    reason: {
      description: 'The reason. The explanation of the entry shows it.',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 1000,
    },
    employee_id: {
      description: 'The employee whose pay it changes.',
      type: 'string',
      ref: 'Id',
      required: true,
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'Employee' },
    },
  },
} as const satisfies BodyFacts
