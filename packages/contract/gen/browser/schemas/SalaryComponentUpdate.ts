// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const SalaryComponentUpdate = {
  closed: true,
  minProperties: 1,
  fields: {
    name: { description: 'The name, as payslips show it.', type: 'string', minLength: 1, maxLength: 100 },
    category: {
      description: 'A label that groups components. `basic` is the basic pay. `balancing` takes what other earnings leave of the gross. Percentages of `provident_fund` and `gratuity` are of the earnings that count for them.',
      type: 'string',
      nullable: true,
      maxLength: 50,
    },
    calculation_type: {
      description: 'How the amount is calculated, unless a structure or an assignment chooses otherwise.',
      type: 'string',
      ref: 'CalculationType',
      enum: ['fixed', 'percentage', 'formula'],
    },
    default_value: {
      description: 'The amount or percentage that is used when nothing else is chosen. Zero beside a formula.',
      type: 'string',
      ref: 'AmountOrPercentage',
      pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
      extensions: {
        'x-expected': 'a plain decimal, such as 5000.00 or 8.33, with at most 15 digits before the point and 6 after it',
        'x-decimal': 'free',
      },
    },
    is_taxable: { description: 'Whether it counts as taxable income.', type: 'boolean' },
    exemption_mode: {
      description: 'How much of it is exempt from tax.',
      type: 'string',
      ref: 'ExemptionMode',
      enum: ['none', 'pct_of_basic', 'flat_cap'],
    },
    exemption_value: {
      description: 'The percentage or the amount that is exempt.',
      type: 'string',
      ref: 'AmountOrPercentage',
      pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
      extensions: {
        'x-expected': 'a plain decimal, such as 5000.00 or 8.33, with at most 15 digits before the point and 6 after it',
        'x-decimal': 'free',
      },
    },
    affects_gross: {
      description: 'Whether it is part of the gross salary. Only an earning can be.',
      type: 'boolean',
    },
    contributes_to_eobi: {
      description: 'Whether it counts for old-age benefits and social security.',
      type: 'boolean',
    },
    contributes_to_pf: { description: 'Whether it counts for the provident fund.', type: 'boolean' },
    contributes_to_overtime: {
      description: 'Whether it counts for the hourly rate of overtime.',
      type: 'boolean',
    },
    contributes_to_gratuity: { description: 'Whether it counts for gratuity.', type: 'boolean' },
    is_mandatory: { description: 'Whether every structure has it.', type: 'boolean' },
    is_active: {
      description: 'Whether it can be added to structures. New assignments leave an inactive component out.',
      type: 'boolean',
    },
    display_order: {
      description: 'The position on a payslip, lowest first.',
      type: 'integer',
      minimum: 0,
      maximum: 9999,
    },
    formula: {
      description: 'Calculates the amount where `calculation_type` is `formula`. It names codes of components, GROSS, BASIC, DAYS and WORKING_DAYS, and uses + - * /, comparisons, min, max, round and if.',
      type: 'string',
      nullable: true,
      maxLength: 1000,
    },
  },
} as const satisfies BodyFacts
