// The audit: who changed what in a workspace, written in the transaction of the change.

import type { OperationId, OwnAction } from '@muster/contract'
import { type Given, prepared, type WriteDb } from '@muster/db'
import { newId } from '../resource/ids.ts'

export type Entry = Record<'id' | 'action' | 'object_id' | 'actor' | 'details', string>

const insertEntry = prepared('insert_audit_entry', (query, given: Given<Entry>) =>
  query.insertInto('audit_entries').values({
    workspace_id: given.workspace_id,
    id: given.id,
    action: given.action,
    object_id: given.object_id,
    actor: given.actor,
    details: given.details,
  }),
)

/** Who does it: an API key by its id, or `operator:<name>`. */
export interface Actor {
  readonly caller: { readonly actor_id: string }
}

/** `details` is what the object was set to, without secrets. */
export function audit(
  { db, caller }: Actor & { readonly db: WriteDb },
  action: OwnAction,
  object_id: string,
  details: object,
): void {
  db.atCommit(insertEntry, makeEntry(caller, action, object_id, details))
}

export function makeEntry(
  caller: Actor['caller'],
  action: OwnAction | OperationId,
  object_id: string,
  details: object,
): Entry {
  return {
    id: newId('AuditEntry'),
    action,
    object_id,
    actor: caller.actor_id,
    details: JSON.stringify(details),
  }
}
