// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const PayrollCorrectionCreate = {
  closed: true,
  fields: {
    employee_id: {
      description: 'The employee whose day it is.',
      type: 'string',
      ref: 'Id',
      required: true,
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'Employee' },
    },
    date: {
      description: 'The locked day that was wrong.',
      type: 'string',
      format: 'date',
      ref: 'Date',
      required: true,
      pattern: '^(19|[2-9]\\d)',
      extensions: { 'x-expected': 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    },
    half: {
      description: 'Which part of the day; `full` by default.',
      type: 'string',
      ref: 'CorrectedHalf',
      enum: ['first_half', 'second_half', 'full'],
    },
    counts_as: {
      description: 'What it should have been.',
      type: 'string',
      ref: 'CorrectedAs',
      required: true,
      enum: ['present', 'absent', 'paid_leave', 'unpaid_leave'],
    },
    reason: {
      description: 'The reason. The explanation of the entry shows it.',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 1000,
    },
  },
} as const satisfies BodyFacts
