// Expiry: the files of exports are given up once they cannot be downloaded any more; the rows stay.

import { type Database, systemStatement } from '@muster/db'
import { doForEach } from '../../runtime/each-workspace.ts'
import { dropParts } from './parts/parts.ts'

const over = systemStatement<{ workspace: string; id: string }, { now: string }>(
  'exports_without_use',
  `select workspace_id as workspace, id from exports e
   where status <> 'running' and (status <> 'succeeded' or expires_at <= :now::timestamptz)
     and exists (select from export_parts p where p.workspace_id = e.workspace_id and p.export_id = e.id)`,
)

/** Gives up the files of exports that have expired, failed, or were cancelled. */
export async function expireExports(database: Database, now: Temporal.Instant): Promise<void> {
  const found = await database.system(over, { now: now.toString() })
  await doForEach(found, ({ workspace, id }) => database.write(workspace, db => dropParts(db, id)))
}
