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
  EmploymentContractUpload: {
    file_name: { type: 'string', ref: 'FileName', minLength: 1, maxLength: 200, expected: 'a file name without a folder, line breaks and control characters', required: true },
    content_type: {
      type: 'string',
      ref: 'FileContentType',
      enum: [
        'application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/tiff',
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      ],
      required: true,
    },
    content_base64: { type: 'string', ref: 'FileContent', required: true },
  },
}

export const getEmploymentContractFile: Operation<'getEmploymentContractFile'> = { id: 'getEmploymentContractFile', method: 'get', path: '/console/employment_contracts/{id}/file', needs: [['documents.manage']], query: [], isFile: true, schemas: schemas }

export const storeEmploymentContractFile: Operation<'storeEmploymentContractFile'> = {
  id: 'storeEmploymentContractFile',
  method: 'post',
  path: '/console/employment_contracts/{id}/file',
  needs: [['documents.manage']],
  states: { from: ['draft', 'sent', 'signed', 'expired', 'terminated'] },
  query: [],
  body: 'EmploymentContractUpload',
  isBodyNeeded: true,
  fileBytes: 10485760,
  result: 'EmploymentContract',
  schemas: schemas,
}

export const deleteEmploymentContractFile: Operation<'deleteEmploymentContractFile'> = { id: 'deleteEmploymentContractFile', method: 'delete', path: '/console/employment_contracts/{id}/file', needs: [['documents.manage']], hasDryRun: true, states: { from: ['draft', 'sent', 'signed', 'expired', 'terminated'] }, query: [], result: 'EmploymentContract', schemas: schemas }
