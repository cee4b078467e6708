// Migrations that were changed after they had landed: a database that has applied one stops at its next start.

import { spawnSync } from 'node:child_process'
import { basename, resolve } from 'node:path'
import { digestMigrations, type Ledger } from './ledger.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = 'packages/db/migrations'

/** A sentence for each, of releases and of the main branch. */
export function findChangedMigrations(
  ledgers: readonly Ledger[],
  now: ReadonlyMap<string, string> = digestMigrations(resolve(root, folder)),
): string[] {
  const released = ledgers.flatMap(({ release, migrations }) =>
    [...migrations]
      .filter(([name, digest]) => now.get(name) !== digest)
      .map(([name]) => tell(name, `with release ${release}`)),
  )
  return [...released, ...listChangedSinceMain().map(name => tell(name, 'on the main branch'))]
}

const tell = (name: string, where: string): string =>
  `${name} has landed ${where} and was changed since; restore it and write a new migration.`

/** Without git, or before the first commit, nothing has landed. */
function listChangedSinceMain(): string[] {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  const base = ['origin/main', 'main']
    .map(branch => git('merge-base', branch, 'HEAD'))
    .find(({ status }) => status === 0)
  if (!base) return []
  const { stdout } = git(
    'diff',
    '--name-only',
    '--no-renames',
    '--diff-filter=MDT',
    base.stdout.trim(),
    '--',
    folder,
  )
  return stdout.split('\n').flatMap(path => (path === '' ? [] : basename(path)))
}
