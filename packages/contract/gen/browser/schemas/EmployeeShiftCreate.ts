// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const EmployeeShiftCreate = {
  closed: true,
  fields: {
    employee_id: {
      description: 'The employee who works the shift.',
      type: 'string',
      ref: 'Id',
      required: true,
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'Employee' },
    },
    shift_id: {
      description: 'The shift.',
      type: 'string',
      ref: 'Id',
      required: true,
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'Shift' },
    },
    effective_from: {
      description: 'The first day.',
      type: 'string',
      format: 'date',
      ref: 'Date',
      required: true,
      pattern: '^(19|[2-9]\\d)',
      extensions: { 'x-expected': 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    },
    effective_to: {
      description: 'The last day, or null until another one begins.',
      type: 'string',
      format: 'date',
      ref: 'NullableDate',
      nullable: true,
      pattern: '^(19|[2-9]\\d)',
      extensions: { 'x-expected': 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    },
    geofenced_site_id: {
      description: 'The site to punch at, or null for any active site of the branch.',
      type: 'string',
      ref: 'NullableId',
      nullable: true,
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'GeofencedSite' },
    },
  },
} as const satisfies BodyFacts
