// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const AssetAssignmentUpdate = {
  closed: true,
  minProperties: 1,
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
  },
} as const satisfies BodyFacts
