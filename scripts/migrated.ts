// A temporary database with all migrations, from which generating and checking read the schema.

import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, startEmbedded } from '@muster/db'

/** What `work` makes of the address of such a database; another release has migrations of its own. */
export async function onMigrated<Result>(
  work: (url: string) => Promise<Result>,
  migrateIt: (url: string) => Promise<unknown> = migrate,
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'muster-migrated-'))
  // The folder is made private; PostgreSQL may have to run as another account.
  chmodSync(dataDir, 0o755)
  const database = await startEmbedded({ dataDir: join(dataDir, 'postgres'), flags: ['-c', 'fsync=off'] })
  try {
    await migrateIt(database.url())
    return await work(database.url())
  } finally {
    await database.discard()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
