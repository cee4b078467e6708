// The audit: what a key changed about who may reach a workspace's data, written in the transaction of the change.

import { type Db, statement } from '@muster/db'
import { newId } from '../resource/ids.ts'

const insertEntry = statement<
  unknown,
  { id: string; action: string; object_id: string; actor: string; details: string }
>(
  'insert_audit_entry',
  `insert into audit_entries (workspace_id, id, action, object_id, actor, details)
   values (:workspace_id, :id, :action, :object_id, :actor, :details)`,
)

/** Who does it: an API key by its id, or `operator:<name>`. */
export interface Actor {
  readonly caller: { readonly key_id: string }
}

/** `details` is what the object was set to, without secrets. */
export function audit(
  { db, caller }: Actor & { readonly db: Db },
  action: string,
  object_id: string,
  details: object,
): void {
  db.atCommit(insertEntry, {
    id: newId('AuditEntry'),
    action,
    object_id,
    actor: caller.key_id,
    details: JSON.stringify(details),
  })
}
