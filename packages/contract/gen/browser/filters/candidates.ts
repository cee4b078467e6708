// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { FilterFacts } from '../../../browser.ts'

export const listCandidates = {
  email: { type: 'string', format: 'email', ref: 'EmailAddress', maxLength: 254 },
  source: {
    type: 'string',
    ref: 'CandidateSource',
    enum: ['career_page', 'referral', 'job_board', 'agency', 'linkedin', 'walk_in', 'other'],
  },
  limit: { type: 'integer', minimum: 1 },
  starting_after: {
    type: 'string',
    ref: 'Cursor',
    minLength: 1,
    maxLength: 1024,
    extensions: { 'x-expected': 'a cursor as a list gave it out' },
  },
  updated_since: { type: 'string', format: 'date-time', ref: 'Timestamp' },
} as const satisfies FilterFacts
