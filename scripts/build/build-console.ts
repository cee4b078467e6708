// Builds the console into packages/console/dist, each file compressed as well (npm run build:console); --when-stale leaves alone what is newer than its sources, and compresses nothing.

import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { compressor, compressTexts, readFormer } from './compressed.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = join(root, 'packages/console')
const dist = join(folder, 'dist')
/** Written last, so that half a build counts as none. It says what compressed the files. */
const stamp = join(dist, '.built')

/** What a page is made of, and the lockfile for the libraries in it. */
const sources = ['packages/console', 'packages/sdk', 'package-lock.json']
const skipped = new Set(['dist', 'node_modules'])

/** When the newest of a folder was written; the folder itself tells of files that are gone. */
function newest(path: string): number {
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  const within = readdirSync(path).filter(name => !skipped.has(name) && !name.startsWith('.'))
  return Math.max(folder === path ? 0 : mtimeMs, ...within.map(name => newest(join(path, name))))
}

function isStale(): boolean {
  const built = statSync(stamp, { throwIfNoEntry: false })
  return !built || sources.some(path => newest(join(root, path)) > built.mtimeMs)
}

const isForDevelopment = process.argv.includes('--when-stale')
if (!isForDevelopment || isStale()) {
  const start = performance.now()
  const former = readFormer(dist, stamp)
  // Whatever the surroundings are: elsewhere, such as in tests, the build would take the parts that help who develops.
  process.env.NODE_ENV = 'production'
  await build({ configFile: join(folder, 'vite.config.ts'), logLevel: 'warn' })
  // It takes longer than the build itself, and on one machine bytes cost nothing.
  if (!isForDevelopment) await compressTexts(dist, former)
  writeFileSync(stamp, compressor)
  console.log(`The console is built, in ${((performance.now() - start) / 1_000).toFixed(1)} s.`)
}
