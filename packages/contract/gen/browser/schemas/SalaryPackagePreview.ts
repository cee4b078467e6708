// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const SalaryPackagePreview = {
  closed: true,
  fields: {
    salary_structure_id: {
      description: 'The structure of the package.',
      type: 'string',
      ref: 'Id',
      required: true,
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 1,
      maxLength: 64,
      extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'SalaryStructure' },
    },
    gross_salary: {
      description: 'The monthly gross pay.',
      type: 'string',
      ref: 'Money',
      required: true,
      pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
      extensions: {
        'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
        'x-decimal': 'currency',
      },
    },
    components: {
      description: 'What differs from the structure, component by component.',
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
