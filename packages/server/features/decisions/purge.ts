// The purge of bulk actions: 30 days after their end, with their items. What was done stays in the audit.

import { type Database, systemStatement } from '@muster/db'

const keptDays = 30
/** So many a round, so that none holds many rows for long. */
const maxAtOnce = 100

const purgeOldBulkActions = systemStatement<unknown, { now: string }>(
  'purge_bulk_actions',
  `delete from bulk_actions b using (
     select workspace_id, id from bulk_actions where status <> 'running' and finished_at < :now::timestamptz - interval '${keptDays} days'
     order by finished_at limit ${maxAtOnce}) as old
   where b.workspace_id = old.workspace_id and b.id = old.id`,
)

export async function purgeBulkActions(database: Database, now: Temporal.Instant): Promise<void> {
  await database.system(purgeOldBulkActions, { now: now.toString() })
}
