// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const MemberUpdate = {
  closed: true,
  minProperties: 1,
  fields: {
    name: {
      description: 'The name of the person, as this workspace knows them.',
      type: 'string',
      minLength: 1,
      maxLength: 200,
    },
    role_id: {
      description: 'The role of the member.',
      type: 'string',
      ref: 'Id',
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'Role' },
    },
    employee_id: {
      description: 'The employee that the member is, or null.',
      type: 'string',
      ref: 'NullableId',
      nullable: true,
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'Employee' },
    },
  },
} as const satisfies BodyFacts
