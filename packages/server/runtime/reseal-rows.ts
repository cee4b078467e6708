// After a rotation of MUSTER_SECRET: what one table keeps sealed is encrypted again, row by row.

import type { Database, SystemStatement } from '@muster/db'
import { doForEach } from './each-workspace.ts'
import type { Vault } from './vault.ts'

export type SealedRow = Record<'workspace_id' | 'id' | 'sealed', string>
export type Resealing = Record<'workspace' | 'id' | 'before' | 'after', string>

export interface SealedRows {
  /** Those that do not begin with the prefix of the newest key. */
  readonly list: SystemStatement<SealedRow, { prefix: string }, 'cells'>
  /** Replaces what is still the same. */
  readonly reseal: SystemStatement<unknown, Resealing, 'home'>
  readonly placeOf: (workspace: string, id: string) => string
}

export async function resealRows(
  database: Database,
  vault: Vault,
  { list, reseal, placeOf }: SealedRows,
): Promise<void> {
  const sealed = await database.system(list, { prefix: vault.prefix })
  await doForEach(sealed, async ({ workspace_id: workspace, id, sealed: before }) => {
    const after = vault.reseal(before, placeOf(workspace, id))
    await database.system(reseal, { workspace, id, before, after })
  })
}
