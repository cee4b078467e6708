// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const LeaveTypeUpdate = {
  closed: true,
  minProperties: 1,
  fields: {
    name: { description: 'The name.', type: 'string', minLength: 1, maxLength: 100 },
    code: {
      description: 'A short code, unique in the workspace.',
      type: 'string',
      minLength: 1,
      maxLength: 20,
    },
    color: {
      description: 'The colour that calendars show it in, as hex digits.',
      type: 'string',
      pattern: '^#[0-9a-fA-F]{6}$',
      extensions: { 'x-expected': 'a colour as # and six hex digits, such as #2f855a' },
    },
    is_paid: { description: 'Whether its days are paid.', type: 'boolean' },
    is_active: {
      description: 'Whether employees can apply for it. An inactive type keeps its history.',
      type: 'boolean',
    },
  },
} as const satisfies BodyFacts
