// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const HrLetterCreate = {
  closed: true,
  fields: {
    employee_id: {
      description: 'The employee whom it is about.',
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
    language: {
      description: 'The language of the letter, `en` by default.',
      type: 'string',
      ref: 'LanguageTag',
      pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$',
      minLength: 2,
      maxLength: 35,
      extensions: { 'x-expected': 'a language as a BCP 47 tag, such as en or ur-PK' },
    },
    addressed_to: {
      description: 'To whom it is addressed, or null.',
      type: 'string',
      ref: 'LetterAddressee',
      nullable: true,
      minLength: 1,
      maxLength: 200,
    },
    purpose: {
      description: 'What the letter is for, or null. Only its text has it.',
      type: 'string',
      ref: 'LetterPurpose',
      nullable: true,
      minLength: 1,
      maxLength: 500,
    },
    letter_date: {
      description: 'The day of the letter, from 31 days ago to today. A day before today is also one on which the employee had joined. By default today, in the workspace\'s timezone.',
      type: 'string',
      format: 'date',
      ref: 'Date',
      pattern: '^(19|[2-9]\\d)',
      extensions: { 'x-expected': 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    },
  },
} as const satisfies BodyFacts
