// Own documents, as pages show them.
import {
  getEmployeeDocument,
  getEmployeeDocumentContent,
  listEmployeeDocuments,
} from '../../../gen/operations/employee-documents.ts'
import { defineNoun } from '../../../records/noun.ts'

export const noun = defineNoun({
  kind: 'EmployeeDocument',
  operations: { listEmployeeDocuments, getEmployeeDocument },
  files: [getEmployeeDocumentContent],
  offers: (_, { deleted }) => deleted !== true,
  columns: ['title', 'document_type_id', 'expiry_date', 'status'],
  hidden: ['employee_id', 'deleted', 'sha256'],
  isExported: false,
})
