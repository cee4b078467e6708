// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const HrLetterRequestCreate = {
  closed: true,
  fields: {
    employee_id: {
      description: 'The employee who asks.',
      type: 'string',
      ref: 'Id',
      required: true,
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'Employee' },
    },
    letter_type: {
      description: 'The type of letter.',
      type: 'string',
      ref: 'LetterType',
      required: true,
      enum: [
        'employment_certificate', 'salary_certificate', 'experience', 'no_objection', 'relieving',
        'appointment', 'confirmation', 'promotion', 'increment', 'warning', 'other',
      ],
    },
    purpose: {
      description: 'What the letter is for, or null.',
      type: 'string',
      ref: 'LetterPurpose',
      nullable: true,
      minLength: 1,
      maxLength: 500,
    },
    addressed_to: {
      description: 'To whom it is addressed, or null.',
      type: 'string',
      ref: 'LetterAddressee',
      nullable: true,
      minLength: 1,
      maxLength: 200,
    },
    copies: {
      description: 'How many copies are asked for, 1 by default.',
      type: 'integer',
      minimum: 1,
      maximum: 20,
    },
  },
} as const satisfies BodyFacts
