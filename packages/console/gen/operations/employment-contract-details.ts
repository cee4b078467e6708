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
  EmploymentContractDetail: {
    object: { type: 'string', const: 'employment_contract_detail', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    employee_code: { type: 'string', required: true },
    separation_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    outlives_employment: { type: 'boolean', required: true },
    contract: { type: 'object', ref: 'EmploymentContract', required: true },
  },
}

export const listEmploymentContractDetails: Operation<'listEmploymentContractDetails'> = {
  id: 'listEmploymentContractDetails',
  method: 'get',
  path: '/console/employment_contract_details',
  needs: [['documents.manage']],
  query: [
    { name: 'employee_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'status', type: 'string', ref: 'EmploymentContractStatus', enum: ['draft', 'sent', 'signed', 'expired', 'terminated', 'cancelled'] },
    { name: 'outlives_employment', type: 'boolean' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
  ],
  result: 'EmploymentContractDetail',
  isList: true,
  schemas: schemas,
}
