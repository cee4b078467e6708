// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const InvitationCreate = {
  closed: true,
  fields: {
    email: { type: 'string', format: 'email', ref: 'EmailAddress', required: true, maxLength: 254 },
    name: {
      description: 'The name of the person.',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 200,
    },
    role_id: {
      description: 'The role that the person will have.',
      type: 'string',
      ref: 'Id',
      required: true,
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'Role' },
    },
    employee_id: {
      description: 'The employee that the person is, or null.',
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
