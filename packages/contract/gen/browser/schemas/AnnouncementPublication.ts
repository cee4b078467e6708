// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const AnnouncementPublication = {
  closed: true,
  fields: {
    publish_date: {
      description: 'The day, in the workspace\'s timezone, with `publish_time`.',
      type: 'string',
      format: 'date',
      ref: 'Date',
      pattern: '^(19|[2-9]\\d)',
      extensions: { 'x-expected': 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    },
    publish_time: {
      description: 'The time of the day, in the workspace\'s timezone, with `publish_date`.',
      type: 'string',
      ref: 'TimeOfDay',
      pattern: '^([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$',
      extensions: { 'x-expected': 'a time of day, HH:MM:SS, such as 09:00:00' },
    },
  },
} as const satisfies BodyFacts
