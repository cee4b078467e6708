// History: what a request changes of a record, each field with what it was and what it becomes, written with the change.

import { type FieldChange, type SchemaFacts, schemas } from '@muster/contract'
import { type Bound, type Db, type LongWriter, statement, type WriteDb } from '@muster/db'
import type { Fields } from './fields.ts'
import { newId } from './ids.ts'

const insertRecordChange = statement<
  unknown,
  Record<'id' | 'kind' | 'object_id' | 'actor' | 'changes', string> & { readonly employee_id: string | null }
>(
  'insert_record_change',
  `insert into record_changes (workspace_id, id, kind, object_id, employee_id, actor, changes)
   values (:workspace_id, :id, :kind, :object_id, :employee_id, :actor, :changes::json)`,
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

interface Change {
  readonly before: object
  readonly after: object
}

/** Keeps what differs between a record and what it was. A secret is no field of a record, so it is never among them. */
export function keepHistory({ db, caller }: Changing, fields: Fields, { before, after }: Change): void {
  const seen = watched.get(db)?.get(String((after as Row).id))
  if (seen) Object.assign(seen, { before: after, after })
  keepChanges({ db, caller }, fields, after, compare(fields, before as Row, after as Row))
}

/** What changed of a record, where that is no field that it is answered with, such as its picture. */
export function keepChanges(
  { db, caller }: Changing,
  { kind }: Pick<Fields, 'kind'>,
  record: object,
  changes: readonly FieldChange[],
): void {
  if (!('actor_id' in caller) || changes.length === 0) return
  const { id, employee_id = kind === 'Employee' ? id : null } = record as Row
  db.atCommit(insertRecordChange, {
    id: newId('RecordChange'),
    kind,
    object_id: String(id),
    employee_id: employee_id === null ? null : String(employee_id),
    actor: String(caller.actor_id),
    changes: JSON.stringify(changes),
  })
}

function compare({ columns, kind }: Fields, before: Row, after: Row): FieldChange[] {
  const facts: SchemaFacts = schemas[kind]
  return columns
    .filter(field => !left.has(field) && write(before[field]) !== write(after[field]))
    .map(field => ({
      field,
      from: write(before[field]),
      to: write(after[field]),
      // Also of a field that is so in some records alone: the record may become one of them later.
      is_sensitive: facts.fields[field]?.extensions?.['x-sensitive'] !== undefined,
    }))
}

interface Watched {
  readonly fields: Fields
  readonly before: object
  /** What it is now, where a statement has returned it. */
  readonly after: object | undefined
  /** Reads what it is now. */
  readonly read: Bound<object>
}

/** What a transaction is about to change by statements of its own, such as a move to another status. */
const watched = new WeakMap<Db, Map<string, Watched>>()

/** Has the end of the call keep what became of a record, whichever statements change it. */
export function watchRecord(
  db: Db,
  fields: Fields,
  before: { readonly id: string },
  read: Bound<object>,
): void {
  const records = watched.get(db) ?? new Map<string, Watched>()
  watched.set(db, records)
  const { before: first = before } = records.get(before.id) ?? {}
  records.set(before.id, { fields, before: first, after: undefined, read })
}

/** A statement has returned what a record is now, so that it need not be read again. */
export function noteChanged(db: Db, after: object): void {
  const seen = watched.get(db)?.get(String((after as Row).id))
  if (seen) Object.assign(seen, { after })
}

/** Stamps ahead work that may be undone and done again: each time it watches what was watched when it began. */
export function stampAhead<Result>(
  db: LongWriter,
  rows: number,
  work: () => Promise<Result>,
  msARow?: number,
): Promise<Result> {
  const first = [...(watched.get(db) ?? [])].map(([id, seen]) => [id, Object.assign({}, seen)] as const)
  const again = () => {
    watched.set(db, new Map(first.map(([id, seen]) => [id, Object.assign({}, seen)])))
    return work()
  }
  return db.stampAhead(rows, again, msARow)
}

/** Keeps what became of the records that were watched. One that is gone has no history: the audit says so. */
export async function endHistory(call: Changing): Promise<void> {
  const records = [...(watched.get(call.db)?.values() ?? [])]
  watched.delete(call.db)
  const unknown = records.filter(({ after }) => after === undefined)
  const read = unknown.length > 0 ? await call.db.runAll<object[]>(...unknown.map(one => one.read)) : []
  for (const record of records) {
    const after = record.after ?? (read[unknown.indexOf(record)] as object[] | undefined)?.[0]
    if (after) keepHistory(call, record.fields, { before: record.before, after })
  }
}

function write(value: unknown): string | null {
  if (value === null || value === undefined) return null
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.length > longest ? `${text.slice(0, longest - 1).toWellFormed()}…` : text
}
