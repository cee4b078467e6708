// Builds the console into packages/console/dist, each file compressed as well (npm run build:console); --when-stale leaves alone what is newer than its sources, and compresses nothing.

import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { compressor, compressTexts, readFormer } from './compressed.ts'
import { isStale } from './stale.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = join(root, 'packages/console')
const dist = join(folder, 'dist')
/** Written last, so that half a build counts as none. It says what compressed the files. */
const stamp = join(dist, '.built')

/** What a page is made of, and the lockfile for the libraries in it. */
const sources = ['packages/console', 'packages/sdk', 'package-lock.json'].map(path => join(root, path))

const isForDevelopment = process.argv.includes('--when-stale')
if (!isForDevelopment || isStale(stamp, folder, sources)) {
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
