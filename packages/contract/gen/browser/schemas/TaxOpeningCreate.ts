// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const TaxOpeningCreate = {
  closed: true,
  fields: {
    taxable_income: {
      description: 'The taxable income of the months that it covers.',
      type: 'string',
      ref: 'Money',
      required: true,
      pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
      extensions: {
        'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
        'x-decimal': 'currency',
      },
    },
    tax_withheld: {
      description: 'The income tax that was withheld in these months.',
      type: 'string',
      ref: 'Money',
      required: true,
      pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
      extensions: {
        'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
        'x-decimal': 'currency',
      },
    },
    through_month: {
      description: 'The last month that it covers, as its first day. Runs of later months count it.',
      type: 'string',
      format: 'date',
      ref: 'Date',
      required: true,
      pattern: '^(19|[2-9]\\d)',
      extensions: { 'x-expected': 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    },
    employee_id: {
      description: 'The employee who earned it.',
      type: 'string',
      ref: 'Id',
      required: true,
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'Employee' },
    },
    tax_year: {
      description: 'The tax year, as the law pack names it.',
      type: 'string',
      ref: 'TaxYear',
      required: true,
      pattern: '^\\d{4}(-\\d\\d)?$',
      extensions: { 'x-expected': 'a tax year, such as 2025-26 or 2025' },
    },
    source: {
      description: 'Where the figures are from.',
      type: 'string',
      ref: 'TaxOpeningSource',
      required: true,
      enum: ['previous_system', 'other_employer'],
    },
  },
} as const satisfies BodyFacts
