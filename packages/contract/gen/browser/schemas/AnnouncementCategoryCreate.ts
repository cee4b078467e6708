// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const AnnouncementCategoryCreate = {
  closed: true,
  fields: {
    name: {
      description: 'The name, unique in the workspace.',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 100,
    },
    color: {
      description: 'The colour that it is shown in, as hex digits, or null.',
      type: 'string',
      nullable: true,
      pattern: '^#[0-9a-fA-F]{6}$',
      extensions: { 'x-expected': 'a colour as # and six hex digits, such as #2f855a' },
    },
    description: { description: 'What it is for, or null.', type: 'string', nullable: true, maxLength: 500 },
    is_active: { description: 'Whether new announcements may have it.', type: 'boolean' },
  },
} as const satisfies BodyFacts
