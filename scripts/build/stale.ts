// Whether a build is older than what it is made of.

import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const skipped = new Set(['dist', 'node_modules'])

/** When the newest of a folder was written; the folder itself tells of files that are gone, unless its build writes into it. */
function newest(path: string, holdsBuild: boolean): number {
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  const within = readdirSync(path).filter(name => !skipped.has(name) && !name.startsWith('.'))
  return Math.max(holdsBuild ? 0 : mtimeMs, ...within.map(name => newest(join(path, name), false)))
}

/** `stamp` is the file that a build writes last, `folder` the one that it stands in, `sources` what it is made of. */
export function isStale(stamp: string, folder: string, sources: readonly string[]): boolean {
  const built = statSync(stamp, { throwIfNoEntry: false })
  return !built || sources.some(path => newest(path, path === folder) > built.mtimeMs)
}
