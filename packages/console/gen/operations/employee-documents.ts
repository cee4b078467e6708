// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  EmployeeDocument: {
    title: { type: 'string', minLength: 1, maxLength: 200, required: true },
    document_number: { type: 'string', nullable: true, minLength: 1, maxLength: 100, sensitive: 'employees.sensitive:read' },
    issue_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    expiry_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    notes: { type: 'string', nullable: true, minLength: 1, maxLength: 1000, required: true },
    object: { type: 'string', const: 'employee_document', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    document_type_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'DocumentType', expected: 'an id, of letters, digits, - and _', required: true },
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
    file_size_bytes: { type: 'integer', minimum: 1, required: true },
    sha256: { type: 'string', minLength: 64, maxLength: 64, required: true },
    status: { type: 'string', ref: 'EmployeeDocumentStatus', enum: ['pending', 'verified', 'rejected'], required: true },
    is_sensitive: { type: 'boolean', required: true },
    is_expired: { type: 'boolean', required: true },
    verified_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    rejection_reason: { type: 'string', nullable: true, required: true },
    deleted: { type: 'boolean', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  EmployeeDocumentCreate: {
    title: { type: 'string', minLength: 1, maxLength: 200, help: 'What the document is called. By default the name of its type.' },
    document_number: { type: 'string', nullable: true, minLength: 1, maxLength: 100, sensitive: 'employees.sensitive:read', help: 'As it is printed on the document.' },
    issue_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'When it was issued.' },
    expiry_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'The last day on which it is valid, after issue_date. Empty means that it does not expire.' },
    notes: { type: 'string', nullable: true, minLength: 1, maxLength: 1000 },
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true, help: 'The employee whose document it is.' },
    document_type_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'DocumentType', expected: 'an id, of letters, digits, - and _', required: true, help: 'The type of the document.' },
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
  EmployeeDocumentRejection: {
    rejection_reason: { type: 'string', minLength: 1, maxLength: 500, required: true },
  },
  EmployeeDocumentUpdate: {
    title: { type: 'string', minLength: 1, maxLength: 200, help: 'What the document is called. By default the name of its type.' },
    document_number: { type: 'string', nullable: true, minLength: 1, maxLength: 100, sensitive: 'employees.sensitive:read', help: 'As it is printed on the document.' },
    issue_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'When it was issued.' },
    expiry_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'The last day on which it is valid, after issue_date. Empty means that it does not expire.' },
    notes: { type: 'string', nullable: true, minLength: 1, maxLength: 1000 },
  },
}

export const listEmployeeDocuments: Operation<'listEmployeeDocuments'> = {
  id: 'listEmployeeDocuments',
  method: 'get',
  path: '/v1/employee_documents',
  needs: [['documents:read']],
  isOwn: true,
  query: [
    { name: 'expiring_before', type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    { name: 'employee_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'document_type_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'status', type: 'string', ref: 'EmployeeDocumentStatus', enum: ['pending', 'verified', 'rejected'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
    { name: 'include_deleted', type: 'boolean', default: false },
  ],
  result: 'EmployeeDocument',
  isList: true,
  schemas: schemas,
}

export const createEmployeeDocument: Operation<'createEmployeeDocument'> = { id: 'createEmployeeDocument', method: 'post', path: '/v1/employee_documents', needs: [['documents:write']], query: [], body: 'EmployeeDocumentCreate', isBodyNeeded: true, fileBytes: 10485760, result: 'EmployeeDocument', schemas: schemas }

export const getEmployeeDocument: Operation<'getEmployeeDocument'> = { id: 'getEmployeeDocument', method: 'get', path: '/v1/employee_documents/{id}', needs: [['documents:read']], isOwn: true, query: [], result: 'EmployeeDocument', schemas: schemas }

export const updateEmployeeDocument: Operation<'updateEmployeeDocument'> = { id: 'updateEmployeeDocument', method: 'patch', path: '/v1/employee_documents/{id}', needs: [['documents:write']], hasDryRun: true, states: { from: ['pending', 'rejected'] }, query: [], body: 'EmployeeDocumentUpdate', isBodyNeeded: true, result: 'EmployeeDocument', schemas: schemas }

export const getEmployeeDocumentContent: Operation<'getEmployeeDocumentContent'> = { id: 'getEmployeeDocumentContent', method: 'get', path: '/v1/employee_documents/{id}/content', needs: [['documents:read']], isOwn: true, query: [], isFile: true, schemas: schemas }

export const verifyEmployeeDocument: Operation<'verifyEmployeeDocument'> = { id: 'verifyEmployeeDocument', method: 'post', path: '/v1/employee_documents/{id}/verify', needs: [['documents:write']], hasDryRun: true, bulk: true, states: { from: ['pending', 'rejected'], to: ['verified'] }, query: [], result: 'EmployeeDocument', schemas: schemas }

export const rejectEmployeeDocument: Operation<'rejectEmployeeDocument'> = {
  id: 'rejectEmployeeDocument',
  method: 'post',
  path: '/v1/employee_documents/{id}/reject',
  needs: [['documents:write']],
  hasDryRun: true,
  bulk: true,
  states: { from: ['pending', 'verified'], to: ['rejected'] },
  query: [],
  body: 'EmployeeDocumentRejection',
  isBodyNeeded: true,
  result: 'EmployeeDocument',
  schemas: schemas,
}

export const deleteEmployeeDocument: Operation<'deleteEmployeeDocument'> = { id: 'deleteEmployeeDocument', method: 'delete', path: '/console/employee_documents/{id}', needs: [['documents.manage']], hasDryRun: true, query: [], result: 'EmployeeDocument', schemas: schemas }
