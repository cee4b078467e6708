// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const SalaryStructureComponentCreate = {
  closed: true,
  fields: {
    calculation_type: {
      description: 'How the amount is calculated in this structure, or null as the component says.',
      type: 'string',
      ref: 'ChosenCalculationType',
      nullable: true,
      enum: ['fixed', 'percentage', 'formula'],
    },
    default_value: {
      description: 'The amount or percentage in this structure, or null as the component says.',
      type: 'string',
      ref: 'NullableAmountOrPercentage',
      nullable: true,
      pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
      extensions: {
        'x-expected': 'a plain decimal, such as 5000.00 or 8.33, with at most 15 digits before the point and 6 after it',
        'x-decimal': 'free',
      },
    },
    is_mandatory: { description: 'Whether an assignment must have it.', type: 'boolean' },
    display_order: {
      description: 'The position on payslips of this structure, lowest first.',
      type: 'integer',
      minimum: 0,
      maximum: 9999,
    },
    salary_structure_id: {
      description: 'The structure.',
      type: 'string',
      ref: 'Id',
      required: true,
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'SalaryStructure' },
    },
    salary_component_id: {
      description: 'The component.',
      type: 'string',
      ref: 'Id',
      required: true,
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'SalaryComponent' },
    },
    formula: {
      description: 'Calculates the amount where `calculation_type` is `formula`. It names codes of components, GROSS, BASIC, DAYS and WORKING_DAYS, and uses + - * /, comparisons, min, max, round and if.',
      type: 'string',
      nullable: true,
      maxLength: 1000,
    },
  },
} as const satisfies BodyFacts
