// Records what a release expects of the schema: its statements and its migrated tables, from its own code.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnyStatement } from '@muster/db'
import pg from 'pg'
import { onMigrated } from '../migrated.ts'
import { checkOut } from './checkout.ts'
import { readFacts } from './facts.ts'
import { digestMigrations, type Ledger, writeLedger } from './ledger.ts'
import { Planner } from './statements.ts'

/** What is used of the code of the release. */
interface Database {
  migrate(url: string): Promise<string[]>
}
interface Collecting {
  collectStatements(
    folders: readonly string[],
    others: readonly string[],
  ): Promise<readonly { readonly statement: AnyStatement }[]>
}

/** Writes the ledger of a release, which is how the code stood at a commit. */
export async function recordRelease(release: string, commit: string): Promise<Ledger['statements']> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-release-'))
  try {
    checkOut(commit, folder)
    const database = (await import(join(folder, 'packages/db/index.ts'))) as Database
    const { collectStatements } = (await import(join(folder, 'scripts/statements/collect.ts'))) as Collecting
    const server = join(folder, 'packages/server')
    const made = await collectStatements(
      [join(folder, 'packages/db'), server],
      [join(server, 'gen/registry.ts')],
    )
    return await onMigrated(async url => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      try {
        const planner = await Planner.open(client)
        const distinct = new Map(
          made.map(({ statement }) => [`${statement.name} ${statement.text}`, statement]),
        )
        const statements = []
        for (const statement of distinct.values()) statements.push(await planner.record(statement))
        const facts = await readFacts(client)
        const migrations = digestMigrations(join(folder, 'packages/db/migrations'))
        writeLedger({ release, commit, migrations, facts, statements })
        return statements
      } finally {
        await client.end()
      }
    }, database.migrate)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
