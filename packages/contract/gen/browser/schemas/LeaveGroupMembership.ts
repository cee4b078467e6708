// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const LeaveGroupMembership = {
  closed: true,
  fields: {
    leave_group_id: {
      description: 'The group, or null for the default one.',
      type: 'string',
      ref: 'NullableId',
      required: true,
      nullable: true,
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'LeaveGroup' },
    },
  },
} as const satisfies BodyFacts
