// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const AssetAssignmentCreate = {
  closed: true,
  fields: {
    expected_return_date: {
      description: 'When it should come back, or null. Not before `issued_on`.',
      type: 'string',
      format: 'date',
      ref: 'NullableDate',
      nullable: true,
      pattern: '^(19|[2-9]\\d)',
      extensions: { 'x-expected': 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    },
    notes: { description: 'Remarks, or null.', type: 'string', nullable: true, maxLength: 2000 },
    asset_id: {
      description: 'The asset.',
      type: 'string',
      ref: 'Id',
      required: true,
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'Asset' },
    },
    employee_id: {
      description: 'The employee who gets it.',
      type: 'string',
      ref: 'Id',
      required: true,
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'Employee' },
    },
    issued_on: {
      description: 'The day, today or earlier. By default it is today.',
      type: 'string',
      format: 'date',
      ref: 'Date',
      pattern: '^(19|[2-9]\\d)',
      extensions: { 'x-expected': 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    },
    condition_on_issue: {
      description: 'The state that it is in. By default the condition of the asset.',
      type: 'string',
      ref: 'AssetCondition',
      enum: ['new', 'good', 'fair', 'poor', 'damaged'],
    },
  },
} as const satisfies BodyFacts
