// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { FilterFacts } from '../../../browser.ts'

export const listPayrollEntryComponents = {
  payroll_run_id: {
    type: 'string',
    ref: 'Id',
    minLength: 1,
    maxLength: 64,
    extensions: { 'x-expected': 'an id, of letters, digits, - and _' },
  },
  payroll_entry_id: {
    type: 'string',
    ref: 'Id',
    minLength: 1,
    maxLength: 64,
    extensions: { 'x-expected': 'an id, of letters, digits, - and _' },
  },
  salary_component_id: {
    type: 'string',
    ref: 'Id',
    minLength: 1,
    maxLength: 64,
    extensions: { 'x-expected': 'an id, of letters, digits, - and _' },
  },
  type: {
    type: 'string',
    ref: 'SalaryComponentType',
    enum: ['earning', 'deduction', 'employer_contribution'],
  },
  limit: { type: 'integer', minimum: 1 },
  starting_after: {
    type: 'string',
    ref: 'Cursor',
    minLength: 1,
    maxLength: 1024,
    extensions: { 'x-expected': 'a cursor as a list gave it out' },
  },
} as const satisfies FilterFacts
