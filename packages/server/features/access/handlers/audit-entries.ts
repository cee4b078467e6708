// Audit entries: what was done about who may reach the data, and the decisions of people.

import type { AuditEntry } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { say } from '@muster/sentences'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { idPrefixes } from '../../../gen/id-prefixes.ts'
import { invalidField } from '../../../http/problem.ts'
import { resource } from '../../../resource/resource.ts'
import { conceal } from '../audit-details.ts'

// A tilde is behind each letter and digit of an id.
const entries = resource('AuditEntry', {
  // Read for a page at once, and only where one is of an approval.
  computed: {
    subject_id: 'null::text',
    employee_id: 'null::text',
    from_date: 'null::date',
    to_date: 'null::date',
  },
  conditions: { of_kind: { object_id: ['>= :of_kind', "< (:of_kind || '~')"] } },
})

type Request = Pick<AuditEntry, 'subject_id' | 'employee_id' | 'from_date' | 'to_date'>

const selectRequests = statement<Request & { readonly id: string }, { ids: readonly string[] }>(
  'requests_of_audit_entries',
  `select id, subject_id, employee_id, from_date, to_date from approvals
   where workspace_id = :workspace_id and id = any(:ids)`,
)

/** The entries, those of approvals with the request that was decided about. */
async function nameRequests(db: Db, page: readonly AuditEntry[]): Promise<AuditEntry[]> {
  const ids = page.map(({ object_id }) => object_id).filter(id => id.startsWith(`${idPrefixes.Approval}_`))
  const found = ids.length === 0 ? [] : await db.run(selectRequests, { ids: [...new Set(ids)] })
  const requests = new Map(found.map(({ id, ...request }) => [id, request]))
  return page.map(entry => Object.assign({}, entry, requests.get(entry.object_id)))
}

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
    const data = await nameRequests(call.db, page.data)
    return Object.assign(page, { data: data.map(entry => conceal(call.caller, entry)) })
  },
} satisfies HandlersFor<'audit_entries'>
