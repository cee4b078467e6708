// Audit entries, as the console shows them.
import * as auditEntries from '../../gen/operations/audit-entries.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'AuditEntry',
  operations: auditEntries,
  columns: ['action', 'object_id', 'actor', 'created_at'],
  filters: ['actor', 'object_id'],
})
