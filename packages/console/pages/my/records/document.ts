// Own documents, as pages show them.
import { getEmployeeDocument, listEmployeeDocuments } from '../../../gen/operations/employee-documents.ts'
import { defineNoun } from '../../../records/noun.ts'

export const noun = defineNoun({
  kind: 'EmployeeDocument',
  operations: { listEmployeeDocuments, getEmployeeDocument },
  columns: ['title', 'document_type_id', 'expiry_date', 'status'],
  hidden: ['employee_id', 'deleted', 'sha256'],
  isExported: false,
})
