// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const EmploymentTypeUpdate = {
  closed: true,
  minProperties: 1,
  fields: {
    name: { description: 'The name, unique in the workspace.', type: 'string', minLength: 1, maxLength: 100 },
    description: {
      description: 'What the engagement means.',
      type: 'string',
      nullable: true,
      maxLength: 2000,
    },
    is_residential: {
      description: 'Whether the role includes residence on site; false by default.',
      type: 'boolean',
    },
    accommodation_provided: { description: 'Whether a home is provided; false by default.', type: 'boolean' },
    meals_provided: { description: 'Whether meals are provided; false by default.', type: 'boolean' },
  },
} as const satisfies BodyFacts
