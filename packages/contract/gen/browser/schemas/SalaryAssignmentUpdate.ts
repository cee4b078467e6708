// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const SalaryAssignmentUpdate = {
  closed: true,
  minProperties: 1,
  fields: {
    salary_structure_id: {
      description: 'The structure of the package.',
      type: 'string',
      ref: 'Id',
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'SalaryStructure' },
    },
    gross_salary: {
      description: 'The monthly gross pay.',
      type: 'string',
      ref: 'Money',
      pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
      extensions: {
        'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
        'x-decimal': 'currency',
      },
    },
    effective_from: {
      description: 'The first day.',
      type: 'string',
      format: 'date',
      ref: 'Date',
      pattern: '^(19|[2-9]\\d)',
      extensions: { 'x-expected': 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    },
    reason: { description: 'Why it was assigned, or null.', type: 'string', nullable: true, maxLength: 500 },
    effective_to: {
      description: 'The last day, or null while it is current.',
      type: 'string',
      format: 'date',
      ref: 'NullableDate',
      nullable: true,
      pattern: '^(19|[2-9]\\d)',
      extensions: { 'x-expected': 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    },
    components: {
      description: 'What differs from the structure, component by component. All amounts are chosen anew by the structure as it is now.',
      type: 'array',
      ref: 'SalaryComponentOverrides',
      maxItems: 100,
      items: {
        type: 'object',
        ref: 'SalaryComponentOverride',
        fields: {
          salary_component_id: {
            description: 'A component of the structure.',
            type: 'string',
            ref: 'Id',
            required: true,
            pattern: '^[A-Za-z0-9_-]+$',
            minLength: 1,
            maxLength: 64,
            extensions: {
              'x-expected': 'an id, of letters, digits, - and _',
              'x-references': 'SalaryComponent',
            },
          },
          calculation_type: {
            description: 'How the amount is calculated, or null as the structure says.',
            type: 'string',
            ref: 'ChosenCalculationType',
            nullable: true,
            enum: ['fixed', 'percentage', 'formula'],
          },
          value: {
            description: 'The amount or percentage, or null as the structure says.',
            type: 'string',
            ref: 'NullableAmountOrPercentage',
            nullable: true,
            pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
            extensions: {
              'x-expected': 'a plain decimal, such as 5000.00 or 8.33, with at most 15 digits before the point and 6 after it',
              'x-decimal': 'free',
            },
          },
          formula: {
            description: 'Calculates the amount where `calculation_type` is `formula`.',
            type: 'string',
            nullable: true,
            maxLength: 1000,
          },
          is_excluded: {
            description: 'Whether the package does without the component. A mandatory one cannot be left out.',
            type: 'boolean',
          },
        },
      },
    },
  },
} as const satisfies BodyFacts
