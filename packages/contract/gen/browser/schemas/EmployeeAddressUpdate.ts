// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const EmployeeAddressUpdate = {
  closed: true,
  minProperties: 1,
  fields: {
    type: {
      description: 'What the address is for. An employee has at most one address of each type.',
      type: 'string',
      ref: 'AddressType',
      enum: ['current', 'permanent', 'mailing', 'emergency'],
    },
    line1: { description: 'House and street.', type: 'string', minLength: 1, maxLength: 200 },
    line2: { description: 'Area or neighbourhood.', type: 'string', nullable: true, maxLength: 200 },
    city: { description: 'The city.', type: 'string', minLength: 1, maxLength: 100 },
    state: { description: 'The province.', type: 'string', nullable: true, maxLength: 100 },
    postal_code: { description: 'The postal code.', type: 'string', nullable: true, maxLength: 20 },
    country: {
      description: 'The country by its ISO 3166-1 alpha-2 code. On create, the company\'s country when not sent.',
      type: 'string',
      ref: 'CountryCode',
      pattern: '^[A-Z]{2}$',
      extensions: { 'x-expected': 'an ISO 3166-1 alpha-2 code, such as PK' },
    },
    is_primary: {
      description: 'Whether this is the employee\'s primary address. Exactly one address is primary, initially the first. Setting another address to true makes that one primary. Setting the primary one to false is rejected.',
      type: 'boolean',
    },
  },
} as const satisfies BodyFacts
