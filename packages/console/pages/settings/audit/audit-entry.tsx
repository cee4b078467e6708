// Audit entries, as the console shows them: who did what, to which record and when, each line a sentence.
import { Link } from '@tanstack/react-router'
import { formatDays } from '../../../app/formats.ts'
import { sayOf, sayTogether } from '../../../app/words.ts'
import * as auditEntries from '../../../gen/operations/audit-entries.ts'
import { ActorName } from '../../../records/history/actor-name.tsx'
import { kindOfDeed, sayEntry } from '../../../records/history/deeds.ts'
import type { RecordOf } from '../../../records/kind.ts'
import { defineNoun } from '../../../records/noun.ts'
import { findKind } from '../../../records/references/find-kind.ts'
import { useName } from '../../../records/references/names.tsx'
import { useRecordPath } from '../../../records/references/record-paths.ts'
import { Reference } from '../../../records/references/reference.tsx'
import { DetailsButton, EntryDetails } from './details.tsx'
import { action, actor, kind, object_id } from './filters.tsx'

interface EntryProps {
  readonly record: RecordOf<'AuditEntry'>
}

const Actor = ({ record }: EntryProps) => <ActorName id={record.actor} />

const Deed = ({ record }: EntryProps) => sayEntry(record)

/** By its name; what has no list of its own, such as the settings of the company, is called by its kind. */
function Target({ record }: EntryProps) {
  const { action, object_id, subject_id, employee_id } = record
  if (subject_id !== null) return <Owned record={record} id={subject_id} />
  if (employee_id !== null) return <Owned record={record} id={object_id} />
  if (findKind(object_id) !== undefined) return <Reference id={object_id} />
  return <span className="faint">{sayOf('kind', kindOfDeed(action) ?? 'Company', { count: 1 })}</span>
}

/** Whose leave, day or request it is, of which type and of which days, with its page; to whoever may not read it, its kind alone. */
function Owned({ record, id }: EntryProps & { readonly id: string }) {
  const { employee_id, leave_type_id, from_date: from, to_date: to } = record
  const kind = findKind(id)
  const path = useRecordPath(kind)
  const name = useName(employee_id ?? undefined)
  const type = useName(leave_type_id ?? undefined)
  const said = sayOf('kind', kind ?? 'Approval', { count: 1 })
  if (employee_id === null) return <span className="faint">{said}</span>
  if (name === undefined || (type === undefined && leave_type_id !== null))
    return <span className="faint to-come">…</span>
  const days = from === null ? [] : [formatDays(from, to ?? from)]
  // Whoever may read requests and no names has the kind instead.
  const text = sayTogether(name ?? said, ...(type ? [type] : []), ...days)
  if (path === undefined) return text
  return (
    <Link to={`${path}/$id`} params={{ id }}>
      {text}
    </Link>
  )
}

export const noun = defineNoun({
  kind: 'AuditEntry',
  operations: auditEntries,
  columns: ['actor', 'action', 'object_id', 'created_at', 'details'],
  filters: ['actor', 'kind', 'action'],
  controls: { actor, kind, action, object_id },
  title: sayEntry,
  cells: { actor: Actor, action: Deed, object_id: Target, details: DetailsButton },
  hidden: [
    'actor',
    'action',
    'details',
    'subject_id',
    'employee_id',
    'leave_type_id',
    'from_date',
    'to_date',
  ],
  Panel: EntryDetails,
})
