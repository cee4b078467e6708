// The expiry of imports: file and rows are removed 30 days after the upload; the import stays, with its counts.

import { type Database, statement, systemStatement } from '@muster/db'
import { releaseFile } from '../../files/index.ts'
import { doForEach } from '../../runtime/each-workspace.ts'

/** So many a round, so that none holds many rows for long. */
const maxAtOnce = 100

const selectImportsToExpire = systemStatement<{ workspace_id: string; id: string }, { now: string }>(
  'imports_to_expire',
  `select workspace_id, id from imports
   where expires_at <= :now::timestamptz and expired_at is null and status not in ('checking', 'applying') order by expires_at limit ${maxAtOnce}`,
)

// An import that is checked and waits cannot be applied without its rows.
const expireImport = statement<{ sha256: string }, { id: string }>(
  'expire_import',
  `with gone as (delete from import_rows where workspace_id = :workspace_id and import_id = :id)
   update imports set expired_at = made.at, cells = '[]', status = case status when 'checked' then 'cancelled' else status end
   from (select stamp() as at) as made
   where workspace_id = :workspace_id and id = :id and expired_at is null and status not in ('checking', 'applying') returning sha256`,
)

export async function expireImports(database: Database, now: Temporal.Instant): Promise<void> {
  await doForEach(
    await database.system(selectImportsToExpire, { now: now.toString() }),
    ({ workspace_id, id }) =>
      database.write(workspace_id, async db => {
        const [found] = await db.run(expireImport, { id })
        if (found) await releaseFile(db, found.sha256)
      }),
  )
}
