// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  EmploymentContract: {
    contract_number: { type: 'string', nullable: true, minLength: 1, maxLength: 50, required: true },
    title: { type: 'string', minLength: 1, maxLength: 200, required: true },
    type: { type: 'string', ref: 'EmploymentContractType', enum: ['permanent', 'fixed_term', 'probation', 'internship', 'part_time', 'consultancy'], required: true },
    start_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    end_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    probation_months: { type: 'integer', nullable: true, minimum: 0, maximum: 60, required: true },
    notice_period_days: { type: 'integer', nullable: true, minimum: 0, maximum: 730, required: true },
    weekly_hours: { type: 'string', ref: 'NullableHours', nullable: true, decimals: 2, expected: 'a number of hours as a plain decimal, such as 2.50, with at most 2 digits after the point', required: true },
    object: { type: 'string', const: 'employment_contract', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    status: { type: 'string', ref: 'EmploymentContractStatus', enum: ['draft', 'sent', 'signed', 'expired', 'terminated', 'cancelled'], required: true },
    sent_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    signed_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    signed_by_name: { type: 'string', nullable: true, required: true },
    terminated_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    renewed_from_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'EmploymentContract', expected: 'an id, of letters, digits, - and _', required: true },
    file_name: { type: 'string', nullable: true, required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  EmploymentContractCreate: {
    contract_number: { type: 'string', nullable: true, minLength: 1, maxLength: 50, help: 'Its number, unique in the workspace. By default the next one, such as CTR-00042.' },
    title: { type: 'string', minLength: 1, maxLength: 200, required: true, help: 'What it is called.' },
    type: { type: 'string', ref: 'EmploymentContractType', enum: ['permanent', 'fixed_term', 'probation', 'internship', 'part_time', 'consultancy'], required: true },
    start_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true, help: 'The first day that it covers, within the employment.' },
    end_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'Needed for a fixed term and an internship. Empty means that it has no end.' },
    probation_months: { type: 'integer', nullable: true, minimum: 0, maximum: 60, help: 'Months of probation.' },
    notice_period_days: { type: 'integer', nullable: true, minimum: 0, maximum: 730, help: 'Days of notice.' },
    weekly_hours: { type: 'string', ref: 'NullableHours', nullable: true, decimals: 2, expected: 'a number of hours as a plain decimal, such as 2.50, with at most 2 digits after the point', help: 'Hours a week, above 0 and at most 168.' },
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true, help: 'The employee whose contract it is.' },
  },
  EmploymentContractRenewal: {
    contract_number: { type: 'string', nullable: true, minLength: 1, maxLength: 50, help: 'Its number, unique in the workspace. By default the next one, such as CTR-00042.' },
    title: { type: 'string', minLength: 1, maxLength: 200, help: 'What it is called.' },
    type: { type: 'string', ref: 'EmploymentContractType', enum: ['permanent', 'fixed_term', 'probation', 'internship', 'part_time', 'consultancy'] },
    start_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'The first day that it covers, within the employment.' },
    end_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'Needed for a fixed term and an internship. Empty means that it has no end.' },
    probation_months: { type: 'integer', nullable: true, minimum: 0, maximum: 60, help: 'Months of probation.' },
    notice_period_days: { type: 'integer', nullable: true, minimum: 0, maximum: 730, help: 'Days of notice.' },
    weekly_hours: { type: 'string', ref: 'NullableHours', nullable: true, decimals: 2, expected: 'a number of hours as a plain decimal, such as 2.50, with at most 2 digits after the point', help: 'Hours a week, above 0 and at most 168.' },
  },
  EmploymentContractSignature: {
    signed_by_name: { type: 'string', minLength: 1, maxLength: 200, required: true, help: 'Who signed it.' },
    signed_at: { type: 'string', format: 'date-time', ref: 'Timestamp', help: 'When it was signed, not in the future. By default now.' },
  },
  EmploymentContractTermination: {
    last_day: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'The last day that it covers, from start_date to end_date. By default today.' },
    reason: { type: 'string', minLength: 1, maxLength: 500, required: true, help: 'Why it ends. The audit keeps it.' },
  },
  EmploymentContractUpdate: {
    contract_number: { type: 'string', nullable: true, minLength: 1, maxLength: 50, help: 'Its number, unique in the workspace. By default the next one, such as CTR-00042.' },
    title: { type: 'string', minLength: 1, maxLength: 200, help: 'What it is called.' },
    type: { type: 'string', ref: 'EmploymentContractType', enum: ['permanent', 'fixed_term', 'probation', 'internship', 'part_time', 'consultancy'] },
    start_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'The first day that it covers, within the employment.' },
    end_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'Needed for a fixed term and an internship. Empty means that it has no end.' },
    probation_months: { type: 'integer', nullable: true, minimum: 0, maximum: 60, help: 'Months of probation.' },
    notice_period_days: { type: 'integer', nullable: true, minimum: 0, maximum: 730, help: 'Days of notice.' },
    weekly_hours: { type: 'string', ref: 'NullableHours', nullable: true, decimals: 2, expected: 'a number of hours as a plain decimal, such as 2.50, with at most 2 digits after the point', help: 'Hours a week, above 0 and at most 168.' },
  },
}

