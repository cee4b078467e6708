// Audit entries, as the console shows them: who did what, to which record and when, each line a sentence.
import { sayOf } from '../../../app/words.ts'
import * as auditEntries from '../../../gen/operations/audit-entries.ts'
import { references } from '../../../gen/references.ts'
import { ActorName } from '../../../records/history/actor-name.tsx'
import { kindOfDeed, sayDeed } from '../../../records/history/deeds.ts'
import type { RecordOf } from '../../../records/kind.ts'
import { defineNoun } from '../../../records/noun.ts'
import { Reference } from '../../../records/references/reference.tsx'
import { DetailsButton, EntryDetails } from './details.tsx'
import { action, actor, kind, object_id } from './filters.tsx'

interface EntryProps {
  readonly record: RecordOf<'AuditEntry'>
}

const Actor = ({ record }: EntryProps) => <ActorName id={record.actor} />

const Deed = ({ record }: EntryProps) => sayDeed(record.action)

/** By its name; what has no list of its own, such as the settings of the company, is called by its kind. */
function Target({ record: { action, object_id } }: EntryProps) {
  const isListed = Object.values(references).some(({ prefix }) => object_id.startsWith(`${prefix}_`))
  if (isListed) return <Reference id={object_id} />
  return <span className="faint">{sayOf('kind', kindOfDeed(action) ?? 'Company', { count: 1 })}</span>
}

export const noun = defineNoun({
  kind: 'AuditEntry',
  operations: auditEntries,
  columns: ['actor', 'action', 'object_id', 'created_at', 'details'],
  filters: ['actor', 'kind', 'action'],
  controls: { actor, kind, action, object_id },
  title: ({ action }) => sayDeed(action),
  cells: { actor: Actor, action: Deed, object_id: Target, details: DetailsButton },
  hidden: ['actor', 'action', 'details'],
  Panel: EntryDetails,
})
