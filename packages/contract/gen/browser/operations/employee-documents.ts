// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listEmployeeDocuments = {
  id: 'listEmployeeDocuments',
  method: 'get',
  path: '/v1/employee_documents',
  summary: 'List employee documents',
  rights: [['documents:read']],
} as const satisfies CallFacts

export const createEmployeeDocument = {
  id: 'createEmployeeDocument',
  method: 'post',
  path: '/v1/employee_documents',
  summary: 'Upload an employee document',
  rights: [['documents:write']],
  body: 'EmployeeDocumentCreate',
  is_keyed: true,
} as const satisfies CallFacts

export const getEmployeeDocument = {
  id: 'getEmployeeDocument',
  method: 'get',
  path: '/v1/employee_documents/{id}',
  summary: 'Get an employee document',
  rights: [['documents:read']],
} as const satisfies CallFacts

export const updateEmployeeDocument = {
  id: 'updateEmployeeDocument',
  method: 'patch',
  path: '/v1/employee_documents/{id}',
  summary: 'Update an employee document',
  rights: [['documents:write']],
  body: 'EmployeeDocumentUpdate',
} as const satisfies CallFacts

export const getEmployeeDocumentContent = {
  id: 'getEmployeeDocumentContent',
  method: 'get',
  path: '/v1/employee_documents/{id}/content',
  summary: 'Download an employee document',
  rights: [['documents:read']],
} as const satisfies CallFacts

export const verifyEmployeeDocument = {
  id: 'verifyEmployeeDocument',
  method: 'post',
  path: '/v1/employee_documents/{id}/verify',
  summary: 'Verify an employee document',
  rights: [['documents:write']],
  is_keyed: true,
} as const satisfies CallFacts

export const rejectEmployeeDocument = {
  id: 'rejectEmployeeDocument',
  method: 'post',
  path: '/v1/employee_documents/{id}/reject',
  summary: 'Reject an employee document',
  rights: [['documents:write']],
  body: 'EmployeeDocumentRejection',
  is_keyed: true,
} as const satisfies CallFacts

export const deleteEmployeeDocument = {
  id: 'deleteEmployeeDocument',
  method: 'delete',
  path: '/console/employee_documents/{id}',
  summary: 'Delete an employee document',
  rights: [['documents.manage']],
  has_dry_run: true,
} as const satisfies CallFacts
