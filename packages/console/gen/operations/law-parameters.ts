// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  LawFact: {
    fact: { type: 'string', required: true },
    type: { type: 'string', ref: 'LawFactType', enum: ['boolean', 'number', 'text'], required: true },
    text: { type: 'string', required: true },
    choices: { type: 'array', items: { type: 'string' }, required: true },
    default: { type: 'string', nullable: true, required: true },
    is_derived: { type: 'boolean', required: true },
  },
  LawFigure: {
    choice: { type: 'string', nullable: true, required: true },
    above: { type: 'string', nullable: true, required: true },
    percent: { type: 'string', nullable: true, required: true },
    value: { type: 'string', nullable: true, required: true },
  },
  LawLine: {
    code: { type: 'string', required: true },
    type: { type: 'string', enum: ['deduction', 'employer_contribution', 'record'], required: true },
    text: { type: 'string', required: true },
  },
  LawParameter: {
    parameter: { type: 'string', required: true },
    title: { type: 'string', required: true },
    unit: { type: 'string', enum: ['amount', 'percent'], required: true },
    is_plain: { type: 'boolean', required: true },
    effective_from: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    effective_to: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    standing: { type: 'string', enum: ['past', 'in_force', 'announced'], required: true },
    kind: { type: 'string', ref: 'LawParameterKind', enum: ['value', 'slabs', 'surcharge', 'none', 'open', 'entered'], required: true },
    by: { type: 'string', nullable: true, required: true },
    figures: { type: 'array', items: { type: 'object', ref: 'LawFigure' }, required: true },
    source: { type: 'string', required: true },
    is_verified: { type: 'boolean', required: true },
    confirmed_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    law_value_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'LawValue', expected: 'an id, of letters, digits, - and _', required: true },
    lines: { type: 'array', items: { type: 'string' }, required: true },
  },
  LawParameters: {
    object: { type: 'string', const: 'law_parameters', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    pack: { type: 'string', nullable: true, required: true },
    name: { type: 'string', nullable: true, required: true },
    first_tax_year: { type: 'string', nullable: true, required: true },
    last_tax_year: { type: 'string', nullable: true, required: true },
    tax_years: { type: 'array', items: { type: 'object', ref: 'LawTaxYear' }, required: true },
    lines: { type: 'array', items: { type: 'object', ref: 'LawLine' }, required: true },
    facts: { type: 'array', items: { type: 'object', ref: 'LawFact' }, required: true },
    parameters: { type: 'array', items: { type: 'object', ref: 'LawParameter' }, required: true },
  },
  LawTaxYear: {
    name: { type: 'string', required: true },
    start_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    end_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
  },
}

export const getLawParameters: Operation<'getLawParameters'> = { id: 'getLawParameters', method: 'get', path: '/console/law_parameters', needs: [['payroll.manage'], ['payroll.approve'], ['audit.read']], query: [], result: 'LawParameters', schemas: schemas }
