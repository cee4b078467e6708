// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const GeofencedSiteUpdate = {
  closed: true,
  minProperties: 1,
  fields: {
    name: { description: 'The name, unique in the workspace.', type: 'string', minLength: 1, maxLength: 100 },
    branch_id: {
      description: 'The branch that it belongs to, or null.',
      type: 'string',
      ref: 'NullableId',
      nullable: true,
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'Branch' },
    },
    latitude: {
      description: 'A coordinate of its centre.',
      type: 'string',
      ref: 'Latitude',
      pattern: '^-?(90(\\.0{1,7})?|[1-8]?\\d(\\.\\d{1,7})?)$',
      extensions: {
        'x-expected': 'degrees from -90 to 90 as a plain decimal with at most 7 digits after the point',
        'x-decimal': 'free',
      },
    },
    longitude: {
      description: 'A coordinate of its centre.',
      type: 'string',
      ref: 'Longitude',
      pattern: '^-?(180(\\.0{1,7})?|(1[0-7]\\d|[1-9]?\\d)(\\.\\d{1,7})?)$',
      extensions: {
        'x-expected': 'degrees from -180 to 180 as a plain decimal with at most 7 digits after the point',
        'x-decimal': 'free',
      },
    },
    radius_meters: {
      description: 'The radius of the site in metres; 200 by default.',
      type: 'integer',
      minimum: 20,
      maximum: 50000,
    },
    address: { description: 'The address, or null.', type: 'string', nullable: true, maxLength: 500 },
    status: {
      description: 'Whether it is in use. `active` by default on create.',
      type: 'string',
      ref: 'RecordStatus',
      enum: ['active', 'inactive'],
    },
  },
} as const satisfies BodyFacts
