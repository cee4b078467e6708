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
  // Read for a page at once, and only where an entry is of such a record.
  computed: {
    subject_id: 'null::text',
    employee_id: 'null::text',
    leave_type_id: 'null::text',
    from_date: 'null::date',
    to_date: 'null::date',
  },
  conditions: { of_kind: { object_id: ['>= :of_kind', "< (:of_kind || '~')"] } },
})

type Request = Pick<AuditEntry, 'subject_id' | 'employee_id' | 'from_date' | 'to_date'>
type Owned = Pick<AuditEntry, 'employee_id' | 'leave_type_id' | 'from_date' | 'to_date'>
type OfIds<Row> = Row & { readonly id: string }

const selectRequests = statement<OfIds<Request>, { ids: readonly string[] }>(
  'requests_of_audit_entries',
  `select id, subject_id, employee_id, from_date, to_date from approvals
   where workspace_id = :workspace_id and id = any(:ids)`,
)

// Each is called by its day alone, which tells nobody whose it is.
const selectOwned = statement<OfIds<Owned>, { ids: readonly string[] }>(
  'days_of_audit_entries',
  `select id, employee_id, leave_type_id, from_date, to_date from leave_applications
   where workspace_id = :workspace_id and id = any(:ids)
   union all select id, employee_id, null, date, date from attendance_records
   where workspace_id = :workspace_id and id = any(:ids)
   union all select id, employee_id, null, date, date from regularisations
   where workspace_id = :workspace_id and id = any(:ids)
   union all select id, employee_id, null, date, date from overtime_requests
   where workspace_id = :workspace_id and id = any(:ids)`,
)

const isOf = (id: string | null, ...kinds: (keyof typeof idPrefixes)[]): id is string =>
  id !== null && kinds.some(kind => id.startsWith(`${idPrefixes[kind]}_`))

async function readByIds<Row>(
  ids: readonly (string | null)[],
  read: (ids: readonly string[]) => Promise<OfIds<Row>[]>,
): Promise<Map<string | null, Omit<OfIds<Row>, 'id'>>> {
  const wanted = [...new Set(ids.filter(id => id !== null))]
  const found = wanted.length === 0 ? [] : await read(wanted)
  return new Map(found.map(({ id, ...row }) => [id, row]))
}

/** The entries with what they were done to: those of approvals with the request, and what is about days with whose they are. */
async function nameRecords(db: Db, page: readonly AuditEntry[]): Promise<AuditEntry[]> {
  const approvals = page.map(({ object_id: id }) => (isOf(id, 'Approval') ? id : null))
  const requests = await readByIds(approvals, ids => db.run(selectRequests, { ids }))
  const known = page.map(entry => Object.assign({}, entry, requests.get(entry.object_id)))
  const owned = await readByIds(
    known.map(({ subject_id, object_id }) => {
      const id = subject_id ?? object_id
      return isOf(id, 'LeaveApplication', 'AttendanceRecord', 'Regularisation', 'OvertimeRequest') ? id : null
    }),
    ids => db.run(selectOwned, { ids }),
  )
  return known.map(entry => Object.assign(entry, owned.get(entry.subject_id ?? entry.object_id)))
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
    const data = await nameRecords(call.db, page.data)
    return Object.assign(page, { data: data.map(entry => conceal(call.caller, entry)) })
  },
} satisfies HandlersFor<'audit_entries'>
