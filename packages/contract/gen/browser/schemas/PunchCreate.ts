// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const PunchCreate = {
  closed: true,
  fields: {
    employee_id: {
      description: 'The employee who punched.',
      type: 'string',
      ref: 'Id',
      required: true,
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'Employee' },
    },
    punched_at: {
      description: 'The time of the punch. It cannot be in the future.',
      type: 'string',
      format: 'date-time',
      ref: 'Timestamp',
      required: true,
    },
    direction: {
      description: 'Whether the employee arrived or left; `unknown` by default.',
      type: 'string',
      ref: 'PunchDirection',
      enum: ['in', 'out', 'unknown'],
    },
    source: {
      description: 'Where the punch was made; `api` by default.',
      type: 'string',
      ref: 'PunchSource',
      enum: ['device', 'mobile', 'web', 'api', 'import'],
    },
    device_id: {
      description: 'The device, in your own words, or null.',
      type: 'string',
      nullable: true,
      maxLength: 100,
    },
    latitude: {
      description: 'The latitude of the punch. Send it together with `longitude`.',
      type: 'string',
      ref: 'NullableLatitude',
      nullable: true,
      pattern: '^-?(90(\\.0{1,7})?|[1-8]?\\d(\\.\\d{1,7})?)$',
      extensions: {
        'x-expected': 'degrees from -90 to 90 as a plain decimal with at most 7 digits after the point',
        'x-decimal': 'free',
      },
    },
    longitude: {
      description: 'The longitude of the punch. Send it together with `latitude`.',
      type: 'string',
      ref: 'NullableLongitude',
      nullable: true,
      pattern: '^-?(180(\\.0{1,7})?|(1[0-7]\\d|[1-9]?\\d)(\\.\\d{1,7})?)$',
      extensions: {
        'x-expected': 'degrees from -180 to 180 as a plain decimal with at most 7 digits after the point',
        'x-decimal': 'free',
      },
    },
    accuracy_meters: {
      description: 'The accuracy of the position in metres, or null.',
      type: 'integer',
      nullable: true,
      minimum: 0,
      maximum: 100000,
    },
    note: { description: 'A remark, or null.', type: 'string', nullable: true, maxLength: 1000 },
  },
} as const satisfies BodyFacts
