// Employee documents, as the console shows them.
import * as employeeDocuments from '../../gen/operations/employee-documents.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'EmployeeDocument',
  path: '/documents',
  operations: employeeDocuments,
  columns: ['title', 'employee_id', 'document_type_id', 'expiry_date', 'is_expired', 'status'],
  filters: ['status', 'employee_id', 'document_type_id', 'expiring_before'],
  states: { verify: ['pending'], reject: ['pending'] },
  primary: 'verify',
})
