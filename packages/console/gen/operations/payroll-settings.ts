// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  GratuityYears: {
    from_year: { type: 'integer', minimum: 0, maximum: 60, required: true },
    months: { type: 'string', ref: 'MonthCount', decimals: 'free', expected: 'a number of months as a plain decimal, such as 0.5, with at most 4 digits after the point', required: true },
  },
  PayrollSettings: {
    day_basis: { type: 'string', ref: 'DayBasis', enum: ['calendar_days', 'working_days', 'fixed_30', 'fixed_26'], required: true },
    assume_present_after_cutoff: { type: 'boolean', required: true },
    tax_method: { type: 'string', ref: 'TaxMethod', enum: ['projected', 'average'], required: true },
    gratuity_years: { type: 'array', maxItems: 20, items: { type: 'object', ref: 'GratuityYears' }, required: true },
    gratuity_part_of_year: { type: 'string', ref: 'GratuityPartOfYear', enum: ['above_half', 'exact', 'none'], required: true },
    gratuity_day_basis: { type: 'string', ref: 'GratuityDayBasis', enum: ['fixed_30', 'fixed_26'], required: true },
    gratuity_monthly_accrual: { type: 'boolean', required: true },
    four_eyes: { type: 'boolean', required: true },
    loan_interest_method: { type: 'string', ref: 'InterestMethod', enum: ['flat', 'reducing'], required: true },
    object: { type: 'string', const: 'payroll_settings', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  PayrollSettingsUpdate: {
    day_basis: { type: 'string', ref: 'DayBasis', enum: ['calendar_days', 'working_days', 'fixed_30', 'fixed_26'], help: 'How many days a month\'s pay is divided by.' },
    assume_present_after_cutoff: { type: 'boolean', help: 'Working days after the cut-off date count as worked. The next run settles the difference.' },
    tax_method: { type: 'string', ref: 'TaxMethod', enum: ['projected', 'average'], help: 'How income tax of a year is spread over its months.' },
    gratuity_years: { type: 'array', maxItems: 20, items: { type: 'object', ref: 'GratuityYears' }, help: 'What each year of service is worth at separation, in ascending order: with entries from 0, 1 and 5, worth 0, 0.5 and 1 month, seven years are worth four months.' },
    gratuity_part_of_year: { type: 'string', ref: 'GratuityPartOfYear', enum: ['above_half', 'exact', 'none'], help: 'How the incomplete year of service counts.' },
    gratuity_day_basis: { type: 'string', ref: 'GratuityDayBasis', enum: ['fixed_30', 'fixed_26'], help: 'What a day of a gratuity month is worth.' },
    gratuity_monthly_accrual: { type: 'boolean', help: 'Whether each run has an employer line of a twelfth of a year\'s gratuity.' },
    four_eyes: { type: 'boolean', help: 'Whether a run is approved by somebody other than the one who created, imported or processed it.' },
    loan_interest_method: { type: 'string', ref: 'InterestMethod', enum: ['flat', 'reducing'], help: 'How interest of new loans is computed.' },
  },
}

export const getPayrollSettings: Operation<'getPayrollSettings'> = { id: 'getPayrollSettings', method: 'get', path: '/console/payroll_settings', needs: [['payroll.manage']], query: [], result: 'PayrollSettings', schemas: schemas }

export const updatePayrollSettings: Operation<'updatePayrollSettings'> = { id: 'updatePayrollSettings', method: 'patch', path: '/console/payroll_settings', needs: [['payroll.manage']], hasDryRun: true, query: [], body: 'PayrollSettingsUpdate', isBodyNeeded: true, result: 'PayrollSettings', schemas: schemas }
