// Audit entries: what was done about who may reach the data, and the decisions of people.

import { say } from '@muster/sentences'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { idPrefixes } from '../../../gen/id-prefixes.ts'
import { invalidField } from '../../../http/problem.ts'
import { resource } from '../../../resource/resource.ts'
import { concealDetails } from '../audit-details.ts'

// A tilde is behind each letter and digit of an id.
const entries = resource('AuditEntry', {
  conditions: { of_kind: { object_id: ['>= :of_kind', "< (:of_kind || '~')"] } },
})

/** What the ids of a kind start with. */
function findPrefix(kind: string): string {
  const prefix = (idPrefixes as Readonly<Record<string, string>>)[kind]
  if (prefix === undefined) throw invalidField('kind', say`is ${kind}, and no records of that name have ids`)
  return `${prefix}_`
}

export default {
  async listAuditEntries(call) {
    const { kind, ...query } = call.query
    const asked = kind === undefined ? query : { ...query, of_kind: findPrefix(kind) }
    const page = await entries.list({ ...call, query: asked })
    return Object.assign(page, { data: page.data.map(entry => concealDetails(call.caller, entry)) })
  },
} satisfies HandlersFor<'audit_entries'>
