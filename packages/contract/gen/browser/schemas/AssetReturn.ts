// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const AssetReturn = {
  closed: true,
  fields: {
    returned_on: {
      description: 'The day, from the issue to today. By default it is today.',
      type: 'string',
      format: 'date',
      ref: 'Date',
      pattern: '^(19|[2-9]\\d)',
      extensions: { 'x-expected': 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    },
    condition_on_return: {
      description: 'The state that it is in. By default the condition of the asset.',
      type: 'string',
      ref: 'AssetCondition',
      enum: ['new', 'good', 'fair', 'poor', 'damaged'],
    },
    notes: {
      description: 'Remarks, or null. By default they do not change.',
      type: 'string',
      nullable: true,
      maxLength: 2000,
    },
  },
} as const satisfies BodyFacts
