// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  EmploymentEnd: {
    month: { type: 'string', required: true },
    gross_salary: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_earnings: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_additions: { type: 'string', ref: 'NullableSignedMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as -185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_deductions: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    net_salary: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    employer_contributions: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    lines: { type: 'array', items: { type: 'object', ref: 'EmploymentEndLine' }, required: true },
    warnings: { type: 'array', items: { type: 'object', ref: 'PayrollWarning' }, required: true },
    notes: { type: 'array', items: { type: 'string' }, required: true },
    note_sentences: { type: 'array', items: { type: 'string' }, required: true },
  },
  EmploymentEndDraft: {
    separation_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true, help: 'The last working day.' },
    status: { type: 'string', enum: ['terminated', 'resigned', 'retired'], required: true, help: 'How the employment ends.' },
  },
  EmploymentEndLine: {
    salary_component_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'SalaryComponent', expected: 'an id, of letters, digits, - and _', required: true },
    code: { type: 'string', required: true },
    name: { type: 'string', required: true },
    type: { type: 'string', ref: 'SalaryComponentType', enum: ['earning', 'deduction', 'employer_contribution'], required: true },
    amount: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    reasons: { type: 'array', items: { type: 'object', ref: 'ExplanationLine' }, required: true },
  },
  ExplanationLine: {
    rule: { type: 'string', required: true },
    text: { type: 'string', required: true },
    sentence: { type: 'string', nullable: true, required: true },
    figure: { type: 'string', nullable: true, required: true },
    source: { type: 'object', ref: 'NullableExplanationSource', nullable: true, required: true },
    refs: { type: 'array', maxItems: 50, items: { type: 'string' }, required: true },
  },
  NullableExplanationSource: {
    kind: { type: 'string', required: true },
    id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    title: { type: 'string', required: true },
    parameter: { type: 'string', nullable: true, required: true },
    effective_from: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    citation: { type: 'string', nullable: true, required: true },
  },
  PayrollWarning: {
    code: { type: 'string', required: true },
    text: { type: 'string', required: true },
    sentence: { type: 'string', nullable: true, required: true },
  },
}

export const previewEmploymentEnd: Operation<'previewEmploymentEnd'> = { id: 'previewEmploymentEnd', method: 'post', path: '/console/employees/{id}/employment_end/preview', needs: [['payroll:read', 'employees:write']], hasDryRun: true, query: [], body: 'EmploymentEndDraft', isBodyNeeded: true, result: 'EmploymentEnd', schemas: schemas }
