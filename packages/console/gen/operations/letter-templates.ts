// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  LetterPreview: {
    subject: { type: 'string', required: true },
    text: { type: 'string', required: true },
    shows_pay: { type: 'boolean', required: true },
  },
  LetterPreviewRequest: {
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _' },
    addressed_to: { type: 'string', ref: 'LetterAddressee', nullable: true, minLength: 1, maxLength: 200, help: 'To whom it is addressed.' },
    purpose: { type: 'string', ref: 'LetterPurpose', nullable: true, minLength: 1, maxLength: 500, help: 'What it is for.' },
  },
  LetterTemplate: {
    subject: { type: 'string', minLength: 1, maxLength: 500, required: true },
    body: { type: 'string', minLength: 1, maxLength: 20000, required: true },
    object: { type: 'string', const: 'letter_template', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    letter_type: { type: 'string', ref: 'LetterType', enum: ['employment_certificate', 'salary_certificate', 'experience', 'no_objection', 'relieving', 'appointment', 'confirmation', 'promotion', 'increment', 'warning', 'other'], required: true },
    language: { type: 'string', ref: 'LanguageTag', minLength: 2, maxLength: 35, expected: 'a language as a BCP 47 tag, such as en or ur-PK', required: true },
    shows_pay: { type: 'boolean', required: true },
    status: { type: 'string', ref: 'LetterTemplateStatus', enum: ['current', 'retired'], required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  LetterTemplateCreate: {
    subject: { type: 'string', minLength: 1, maxLength: 500, required: true, help: 'The subject, one line. It cannot show the salary.' },
    body: { type: 'string', minLength: 1, maxLength: 20000, required: true, help: 'The text.' },
    letter_type: { type: 'string', ref: 'LetterType', enum: ['employment_certificate', 'salary_certificate', 'experience', 'no_objection', 'relieving', 'appointment', 'confirmation', 'promotion', 'increment', 'warning', 'other'], required: true, help: 'The type of its letters.' },
    language: { type: 'string', ref: 'LanguageTag', default: 'en', minLength: 2, maxLength: 35, expected: 'a language as a BCP 47 tag, such as en or ur-PK', help: 'The language of its letters, in which dates and amounts are written.' },
  },
  LetterTemplateUpdate: {
    subject: { type: 'string', minLength: 1, maxLength: 500, help: 'The subject, one line. It cannot show the salary.' },
    body: { type: 'string', minLength: 1, maxLength: 20000, help: 'The text.' },
  },
}

export const listLetterTemplates: Operation<'listLetterTemplates'> = {
  id: 'listLetterTemplates',
  method: 'get',
  path: '/console/letter_templates',
  needs: [['documents.manage']],
  query: [
    { name: 'letter_type', type: 'string', ref: 'LetterType', enum: ['employment_certificate', 'salary_certificate', 'experience', 'no_objection', 'relieving', 'appointment', 'confirmation', 'promotion', 'increment', 'warning', 'other'] },
    { name: 'status', type: 'string', ref: 'LetterTemplateStatus', enum: ['current', 'retired'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'LetterTemplate',
  isList: true,
  schemas: schemas,
}

export const createLetterTemplate: Operation<'createLetterTemplate'> = { id: 'createLetterTemplate', method: 'post', path: '/console/letter_templates', needs: [['documents.manage']], hasDryRun: true, query: [], body: 'LetterTemplateCreate', isBodyNeeded: true, result: 'LetterTemplate', schemas: schemas }

export const getLetterTemplate: Operation<'getLetterTemplate'> = { id: 'getLetterTemplate', method: 'get', path: '/console/letter_templates/{id}', needs: [['documents.manage']], query: [], result: 'LetterTemplate', schemas: schemas }

export const updateLetterTemplate: Operation<'updateLetterTemplate'> = { id: 'updateLetterTemplate', method: 'patch', path: '/console/letter_templates/{id}', needs: [['documents.manage']], hasDryRun: true, states: { from: ['current'] }, query: [], body: 'LetterTemplateUpdate', isBodyNeeded: true, result: 'LetterTemplate', schemas: schemas }

export const retireLetterTemplate: Operation<'retireLetterTemplate'> = { id: 'retireLetterTemplate', method: 'post', path: '/console/letter_templates/{id}/retire', needs: [['documents.manage']], hasDryRun: true, states: { from: ['current'], to: ['retired'] }, query: [], result: 'LetterTemplate', schemas: schemas }

export const previewLetterTemplate: Operation<'previewLetterTemplate'> = { id: 'previewLetterTemplate', method: 'post', path: '/console/letter_templates/{id}/preview', needs: [['documents.manage']], hasDryRun: true, query: [], body: 'LetterPreviewRequest', result: 'LetterPreview', schemas: schemas }
