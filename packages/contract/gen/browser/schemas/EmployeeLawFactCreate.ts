// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const EmployeeLawFactCreate = {
  closed: true,
  fields: {
    value: {
      description: 'The value as text, such as `1257L`; `true` or `false` for facts that hold or do not.',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 100,
    },
    effective_from: {
      description: 'The first day on which it holds.',
      type: 'string',
      format: 'date',
      ref: 'Date',
      required: true,
      pattern: '^(19|[2-9]\\d)',
      extensions: { 'x-expected': 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    },
    effective_to: {
      description: 'The last day, or null while it holds.',
      type: 'string',
      format: 'date',
      ref: 'NullableDate',
      nullable: true,
      pattern: '^(19|[2-9]\\d)',
      extensions: { 'x-expected': 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    },
    employee_id: {
      description: 'The employee of whom it is true.',
      type: 'string',
      ref: 'Id',
      required: true,
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'Employee' },
    },
    fact: {
      description: 'The name of the fact in the law pack. `GET /console/law_parameters` lists them.',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 50,
    },
  },
} as const satisfies BodyFacts
