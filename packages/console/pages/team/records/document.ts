// Documents of the team whose type says that managers see them: their days and status, and neither their number nor their file.
import { getEmployeeDocument, listEmployeeDocuments } from '../../../gen/operations/employee-documents.ts'
import { defineNoun } from '../../../records/noun.ts'

export const noun = defineNoun({
  kind: 'EmployeeDocument',
  operations: { listEmployeeDocuments, getEmployeeDocument },
  columns: ['employee_id', 'title', 'document_type_id', 'expiry_date', 'is_expired', 'status'],
  filters: ['status', 'expiring_before'],
  hidden: [
    'document_number',
    'notes',
    'file_name',
    'content_type',
    'file_size_bytes',
    'sha256',
    'is_sensitive',
    'verified_at',
    'rejection_reason',
    'deleted',
  ],
  isExported: false,
})
