// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const SalaryStructureUpdate = {
  closed: true,
  minProperties: 1,
  fields: {
    name: { description: 'The name, unique in the workspace.', type: 'string', minLength: 1, maxLength: 100 },
    description: {
      description: 'Which packages it is for, or null.',
      type: 'string',
      nullable: true,
      maxLength: 500,
    },
    is_active: { description: 'Whether it can be assigned.', type: 'boolean' },
  },
} as const satisfies BodyFacts
