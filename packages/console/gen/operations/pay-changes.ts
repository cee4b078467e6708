// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  PayChange: {
    current_gross_salary: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    current_from: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    increase: { type: 'string', ref: 'SignedMoney', decimals: 'currency', expected: 'a plain decimal, such as -185000.00, with at most 15 digits before the point and 6 after it', required: true },
    increase_percentage: { type: 'string', nullable: true, required: true },
    increase_during: { type: 'string', ref: 'SignedMoney', decimals: 'currency', expected: 'a plain decimal, such as -185000.00, with at most 15 digits before the point and 6 after it', required: true },
    is_backdated: { type: 'boolean', required: true },
    before: { type: 'object', ref: 'PayChangeMonth', required: true },
    during: { type: 'object', ref: 'PayChangeMonth', required: true },
    after: { type: 'object', ref: 'PayChangeMonth', required: true },
    lines: { type: 'array', items: { type: 'object', ref: 'PayChangeLine' }, required: true },
    problems: { type: 'array', items: { type: 'string' }, required: true },
    problem_sentences: { type: 'array', items: { type: 'string' }, required: true },
    notes: { type: 'array', items: { type: 'string' }, required: true },
    note_sentences: { type: 'array', items: { type: 'string' }, required: true },
  },
  PayChangeDraft: {
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    gross_salary: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true, help: 'The new monthly gross pay.' },
    effective_from: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true, help: 'The new pay holds from this day on. A day in the middle of a month counts in part.' },
    salary_structure_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'SalaryStructure', expected: 'an id, of letters, digits, - and _', help: 'The structure of the new package. Without it, the structure of the present one.' },
    components: { type: 'array', ref: 'SalaryComponentOverrides', maxItems: 100, items: { type: 'object', ref: 'SalaryComponentOverride' }, help: 'What differs from the structure, component by component.' },
  },
  PayChangeLine: {
    salary_component_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'SalaryComponent', expected: 'an id, of letters, digits, - and _', required: true },
    code: { type: 'string', required: true },
    name: { type: 'string', required: true },
    type: { type: 'string', ref: 'SalaryComponentType', enum: ['earning', 'deduction', 'employer_contribution'], required: true },
    before: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    during: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    after: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
  },
  PayChangeMonth: {
    month: { type: 'string', required: true },
    gross_salary: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_earnings: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_additions: { type: 'string', ref: 'NullableSignedMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as -185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_deductions: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    net_salary: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
  },
  SalaryComponentOverride: {
    salary_component_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'SalaryComponent', expected: 'an id, of letters, digits, - and _', required: true },
    calculation_type: { type: 'string', ref: 'ChosenCalculationType', nullable: true, enum: ['fixed', 'percentage', 'formula'] },
    value: { type: 'string', ref: 'NullableAmountOrPercentage', nullable: true, decimals: 'free', expected: 'a plain decimal, such as 5000.00 or 8.33, with at most 15 digits before the point and 6 after it' },
    formula: { type: 'string', nullable: true, maxLength: 1000 },
    is_excluded: { type: 'boolean' },
  },
}

export const previewPayChange: Operation<'previewPayChange'> = { id: 'previewPayChange', method: 'post', path: '/console/pay_changes/preview', needs: [['payroll.manage']], hasDryRun: true, query: [], body: 'PayChangeDraft', isBodyNeeded: true, result: 'PayChange', schemas: schemas }
