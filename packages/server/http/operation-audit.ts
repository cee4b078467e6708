// The audit: each change in the console, or by a member, leaves an entry, its own or the one made here.

import { type SchemaFacts, schemas } from '@muster/contract'
import { statement, type WriteDb, type Writer } from '@muster/db'
import { type Entry, makeEntry } from '../auth/audit.ts'
import type { Caller } from '../auth/callers.ts'
import { idPrefixes } from '../gen/id-prefixes.ts'
import type { Operation } from './operation.ts'
import { findShape, projectFields } from './response/response-fields.ts'

/** A record that comes back as it was, such as one that is deleted already, has a stamp from before. */
const insertForChange = statement<unknown, Entry & { readonly updated_at: string | null }>(
  'insert_audit_entry_for_change',
  `insert into audit_entries (workspace_id, id, action, object_id, actor, details)
   select :workspace_id, :id, :action, :object_id, :actor, :details
   where coalesce(:updated_at::timestamptz >= date_trunc('milliseconds', now()), true)`,
)

interface Done<Queue extends Pick<WriteDb, 'workspace_id' | 'atCommit'> = Writer> {
  readonly db: Queue
  readonly caller: Pick<Caller, 'actor_id'>
  readonly operation: Operation
  readonly input: { readonly path?: object; readonly body?: unknown }
  readonly result: object
}

/** Writes the entry of an operation whose handler wrote none: its id, the object and what was sent. */
export function auditOperation(done: Done): void {
  const { db, caller, operation } = done
  if (leavesEntry(operation, caller) && !db.isQueued('insert_audit_entry')) auditAs(done)
}

/** Writes the entry of an operation that is done in another way, such as by an import. */
export function auditAs({
  db,
  caller,
  operation,
  input,
  result,
}: Done<Pick<WriteDb, 'workspace_id' | 'atCommit'>>): void {
  const { id: made, updated_at = null } = result as { id?: string; updated_at?: string }
  const named = Object.values(input.path ?? {}).at(-1) as string | undefined
  const isNew = operation.facts.status === 201
  const object_id = (isNew ? made : named) ?? made ?? db.workspace_id
  const entry = makeEntry(caller, operation.id, object_id, describeSent(operation, input.body))
  db.atCommit(insertForChange, { ...entry, updated_at })
}

/** Members are people, in a session and in what goes on after it; keys and operators are not. */
function leavesEntry({ audited }: Operation, { actor_id }: Done['caller']): boolean {
  return audited === 'always' || (audited === 'of_people' && actor_id.startsWith(`${idPrefixes.Member}_`))
}

/** The longest value that the audit keeps, as JSON. */
const longest = 1_000

/** Of what can be removed for good the audit keeps nothing either. */
function listUnaudited(schema: string): string[] {
  const { fields = {} } = (schemas as Record<string, SchemaFacts>)[schema] ?? {}
  const isLeftOut = ({ extensions }: (typeof fields)[string]) =>
    extensions?.['x-secret'] !== undefined || extensions?.['x-unaudited'] === true
  return Object.keys(fields).filter(name => isLeftOut(fields[name]!))
}

/** What was sent, without files, secrets and sensitive fields; of what is longer than an entry should be, the names alone. */
function describeSent({ facts, fileFields }: Operation, body: unknown): object {
  const schema = facts.body?.schema
  if (!schema || !body) return {}
  const shown = projectFields(structuredClone(body), findShape(schema), { scopes: new Set() })
  const unaudited = listUnaudited(schema)
  const isAudited = (name: string) => !fileFields.includes(name) && !unaudited.includes(name)
  const entries = Object.entries(shown).filter(([name]) => isAudited(name))
  const isShort = ([, value]: [string, unknown]) => (JSON.stringify(value) ?? '').length <= longest
  const left_out = entries.filter(entry => !isShort(entry)).map(([name]) => name)
  const kept = Object.fromEntries(entries.filter(isShort))
  return left_out.length > 0 ? { ...kept, left_out } : kept
}
