// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const JobApplicationCreate = {
  closed: true,
  fields: {
    rating: {
      description: 'How promising it is, from 1 to 5, or null.',
      type: 'integer',
      nullable: true,
      minimum: 1,
      maximum: 5,
    },
    offered_salary: {
      description: 'The monthly salary that was offered, or null.',
      type: 'string',
      ref: 'NullableMoney',
      nullable: true,
      pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
      extensions: {
        'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
        'x-decimal': 'currency',
      },
    },
    offered_joining_date: {
      description: 'The first day that was offered, or null.',
      type: 'string',
      format: 'date',
      ref: 'NullableDate',
      nullable: true,
      pattern: '^(19|[2-9]\\d)',
      extensions: { 'x-expected': 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    },
    notes: { description: 'Remarks, or null.', type: 'string', nullable: true, maxLength: 10000 },
    job_opening_id: {
      description: 'The opening.',
      type: 'string',
      ref: 'Id',
      required: true,
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'JobOpening' },
    },
    candidate_id: {
      description: 'The candidate.',
      type: 'string',
      ref: 'Id',
      required: true,
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'Candidate' },
    },
    applied_at: {
      description: 'When the candidate applied; not in the future. By default it is now.',
      type: 'string',
      format: 'date-time',
      ref: 'Timestamp',
    },
    cover_letter: {
      description: 'What the candidate wrote, or null.',
      type: 'string',
      nullable: true,
      maxLength: 20000,
    },
  },
} as const satisfies BodyFacts
