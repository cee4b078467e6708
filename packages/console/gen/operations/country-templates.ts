// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  CountryTemplate: {
    country: { type: 'string', ref: 'CountryCode', expected: 'an ISO 3166-1 alpha-2 code, such as PK', required: true },
    name: { type: 'string', required: true },
    is_own: { type: 'boolean', required: true },
    parts: { type: 'array', items: { type: 'object', ref: 'CountryTemplatePart' }, required: true },
  },
  CountryTemplateApply: {
    parts: { type: 'array', maxItems: 4, items: { type: 'string', ref: 'CountryTemplatePartName', enum: ['salary', 'leave', 'hours', 'holidays'] }, required: true, help: 'Which parts of the template are applied.' },
  },
  CountryTemplateGap: {
    because: { type: 'string', enum: ['choice', 'elsewhere', 'government', 'moon', 'statutory_pay'], required: true },
    names: { type: 'array', items: { type: 'string' }, required: true },
  },
  CountryTemplateItem: {
    kind: { type: 'string', enum: ['SalaryComponent', 'SalaryStructure', 'LeaveType', 'Shift', 'Holiday'], required: true },
    name: { type: 'string', required: true },
    code: { type: 'string', nullable: true, required: true },
    figure: { type: 'string', nullable: true, required: true },
    source: { type: 'string', nullable: true, required: true },
    outcome: { type: 'string', enum: ['create', 'present', 'taken'], required: true },
    object_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
  },
  CountryTemplatePart: {
    part: { type: 'string', ref: 'CountryTemplatePartName', enum: ['salary', 'leave', 'hours', 'holidays'], required: true },
    source: { type: 'string', required: true },
    goes_with: { type: 'array', items: { type: 'string', ref: 'CountryTemplatePartName', enum: ['salary', 'leave', 'hours', 'holidays'] }, required: true },
    items: { type: 'array', items: { type: 'object', ref: 'CountryTemplateItem' }, required: true },
    left_out: { type: 'array', items: { type: 'object', ref: 'CountryTemplateGap' }, required: true },
  },
  CountryTemplateResult: {
    created: { type: 'integer', required: true },
    items: { type: 'array', items: { type: 'object', ref: 'CountryTemplateItem' }, required: true },
  },
  CountryTemplates: {
    templates: { type: 'array', items: { type: 'object', ref: 'CountryTemplate' }, required: true },
  },
}

export const getCountryTemplates: Operation<'getCountryTemplates'> = { id: 'getCountryTemplates', method: 'get', path: '/console/country_templates', needs: [['salaries.manage'], ['leave.manage'], ['org:write']], query: [], result: 'CountryTemplates', schemas: schemas }

export const applyCountryTemplate: Operation<'applyCountryTemplate'> = { id: 'applyCountryTemplate', method: 'post', path: '/console/country_templates/{country}/apply', needs: [['salaries.manage'], ['leave.manage'], ['org:write']], hasDryRun: true, query: [], body: 'CountryTemplateApply', isBodyNeeded: true, result: 'CountryTemplateResult', schemas: schemas }
