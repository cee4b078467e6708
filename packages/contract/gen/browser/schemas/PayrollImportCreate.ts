// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const PayrollImportCreate = {
  closed: true,
  fields: {
    totals: {
      description: 'The totals of the run.',
      type: 'object',
      ref: 'PayrollImportTotals',
      required: true,
      fields: {
        total_employees: {
          description: 'The number of entries.',
          type: 'integer',
          required: true,
          minimum: 1,
          maximum: 1000000,
        },
        total_gross: {
          description: 'The sum of the gross pay.',
          type: 'string',
          ref: 'Money',
          required: true,
          pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
          extensions: {
            'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
            'x-decimal': 'currency',
          },
        },
        total_deductions: {
          description: 'The sum of the deductions.',
          type: 'string',
          ref: 'Money',
          required: true,
          pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
          extensions: {
            'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
            'x-decimal': 'currency',
          },
        },
        total_net: {
          description: 'The sum of the net pay.',
          type: 'string',
          ref: 'Money',
          required: true,
          pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
          extensions: {
            'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
            'x-decimal': 'currency',
          },
        },
        total_employer_cost: {
          description: 'The sum of the employer contributions.',
          type: 'string',
          ref: 'Money',
          required: true,
          pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
          extensions: {
            'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
            'x-decimal': 'currency',
          },
        },
      },
    },
    entries: {
      description: 'Entries: all, or some of them. One takes the place of that of the same employee. A body holds at most 10,000 values: some 900 entries without lines, and some 200 with twelve.',
      type: 'array',
      minItems: 1,
      maxItems: 10000,
      items: {
        type: 'object',
        ref: 'PayrollImportEntry',
        fields: {
          employee_id: {
            description: 'The employee.',
            type: 'string',
            ref: 'Id',
            pattern: '^[A-Za-z0-9_-]+$',
            minLength: 1,
            maxLength: 64,
            extensions: { 'x-expected': 'an id, of letters, digits, - and _', 'x-references': 'Employee' },
          },
          employee_code: {
            description: 'The employee\'s code.',
            type: 'string',
            minLength: 1,
            maxLength: 50,
          },
          gross_salary: {
            description: 'The gross pay, before deductions.',
            type: 'string',
            ref: 'Money',
            required: true,
            pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
            extensions: {
              'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
              'x-decimal': 'currency',
            },
          },
          total_earnings: {
            description: 'All earnings.',
            type: 'string',
            ref: 'Money',
            required: true,
            pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
            extensions: {
              'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
              'x-decimal': 'currency',
            },
          },
          total_deductions: {
            description: 'All deductions.',
            type: 'string',
            ref: 'Money',
            required: true,
            pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
            extensions: {
              'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
              'x-decimal': 'currency',
            },
          },
          net_salary: {
            description: 'The earnings less the deductions.',
            type: 'string',
            ref: 'Money',
            required: true,
            pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
            extensions: {
              'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
              'x-decimal': 'currency',
            },
          },
          employer_contributions: {
            description: 'What the employer paid on top; zero if it is left out.',
            type: 'string',
            ref: 'Money',
            pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
            extensions: {
              'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
              'x-decimal': 'currency',
            },
          },
          taxable_income: {
            description: 'The taxable part of the earnings. The year to date of tax counts it.',
            type: 'string',
            ref: 'Money',
            required: true,
            pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
            extensions: {
              'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
              'x-decimal': 'currency',
            },
          },
          tax_amount: {
            description: 'The income tax that was withheld. The year to date of tax counts it.',
            type: 'string',
            ref: 'Money',
            required: true,
            pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
            extensions: {
              'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
              'x-decimal': 'currency',
            },
          },
          loan_deduction: {
            description: 'A part of the deductions; zero if it is left out.',
            type: 'string',
            ref: 'Money',
            pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
            extensions: {
              'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
              'x-decimal': 'currency',
            },
          },
          absence_deduction: {
            description: 'A part of the deductions; zero if it is left out.',
            type: 'string',
            ref: 'Money',
            pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
            extensions: {
              'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
              'x-decimal': 'currency',
            },
          },
          unpaid_leave_deduction: {
            description: 'A part of the deductions; zero if it is left out.',
            type: 'string',
            ref: 'Money',
            pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
            extensions: {
              'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
              'x-decimal': 'currency',
            },
          },
          late_deduction: {
            description: 'A part of the deductions; zero if it is left out.',
            type: 'string',
            ref: 'Money',
            pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
            extensions: {
              'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
              'x-decimal': 'currency',
            },
          },
          adjustment_deduction: {
            description: 'A part of the deductions; zero if it is left out.',
            type: 'string',
            ref: 'Money',
            pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
            extensions: {
              'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
              'x-decimal': 'currency',
            },
          },
          bonus_amount: {
            description: 'A part of the earnings; zero if it is left out.',
            type: 'string',
            ref: 'Money',
            pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
            extensions: {
              'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
              'x-decimal': 'currency',
            },
          },
          adjustment_addition: {
            description: 'A part of the earnings; zero if it is left out.',
            type: 'string',
            ref: 'Money',
            pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
            extensions: {
              'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
              'x-decimal': 'currency',
            },
          },
          payment_method: {
            description: 'How it was paid; by default as the employee is paid.',
            type: 'string',
            ref: 'PaymentMethod',
            enum: ['bank_transfer', 'cash', 'cheque', 'mobile_wallet'],
          },
          working_days: {
            description: 'Accepted and not kept; the entry has zero.',
            type: 'string',
            ref: 'UnsignedDays',
            pattern: '^(0|[1-9]\\d{0,3})(\\.\\d{1,2})?$',
            extensions: {
              'x-expected': 'a number of days from 0 on as a plain decimal, such as 22.00, with at most 2 digits after the point',
              'x-decimal': 2,
            },
          },
          present_days: {
            description: 'Accepted and not kept; the entry has zero.',
            type: 'string',
            ref: 'UnsignedDays',
            pattern: '^(0|[1-9]\\d{0,3})(\\.\\d{1,2})?$',
            extensions: {
              'x-expected': 'a number of days from 0 on as a plain decimal, such as 22.00, with at most 2 digits after the point',
              'x-decimal': 2,
            },
          },
          absent_days: {
            description: 'Accepted and not kept; the entry has zero.',
            type: 'string',
            ref: 'UnsignedDays',
            pattern: '^(0|[1-9]\\d{0,3})(\\.\\d{1,2})?$',
            extensions: {
              'x-expected': 'a number of days from 0 on as a plain decimal, such as 22.00, with at most 2 digits after the point',
              'x-decimal': 2,
            },
          },
          leave_days: {
            description: 'Accepted and not kept; the entry has zero.',
            type: 'string',
            ref: 'UnsignedDays',
            pattern: '^(0|[1-9]\\d{0,3})(\\.\\d{1,2})?$',
            extensions: {
              'x-expected': 'a number of days from 0 on as a plain decimal, such as 22.00, with at most 2 digits after the point',
              'x-decimal': 2,
            },
          },
          unpaid_leave_days: {
            description: 'Accepted and not kept; the entry has zero.',
            type: 'string',
            ref: 'UnsignedDays',
            pattern: '^(0|[1-9]\\d{0,3})(\\.\\d{1,2})?$',
            extensions: {
              'x-expected': 'a number of days from 0 on as a plain decimal, such as 22.00, with at most 2 digits after the point',
              'x-decimal': 2,
            },
          },
          half_days: {
            description: 'Accepted and not kept; the entry has zero.',
            type: 'string',
            ref: 'UnsignedDays',
            pattern: '^(0|[1-9]\\d{0,3})(\\.\\d{1,2})?$',
            extensions: {
              'x-expected': 'a number of days from 0 on as a plain decimal, such as 22.00, with at most 2 digits after the point',
              'x-decimal': 2,
            },
          },
          late_count: {
            description: 'Accepted and not kept; the entry has zero.',
            type: 'integer',
            minimum: 0,
            maximum: 1000,
          },
          early_leave_count: {
            description: 'Accepted and not kept; the entry has zero.',
            type: 'integer',
            minimum: 0,
            maximum: 1000,
          },
          holidays: {
            description: 'Accepted and not kept; the entry has zero.',
            type: 'integer',
            minimum: 0,
            maximum: 1000,
          },
          overtime_hours: {
            description: 'Accepted and not kept; the entry has zero.',
            type: 'string',
            ref: 'Hours',
            pattern: '^(0|[1-9]\\d{0,3})(\\.\\d{1,2})?$',
            extensions: {
              'x-expected': 'a number of hours as a plain decimal, such as 2.50, with at most 2 digits after the point',
              'x-decimal': 2,
            },
          },
          lines: {
            description: 'The lines of the entry. They add up to its earnings, deductions and employer contributions. May be left out.',
            type: 'array',
            maxItems: 100,
            items: {
              type: 'object',
              ref: 'PayrollImportLine',
              fields: {
                code: {
                  description: 'The code of a salary component.',
                  type: 'string',
                  required: true,
                  minLength: 1,
                  maxLength: 50,
                },
                amount: {
                  description: 'The amount of the line.',
                  type: 'string',
                  ref: 'Money',
                  required: true,
                  pattern: '^(0|[1-9]\\d{0,14})(\\.\\d{1,6})?$',
                  extensions: {
                    'x-expected': 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it',
                    'x-decimal': 'currency',
                  },
                },
              },
            },
          },
        },
      },
    },
    year: {
      description: 'The calendar year.',
      type: 'integer',
      required: true,
      minimum: 1900,
      maximum: 9999,
    },
    month: { description: 'The month, 1 to 12.', type: 'integer', required: true, minimum: 1, maximum: 12 },
    run_date: {
      description: 'The last day that the run covers; the last of the month by default. The lock closes the days through it.',
      type: 'string',
      format: 'date',
      ref: 'Date',
      pattern: '^(19|[2-9]\\d)',
      extensions: { 'x-expected': 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    },
    notes: { description: 'Remarks, or null.', type: 'string', nullable: true, maxLength: 2000 },
  },
} as const satisfies BodyFacts
