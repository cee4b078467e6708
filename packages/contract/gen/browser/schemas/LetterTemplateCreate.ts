// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const LetterTemplateCreate = {
  closed: true,
  fields: {
    subject: {
      description: 'The subject, one line. It cannot show the salary.',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 500,
    },
    body: { description: 'The text.', type: 'string', required: true, minLength: 1, maxLength: 20000 },
    letter_type: {
      description: 'The type of its letters.',
      type: 'string',
      ref: 'LetterType',
      required: true,
      enum: [
        'employment_certificate', 'salary_certificate', 'experience', 'no_objection', 'relieving',
        'appointment', 'confirmation', 'promotion', 'increment', 'warning', 'other',
      ],
    },
    language: {
      description: 'The language of its letters, in which dates and amounts are written. By default `en`.',
      type: 'string',
      ref: 'LanguageTag',
      pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$',
      minLength: 2,
      maxLength: 35,
      extensions: { 'x-expected': 'a language as a BCP 47 tag, such as en or ur-PK' },
    },
  },
} as const satisfies BodyFacts
