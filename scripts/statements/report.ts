// Prints what the check of the server's own statements finds; a difference fails the process.

import { join, resolve } from 'node:path'
import { checkStatements } from './check.ts'

const root = resolve(import.meta.dirname, '../..')

/** `url` is that of a migrated database. */
export async function reportStatements(url: string): Promise<void> {
  const { count, differences } = await checkStatements(url, {
    root,
    tsconfig: join(root, 'tsconfig.json'),
    folders: [join(root, 'packages/db'), join(root, 'packages/server')],
    others: [join(root, 'packages/server/gen/registry.ts')],
  })
  if (differences.length === 0) return console.log(`${count} statements are as they are declared.`)
  console.error(differences.join('\n'))
  process.exitCode = 1
}
