// The command that migrates, and says whose nodes run on the schema.

import { systemStatement } from '@muster/db'
import type { Command } from 'commander'
import { print, withPlatform } from '../terminal/terminal.ts'

/** The database says it itself, for it may have the schema of a later release. */
const releases = systemStatement<{ listed: string }>(
  'releases_of_schema',
  `select coalesce(substring(obj_description('schema_migrations'::regclass, 'pg_class') from '^releases: (.*)$'), '') as listed`,
)

/** Adds `muster migrate`. */
export function addMigrateCommand(program: Command): void {
  program
    .command('migrate')
    .description('apply pending migrations, and say which releases run on the schema')
    .action(() =>
      withPlatform(async ({ applied, database }) => {
        const isUpToDate = applied.length === 0
        print(isUpToDate ? 'Nothing to apply; the database is up to date.' : `Applied ${applied.join(', ')}.`)
        const [row] = await database.system(releases)
        const named = new Intl.ListFormat('en-GB').format(row!.listed.split(', '))
        print(`Nodes of release ${named} run on this schema. Stop those of any other one.`)
      }),
    )
}
