// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const BranchUpdate = {
  closed: true,
  minProperties: 1,
  fields: {
    name: { description: 'The name, unique in the workspace.', type: 'string', minLength: 1, maxLength: 100 },
    code: {
      description: 'A short code, unique in the workspace.',
      type: 'string',
      nullable: true,
      maxLength: 50,
    },
    address: { description: 'The street address.', type: 'string', nullable: true, maxLength: 500 },
    city: { description: 'The city.', type: 'string', nullable: true, maxLength: 100 },
    phone: {
      type: 'string',
      ref: 'NullablePhone',
      nullable: true,
      pattern: '^\\+?[0-9(][0-9 ()./-]{2,29}$',
      extensions: { 'x-expected': 'a telephone number, such as +92 42 3576 1200, of 3 to 31 characters' },
    },
    email: { type: 'string', format: 'email', ref: 'NullableEmailAddress', nullable: true, maxLength: 254 },
    is_head_office: {
      description: 'Whether it is the head office; false by default. With true, it replaces the present head office.',
      type: 'boolean',
    },
    status: {
      description: 'Whether it is in use. `active` by default on create.',
      type: 'string',
      ref: 'RecordStatus',
      enum: ['active', 'inactive'],
    },
  },
} as const satisfies BodyFacts
