// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const PayrollRunDetailCreate = {
  closed: true,
  fields: {
    kind: {
      description: 'The kind of run; `regular` by default.',
      type: 'string',
      ref: 'PayrollRunKind',
      enum: ['regular', 'bonus', 'final', 'correction'],
    },
    year: {
      description: 'The calendar year.',
      type: 'integer',
      required: true,
      minimum: 1900,
      maximum: 9999,
    },
    month: { description: 'The month, 1 to 12.', type: 'integer', required: true, minimum: 1, maximum: 12 },
    run_date: {
      description: 'The last day whose facts count, a day of the month. By default the last day, or yesterday while the month goes on.',
      type: 'string',
      format: 'date',
      ref: 'Date',
      pattern: '^(19|[2-9]\\d)',
      extensions: { 'x-expected': 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    },
    employee_ids: {
      description: 'The employees of a final or a correction run. Empty means everybody who left in the month, or everybody with arrears.',
      type: 'array',
      maxItems: 1000,
      uniqueItems: true,
      items: {
        type: 'string',
        ref: 'Id',
        pattern: '^[A-Za-z0-9_-]+$',
        minLength: 1,
        maxLength: 64,
        extensions: { 'x-expected': 'an id, of letters, digits, - and _' },
      },
    },
    adjustment_ids: {
      description: 'The adjustments that a bonus run pays, at least one. Empty for the other kinds.',
      type: 'array',
      maxItems: 1000,
      uniqueItems: true,
      items: {
        type: 'string',
        ref: 'Id',
        pattern: '^[A-Za-z0-9_-]+$',
        minLength: 1,
        maxLength: 64,
        extensions: { 'x-expected': 'an id, of letters, digits, - and _' },
      },
    },
    notes: { description: 'Remarks, or null.', type: 'string', nullable: true, maxLength: 2000 },
  },
} as const satisfies BodyFacts
