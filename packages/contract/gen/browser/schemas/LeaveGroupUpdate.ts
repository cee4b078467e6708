// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const LeaveGroupUpdate = {
  closed: true,
  minProperties: 1,
  fields: {
    name: { description: 'The name, unique in the workspace.', type: 'string', minLength: 1, maxLength: 100 },
    description: {
      description: 'Which employees it is for, or null.',
      type: 'string',
      nullable: true,
      maxLength: 500,
    },
    is_active: { description: 'Whether it is in use.', type: 'boolean' },
    is_default: {
      description: 'Whether it applies to employees without a group. With true, it replaces the present default.',
      type: 'boolean',
    },
  },
} as const satisfies BodyFacts
