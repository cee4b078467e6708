// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  HrLetter: {
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    letter_type: { type: 'string', ref: 'LetterType', enum: ['employment_certificate', 'salary_certificate', 'experience', 'no_objection', 'relieving', 'appointment', 'confirmation', 'promotion', 'increment', 'warning', 'other'], required: true },
    language: { type: 'string', ref: 'LanguageTag', minLength: 2, maxLength: 35, expected: 'a language as a BCP 47 tag, such as en or ur-PK', required: true },
    addressed_to: { type: 'string', ref: 'LetterAddressee', nullable: true, minLength: 1, maxLength: 200, required: true },
    object: { type: 'string', const: 'hr_letter', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    hr_letter_request_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'HrLetterRequest', expected: 'an id, of letters, digits, - and _', required: true },
    reference_number: { type: 'string', required: true },
    subject: { type: 'string', required: true },
    issue_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    status: { type: 'string', ref: 'HrLetterStatus', enum: ['issued', 'revoked'], required: true },
    issued_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    revoked_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  HrLetterCreate: {
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true, help: 'The employee whom it is about.' },
    letter_type: { type: 'string', ref: 'LetterType', enum: ['employment_certificate', 'salary_certificate', 'experience', 'no_objection', 'relieving', 'appointment', 'confirmation', 'promotion', 'increment', 'warning', 'other'], required: true, help: 'The type of letter.' },
    language: { type: 'string', ref: 'LanguageTag', minLength: 2, maxLength: 35, expected: 'a language as a BCP 47 tag, such as en or ur-PK', help: 'The language in which it is written.' },
    addressed_to: { type: 'string', ref: 'LetterAddressee', nullable: true, minLength: 1, maxLength: 200, help: 'To whom it is addressed.' },
    purpose: { type: 'string', ref: 'LetterPurpose', nullable: true, minLength: 1, maxLength: 500, help: 'What the letter is for. Only the text of the letter contains it.' },
    letter_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'The day of the letter, from 31 days ago to today. A day before today cannot be before the employee joined.' },
  },
  HrLetterRevocation: {
    reason: { type: 'string', minLength: 1, maxLength: 500, required: true, help: 'It is shown beside the text.' },
  },
  HrLetterText: {
    object: { type: 'string', const: 'hr_letter_text', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    reference_number: { type: 'string', required: true },
    language: { type: 'string', ref: 'LanguageTag', minLength: 2, maxLength: 35, expected: 'a language as a BCP 47 tag, such as en or ur-PK', required: true },
    subject: { type: 'string', required: true },
    text: { type: 'string', required: true },
    shows_pay: { type: 'boolean', required: true },
    status: { type: 'string', ref: 'HrLetterStatus', enum: ['issued', 'revoked'], required: true },
    revoked_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    revocation_reason: { type: 'string', nullable: true, required: true },
  },
}

export const listHrLetters: Operation<'listHrLetters'> = {
  id: 'listHrLetters',
  method: 'get',
  path: '/v1/hr_letters',
  needs: [['documents:read']],
  isOwn: true,
  query: [
    { name: 'employee_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'letter_type', type: 'string', ref: 'LetterType', enum: ['employment_certificate', 'salary_certificate', 'experience', 'no_objection', 'relieving', 'appointment', 'confirmation', 'promotion', 'increment', 'warning', 'other'] },
    { name: 'status', type: 'string', ref: 'HrLetterStatus', enum: ['issued', 'revoked'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'HrLetter',
  isList: true,
  schemas: schemas,
}

export const getHrLetter: Operation<'getHrLetter'> = { id: 'getHrLetter', method: 'get', path: '/v1/hr_letters/{id}', needs: [['documents:read']], isOwn: true, query: [], result: 'HrLetter', schemas: schemas }

export const createHrLetter: Operation<'createHrLetter'> = { id: 'createHrLetter', method: 'post', path: '/console/hr_letters', needs: [['documents.manage']], hasDryRun: true, query: [], body: 'HrLetterCreate', isBodyNeeded: true, result: 'HrLetter', schemas: schemas }

export const revokeHrLetter: Operation<'revokeHrLetter'> = { id: 'revokeHrLetter', method: 'post', path: '/console/hr_letters/{id}/revoke', needs: [['documents.manage']], hasDryRun: true, states: { from: ['issued'], to: ['revoked'] }, query: [], body: 'HrLetterRevocation', isBodyNeeded: true, result: 'HrLetter', schemas: schemas }

export const getHrLetterText: Operation<'getHrLetterText'> = { id: 'getHrLetterText', method: 'get', path: '/console/hr_letters/{id}/text', needs: [['documents.manage']], query: [], result: 'HrLetterText', schemas: schemas }

export const getHrLetterContent: Operation<'getHrLetterContent'> = { id: 'getHrLetterContent', method: 'get', path: '/console/hr_letters/{id}/content', needs: [['documents.manage'], ['letters.request']], isOwn: true, query: [], isFile: true, schemas: schemas }
