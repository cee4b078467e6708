// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const PayrollSettingsUpdate = {
  closed: true,
  minProperties: 1,
  fields: {
    day_basis: {
      description: 'How many days a month\'s pay is divided by. `calendar_days` by default.',
      type: 'string',
      ref: 'DayBasis',
      enum: ['calendar_days', 'working_days', 'fixed_30', 'fixed_26'],
    },
    assume_present_after_cutoff: {
      description: 'Whether workdays after the cut-off date of a run count as present. The next run settles the difference. True by default.',
      type: 'boolean',
    },
    tax_method: {
      description: 'How income tax of a year is spread over its months. `projected` by default.',
      type: 'string',
      ref: 'TaxMethod',
      enum: ['projected', 'average'],
    },
    gratuity_years: {
      description: 'What a year of service is worth at separation, by years of service in ascending order. Empty: no gratuity. In Pakistan one month for each year by default, elsewhere empty.',
      type: 'array',
      maxItems: 20,
      items: {
        type: 'object',
        ref: 'GratuityYears',
        fields: {
          from_year: {
            description: 'The years of service from which it applies. It then applies to all years of service.',
            type: 'integer',
            required: true,
            minimum: 0,
            maximum: 60,
          },
          months: {
            description: 'Months of pay for each year of service.',
            type: 'string',
            ref: 'MonthCount',
            required: true,
            pattern: '^(0|[1-9]\\d?)(\\.\\d{1,4})?$',
            extensions: {
              'x-expected': 'a number of months as a plain decimal, such as 0.5, with at most 4 digits after the point',
              'x-decimal': 'free',
            },
          },
        },
      },
    },
    gratuity_part_of_year: {
      description: 'How the incomplete year of service counts. `above_half` by default.',
      type: 'string',
      ref: 'GratuityPartOfYear',
      enum: ['above_half', 'exact', 'none'],
    },
    gratuity_day_basis: {
      description: 'What a day of a gratuity month is worth. `fixed_30` by default.',
      type: 'string',
      ref: 'GratuityDayBasis',
      enum: ['fixed_30', 'fixed_26'],
    },
    gratuity_monthly_accrual: {
      description: 'Whether each run has an employer line of a twelfth of a year\'s gratuity. False by default.',
      type: 'boolean',
    },
    four_eyes: {
      description: 'Whether a run is approved by somebody other than the one who created, imported or processed it. True by default.',
      type: 'boolean',
    },
    loan_interest_method: {
      description: 'How interest of new loans is computed. `flat` by default.',
      type: 'string',
      ref: 'InterestMethod',
      enum: ['flat', 'reducing'],
    },
  },
} as const satisfies BodyFacts
