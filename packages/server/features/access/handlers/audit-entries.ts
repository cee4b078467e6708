// Audit entries: what was done about who may reach the data, and the decisions of people.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { idPrefixes } from '../../../gen/id-prefixes.ts'
import { invalidField } from '../../../http/problem.ts'
import { resource } from '../../../resource/resource.ts'

// A tilde is behind each letter and digit of an id.
const entries = resource('AuditEntry', {
  conditions: { of_kind: { object_id: ['>= :of_kind', "< (:of_kind || '~')"] } },
})

/** What the ids of a kind start with. */
function findPrefix(kind: string): string {
  const prefix = (idPrefixes as Readonly<Record<string, string>>)[kind]
  if (prefix === undefined) throw invalidField('kind', `is ${kind}, and no records of that name have ids`)
  return `${prefix}_`
}

export default {
  listAuditEntries(call) {
    const { kind, ...query } = call.query
    const asked = kind === undefined ? query : { ...query, of_kind: findPrefix(kind) }
    return entries.list({ ...call, query: asked })
  },
} satisfies HandlersFor<'audit_entries'>