export const listEmploymentContracts: Operation<'listEmploymentContracts'> = {
  id: 'listEmploymentContracts',
  method: 'get',
  path: '/v1/employment_contracts',
  needs: [['documents:read']],
  query: [
    { name: 'employee_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'status', type: 'string', ref: 'EmploymentContractStatus', enum: ['draft', 'sent', 'signed', 'expired', 'terminated', 'cancelled'] },
    { name: 'type', type: 'string', ref: 'EmploymentContractType', enum: ['permanent', 'fixed_term', 'probation', 'internship', 'part_time', 'consultancy'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'EmploymentContract',
  isList: true,
  schemas: schemas,
}

export const getEmploymentContract: Operation<'getEmploymentContract'> = { id: 'getEmploymentContract', method: 'get', path: '/v1/employment_contracts/{id}', needs: [['documents:read']], query: [], result: 'EmploymentContract', schemas: schemas }

export const createEmploymentContract: Operation<'createEmploymentContract'> = { id: 'createEmploymentContract', method: 'post', path: '/console/employment_contracts', needs: [['documents.manage']], hasDryRun: true, query: [], body: 'EmploymentContractCreate', isBodyNeeded: true, result: 'EmploymentContract', schemas: schemas }

export const updateEmploymentContract: Operation<'updateEmploymentContract'> = { id: 'updateEmploymentContract', method: 'patch', path: '/console/employment_contracts/{id}', needs: [['documents.manage']], hasDryRun: true, states: { from: ['draft'] }, query: [], body: 'EmploymentContractUpdate', isBodyNeeded: true, result: 'EmploymentContract', schemas: schemas }

export const sendEmploymentContract: Operation<'sendEmploymentContract'> = { id: 'sendEmploymentContract', method: 'post', path: '/console/employment_contracts/{id}/send', needs: [['documents.manage']], hasDryRun: true, states: { from: ['draft'], to: ['sent'] }, query: [], result: 'EmploymentContract', schemas: schemas }

export const signEmploymentContract: Operation<'signEmploymentContract'> = {
  id: 'signEmploymentContract',
  method: 'post',
  path: '/console/employment_contracts/{id}/sign',
  needs: [['documents.manage']],
  hasDryRun: true,
  states: { from: ['sent'], to: ['signed'] },
  query: [],
  body: 'EmploymentContractSignature',
  isBodyNeeded: true,
  result: 'EmploymentContract',
  schemas: schemas,
}

export const cancelEmploymentContract: Operation<'cancelEmploymentContract'> = { id: 'cancelEmploymentContract', method: 'post', path: '/console/employment_contracts/{id}/cancel', needs: [['documents.manage']], hasDryRun: true, states: { from: ['draft', 'sent'], to: ['cancelled'] }, query: [], result: 'EmploymentContract', schemas: schemas }

export const terminateEmploymentContract: Operation<'terminateEmploymentContract'> = {
  id: 'terminateEmploymentContract',
  method: 'post',
  path: '/console/employment_contracts/{id}/terminate',
  needs: [['documents.manage']],
  hasDryRun: true,
  states: { from: ['signed'], to: ['terminated'] },
  query: [],
  body: 'EmploymentContractTermination',
  isBodyNeeded: true,
  result: 'EmploymentContract',
  schemas: schemas,
}

export const renewEmploymentContract: Operation<'renewEmploymentContract'> = { id: 'renewEmploymentContract', method: 'post', path: '/console/employment_contracts/{id}/renew', needs: [['documents.manage']], hasDryRun: true, states: { from: ['signed', 'expired'] }, query: [], body: 'EmploymentContractRenewal', result: 'EmploymentContract', schemas: schemas }
