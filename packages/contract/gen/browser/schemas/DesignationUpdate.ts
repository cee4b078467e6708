// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const DesignationUpdate = {
  closed: true,
  minProperties: 1,
  fields: {
    name: {
      description: 'The job title, unique in the workspace.',
      type: 'string',
      minLength: 1,
      maxLength: 100,
    },
    code: {
      description: 'A short code, unique in the workspace.',
      type: 'string',
      nullable: true,
      maxLength: 50,
    },
    level: {
      description: 'The seniority. A higher number is more senior; 0, the default on create, is unranked.',
      type: 'integer',
      minimum: 0,
      maximum: 1000000,
    },
    pay_grade_id: {
      description: 'The salary band.',
      type: 'string',
      ref: 'NullableId',
      nullable: true,
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'PayGrade' },
    },
    job_description: {
      description: 'What the job is about.',
      type: 'string',
      nullable: true,
      maxLength: 10000,
    },
    status: {
      description: 'Whether it is in use. `active` by default on create.',
      type: 'string',
      ref: 'RecordStatus',
      enum: ['active', 'inactive'],
    },
  },
} as const satisfies BodyFacts
