// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const DepartmentCreate = {
  closed: true,
  fields: {
    name: {
      description: 'The name, unique in the workspace.',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 100,
    },
    code: {
      description: 'A short code, unique in the workspace.',
      type: 'string',
      nullable: true,
      maxLength: 50,
    },
    parent_id: {
      description: 'The department that this one is part of. Departments must not loop.',
      type: 'string',
      ref: 'NullableId',
      nullable: true,
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'Department' },
    },
    head_employee_id: {
      description: 'The employee who leads it.',
      type: 'string',
      ref: 'NullableId',
      nullable: true,
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'Employee' },
    },
    cost_center: {
      description: 'The cost center in the accounts.',
      type: 'string',
      nullable: true,
      maxLength: 50,
    },
    status: {
      description: 'Whether it is in use. `active` by default on create.',
      type: 'string',
      ref: 'RecordStatus',
      enum: ['active', 'inactive'],
    },
  },
} as const satisfies BodyFacts
