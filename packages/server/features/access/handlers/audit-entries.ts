// Audit entries: what was done about who may reach the data, and the decisions of people.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { resource } from '../../../resource/resource.ts'

const entries = resource('AuditEntry')

export default { listAuditEntries: entries.list } satisfies HandlersFor<'audit_entries'>
