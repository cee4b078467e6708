// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const LeavePolicyUpdate = {
  closed: true,
  minProperties: 1,
  fields: {
    annual_quota: {
      description: 'Days for a full year of service.',
      type: 'string',
      ref: 'UnsignedDays',
      pattern: '^(0|[1-9]\\d{0,3})(\\.\\d{1,2})?$',
      extensions: {
        'x-expected': 'a number of days from 0 on as a plain decimal, such as 22.00, with at most 2 digits after the point',
        'x-decimal': 2,
      },
    },
    accrual_method: {
      description: 'How the days are released.',
      type: 'string',
      ref: 'AccrualMethod',
      enum: ['annual', 'monthly'],
    },
    allocation_type: {
      description: 'The period that the days are for. It is the same in all policies of a type.',
      type: 'string',
      ref: 'AllocationType',
      enum: ['fiscal_year', 'cycle'],
    },
    max_consecutive_days: {
      description: 'The maximum number of days in a row, or null if there is no limit.',
      type: 'integer',
      nullable: true,
      minimum: 1,
      maximum: 366,
    },
    carry_forward_allowed: {
      description: 'Whether unused days are carried into the next year.',
      type: 'boolean',
    },
    max_carry_forward_days: {
      description: 'The maximum number of days that are carried over.',
      type: 'string',
      ref: 'UnsignedDays',
      pattern: '^(0|[1-9]\\d{0,3})(\\.\\d{1,2})?$',
      extensions: {
        'x-expected': 'a number of days from 0 on as a plain decimal, such as 22.00, with at most 2 digits after the point',
        'x-decimal': 2,
      },
    },
    encashment_allowed: { description: 'Whether unused days can be paid out.', type: 'boolean' },
    negative_balance_allowed: {
      description: 'Whether employees can take more days than the balance has.',
      type: 'boolean',
    },
    max_negative_days: {
      description: 'How far below zero the balance may go.',
      type: 'string',
      ref: 'UnsignedDays',
      pattern: '^(0|[1-9]\\d{0,3})(\\.\\d{1,2})?$',
      extensions: {
        'x-expected': 'a number of days from 0 on as a plain decimal, such as 22.00, with at most 2 digits after the point',
        'x-decimal': 2,
      },
    },
    pro_rata_for_joiners: {
      description: 'Whether employees who join during the period get only the months that remain.',
      type: 'boolean',
    },
    min_service_months: {
      description: 'Months of service before it can be taken.',
      type: 'integer',
      minimum: 0,
      maximum: 600,
    },
    applicable_gender: {
      description: 'Which employees the type is for. Employees of another gender, or without a recorded gender, get nothing.',
      type: 'string',
      ref: 'ApplicableGender',
      enum: ['all', 'male', 'female'],
    },
    requires_document_after_days: {
      description: 'Leave longer than this many days needs a document. Null if it never does.',
      type: 'integer',
      nullable: true,
      minimum: 0,
      maximum: 366,
    },
    sandwich_rule: {
      description: 'Whether rest days and holidays within the leave count as leave.',
      type: 'boolean',
    },
    effective_from: {
      description: 'The first day on which it is in force.',
      type: 'string',
      format: 'date',
      ref: 'Date',
      pattern: '^(19|[2-9]\\d)',
      extensions: { 'x-expected': 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    },
    effective_to: {
      description: 'The last day, or null while it is current.',
      type: 'string',
      format: 'date',
      ref: 'NullableDate',
      nullable: true,
      pattern: '^(19|[2-9]\\d)',
      extensions: { 'x-expected': 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    },
  },
} as const satisfies BodyFacts
