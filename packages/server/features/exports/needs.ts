// The scopes that the sensitive fields of an export needed when it was asked for.

import { type Db, statement } from '@muster/db'

const selectNeedsOfExport = statement<{ needs: string[] }, { id: string }>(
  'needs_of_export',
  'select needs from exports where workspace_id = :workspace_id and id = :id',
)

export async function readNeeds(db: Db, id: string): Promise<readonly string[]> {
  const [row] = await db.run(selectNeedsOfExport, { id })
  return row!.needs
}
