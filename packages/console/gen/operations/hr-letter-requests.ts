// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  HrLetterRequest: {
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    letter_type: { type: 'string', ref: 'LetterType', enum: ['employment_certificate', 'salary_certificate', 'experience', 'no_objection', 'relieving', 'appointment', 'confirmation', 'promotion', 'increment', 'warning', 'other'], required: true },
    purpose: { type: 'string', ref: 'LetterPurpose', nullable: true, minLength: 1, maxLength: 500, required: true },
    addressed_to: { type: 'string', ref: 'LetterAddressee', nullable: true, minLength: 1, maxLength: 200, required: true },
    copies: { type: 'integer', minimum: 1, maximum: 20, required: true },
    object: { type: 'string', const: 'hr_letter_request', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    status: { type: 'string', enum: ['pending', 'approved', 'rejected', 'issued', 'cancelled'], required: true },
    decided_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    rejection_reason: { type: 'string', nullable: true, required: true },
    hr_letter_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'HrLetter', expected: 'an id, of letters, digits, - and _', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  HrLetterRequestCreate: {
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true, help: 'The employee who asks.' },
    letter_type: { type: 'string', ref: 'LetterType', enum: ['employment_certificate', 'salary_certificate', 'experience', 'no_objection', 'relieving', 'appointment', 'confirmation', 'promotion', 'increment', 'warning', 'other'], required: true, help: 'The type of letter.' },
    purpose: { type: 'string', ref: 'LetterPurpose', nullable: true, minLength: 1, maxLength: 500, help: 'What the letter is for.' },
    addressed_to: { type: 'string', ref: 'LetterAddressee', nullable: true, minLength: 1, maxLength: 200, help: 'To whom it is addressed.' },
    copies: { type: 'integer', default: 1, minimum: 1, maximum: 20, help: 'How many copies are asked for.' },
  },
  HrLetterRequestIssue: {
    language: { type: 'string', ref: 'LanguageTag', minLength: 2, maxLength: 35, expected: 'a language as a BCP 47 tag, such as en or ur-PK', help: 'The language in which it is written.' },
    letter_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'The day of the letter, from 31 days ago to today. A day before today cannot be before the employee joined.' },
  },
  HrLetterRequestRejection: {
    rejection_reason: { type: 'string', minLength: 1, maxLength: 500, required: true },
  },
}

export const listHrLetterRequests: Operation<'listHrLetterRequests'> = {
  id: 'listHrLetterRequests',
  method: 'get',
  path: '/v1/hr_letter_requests',
  needs: [['documents:read']],
  isOwn: true,
  query: [
    { name: 'employee_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'letter_type', type: 'string', ref: 'LetterType', enum: ['employment_certificate', 'salary_certificate', 'experience', 'no_objection', 'relieving', 'appointment', 'confirmation', 'promotion', 'increment', 'warning', 'other'] },
    { name: 'status', type: 'string', enum: ['pending', 'approved', 'rejected', 'issued', 'cancelled'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'HrLetterRequest',
  isList: true,
  schemas: schemas,
}

export const getHrLetterRequest: Operation<'getHrLetterRequest'> = { id: 'getHrLetterRequest', method: 'get', path: '/v1/hr_letter_requests/{id}', needs: [['documents:read']], isOwn: true, query: [], result: 'HrLetterRequest', schemas: schemas }

export const createHrLetterRequest: Operation<'createHrLetterRequest'> = { id: 'createHrLetterRequest', method: 'post', path: '/console/hr_letter_requests', needs: [['documents.manage'], ['letters.request']], hasDryRun: true, isOwn: true, query: [], body: 'HrLetterRequestCreate', isBodyNeeded: true, result: 'HrLetterRequest', schemas: schemas }

export const approveHrLetterRequest: Operation<'approveHrLetterRequest'> = { id: 'approveHrLetterRequest', method: 'post', path: '/console/hr_letter_requests/{id}/approve', needs: [['documents.manage']], hasDryRun: true, bulk: true, states: { from: ['pending'], to: ['approved'] }, query: [], result: 'HrLetterRequest', schemas: schemas }

export const rejectHrLetterRequest: Operation<'rejectHrLetterRequest'> = {
  id: 'rejectHrLetterRequest',
  method: 'post',
  path: '/console/hr_letter_requests/{id}/reject',
  needs: [['documents.manage']],
  hasDryRun: true,
  bulk: true,
  states: { from: ['pending'], to: ['rejected'] },
  query: [],
  body: 'HrLetterRequestRejection',
  isBodyNeeded: true,
  result: 'HrLetterRequest',
  schemas: schemas,
}

export const cancelHrLetterRequest: Operation<'cancelHrLetterRequest'> = {
  id: 'cancelHrLetterRequest',
  method: 'post',
  path: '/console/hr_letter_requests/{id}/cancel',
  needs: [['documents.manage'], ['letters.request']],
  hasDryRun: true,
  bulk: true,
  isOwn: true,
  states: { from: ['pending', 'approved'], to: ['cancelled'] },
  query: [],
  result: 'HrLetterRequest',
  schemas: schemas,
}

export const issueHrLetterRequest: Operation<'issueHrLetterRequest'> = { id: 'issueHrLetterRequest', method: 'post', path: '/console/hr_letter_requests/{id}/issue', needs: [['documents.manage']], hasDryRun: true, bulk: true, states: { from: ['approved'], to: ['issued'] }, query: [], body: 'HrLetterRequestIssue', result: 'HrLetterRequest', schemas: schemas }
