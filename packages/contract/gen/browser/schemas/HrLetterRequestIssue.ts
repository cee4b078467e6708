// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const HrLetterRequestIssue = {
  closed: true,
  fields: {
    language: {
      description: 'The language of the letter, `en` by default.',
      type: 'string',
      ref: 'LanguageTag',
      pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$',
      minLength: 2,
      maxLength: 35,
      extensions: { 'x-expected': 'a language as a BCP 47 tag, such as en or ur-PK' },
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
