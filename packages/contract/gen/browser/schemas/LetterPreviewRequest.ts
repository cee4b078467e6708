// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const LetterPreviewRequest = {
  closed: true,
  fields: {
    employee_id: {
      description: 'The employee.',
      type: 'string',
      ref: 'Id',
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'Employee' },
    },
    addressed_to: {
      description: 'To whom it is addressed.',
      type: 'string',
      ref: 'LetterAddressee',
      nullable: true,
      minLength: 1,
      maxLength: 200,
    },
    purpose: {
      description: 'What it is for.',
      type: 'string',
      ref: 'LetterPurpose',
      nullable: true,
      minLength: 1,
      maxLength: 500,
    },
  },
} as const satisfies BodyFacts
