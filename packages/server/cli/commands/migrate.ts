// The command that migrates, and says whose nodes run on the schema.

import { systemStatement } from '@muster/db'
import type { Command } from 'commander'
import { asJson, printRecord } from '../terminal/records.ts'
import { withPlatform } from '../terminal/terminal.ts'

/** The database says it itself, for it may have the schema of a later release. */
const listReleases = systemStatement<{ listed: string }>(
  'releases_of_schema',
  `select coalesce(substring(obj_description('schema_migrations'::regclass, 'pg_class') from '^releases: (.*)$'), '') as listed`,
)

/** Adds `muster migrate`. */
export function addMigrateCommand(program: Command): void {
  program
    .command('migrate')
    .description('apply pending migrations, and say which releases run on the schema')
    .option(...asJson)
    .action(options =>
      withPlatform(async ({ applied, database }) => {
        const [row] = await database.cells[0].database.system(listReleases)
        printRecord({ applied, releases: row!.listed.split(', ') }, options, tellMigrated)
      }),
    )
}

interface Migrated {
  readonly applied: readonly string[]
  readonly releases: readonly string[]
}

function tellMigrated({ applied, releases }: Migrated): string {
  const isUpToDate = applied.length === 0
  const what = isUpToDate ? 'Nothing to apply; the database is up to date.' : `Applied ${applied.join(', ')}.`
  const named = new Intl.ListFormat('en-GB').format(releases)
  return `${what}\nNodes of release ${named} run on this schema. Stop those of any other one.`
}
