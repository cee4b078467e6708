// History: what a request changes of a record, each field with what it was and what it becomes, written with the change.

import { type SchemaFacts, schemas } from '@muster/contract'
import { statement, type WriteDb } from '@muster/db'
import type { Fields, ResourceName } from './fields.ts'
import { newId } from './ids.ts'

const insertRecordChange = statement<
  unknown,
  Record<'id' | 'kind' | 'object_id' | 'actor' | 'changes', string>
>(
  'insert_record_change',
  `insert into record_changes (workspace_id, id, kind, object_id, actor, changes)
   values (:workspace_id, :id, :kind, :object_id, :actor, :changes::json)`,
)

/** The longest value that is kept. */
const longest = 1_000

/** Say nothing that the entry does not say itself. */
const left = new Set(['id', 'created_at', 'updated_at'])

type Row = Readonly<Record<string, unknown>>

/** Who changes it. Work that nobody asked for has no actor, and leaves no history. */
export interface Changing {
  readonly db: WriteDb
  readonly caller: object
}

/** Keeps what differs between a record and what it was. A secret is no field of a record, so it is never among them. */
export function keepHistory(
  { db, caller }: Changing,
  name: ResourceName,
  { fields, before, after }: { readonly fields: Fields; readonly before: object; readonly after: object },
): void {
  if (!('actor_id' in caller)) return
  const [old, now] = [before as Row, after as Row]
  const changed = fields.columns.filter(field => !left.has(field) && write(old[field]) !== write(now[field]))
  if (changed.length === 0) return
  const facts: SchemaFacts = schemas[name]
  const changes = changed.map(field => ({
    field,
    from: write(old[field]),
    to: write(now[field]),
    // Also of a field that is so in some records alone: the record may become one of them later.
    is_sensitive: facts.fields[field]?.extensions?.['x-sensitive'] !== undefined,
  }))
  const object_id = String(now.id)
  db.atCommit(insertRecordChange, {
    id: newId('RecordChange'),
    kind: name,
    object_id,
    actor: String(caller.actor_id),
    changes: JSON.stringify(changes),
  })
}

function write(value: unknown): string | null {
  if (value === null || value === undefined) return null
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text
}
