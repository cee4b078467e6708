// Employee documents, as the console shows them.
import * as employeeDocuments from '../../gen/operations/employee-documents.ts'
import { defineNoun } from '../../records/noun.ts'
import DocumentPanel from './document-panel.tsx'
import ExpiringPanel from './expiring-panel.tsx'

export const noun = defineNoun({
  kind: 'EmployeeDocument',
  operations: employeeDocuments,
  columns: ['title', 'employee_id', 'document_type_id', 'expiry_date', 'is_expired', 'status'],
  filters: ['status', 'employee_id', 'document_type_id', 'expiring_before'],
  primary: 'verifyEmployeeDocument',
  hidden: ['deleted', 'sha256', 'rejection_reason'],
  Panel: DocumentPanel,
  ListPanel: ExpiringPanel,
})
