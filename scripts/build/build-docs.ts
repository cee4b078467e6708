// Builds the docs into packages/docs/dist, each file compressed as well (npm run build:docs). --when-stale leaves alone what is newer than its sources, and compresses nothing; --beside does so in a process of its own, and waits for nothing.

import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { Page } from '@muster/docs'
import { alone } from './alone.ts'
import { compressor, compressTexts, readFormer } from './compressed.ts'
import { isStale } from './stale.ts'
import { writeSite } from './write-site.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = join(root, 'packages/docs')
const dist = join(folder, 'dist')
/** Written last, so that half a build counts as none. It says what compressed the files. */
const stamp = join(dist, '.built')
/** The pages of the build, for the next one: what is made of the same is not made again. */
const kept = join(dist, '.pages.json')

/** What a build beside `npm start` says. */
const log = join(root, '.data/docs.log')

const sources = [
  'packages/docs',
  'packages/contract/gen',
  'docs/guides',
  'docs/examples',
  'docs/states.md',
  'packages/sdk/README.md',
  'packages/cli/README.md',
  'packages/mcp/README.md',
  'README.md',
  'CHANGELOG.md',
  'package-lock.json',
].map(path => join(root, path))

const isForDevelopment = process.argv.includes('--when-stale')
const isNeeded = () => !isForDevelopment || isStale(stamp, folder, sources)

if (!isNeeded()) process.exit()
if (process.argv.includes('--beside')) {
  const args = [import.meta.filename, '--when-stale']
  mkdirSync(dirname(log), { recursive: true })
  const output = openSync(log, 'w')
  spawn(process.execPath, args, { cwd: root, detached: true, stdio: ['ignore', output, output] }).unref()
} else {
  await alone(join(root, '.data/docs.lock'), async () => {
    // Another process may have built them meanwhile.
    if (isNeeded()) await build()
  })
}

async function build(): Promise<void> {
  const start = new Date()
  // Of another mode, what is rendered would differ.
  process.env.NODE_ENV = 'production'
  const { makeDocs } = await import('@muster/docs')
  const former = existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as Page[]) : []
  const known = new Map(former.flatMap(page => (page.madeOf ? [[page.madeOf, page] as const] : [])))
  const { pages, site } = await makeDocs(root, madeOf => known.get(madeOf))
  mkdirSync(join(root, '.data'), { recursive: true })
  const made = mkdtempSync(join(root, '.data/docs-'))
  writeSite(made, site)
  if (!isForDevelopment) await compressTexts(made, readFormer(dist, stamp))
  writeFileSync(join(made, basename(kept)), JSON.stringify(pages.filter(({ madeOf }) => madeOf)))
  writeFileSync(join(made, basename(stamp)), compressor)
  // What changes while it is built makes it stale.
  utimesSync(join(made, basename(stamp)), start, start)
  rmSync(dist, { recursive: true, force: true })
  renameSync(made, dist)
  const seconds = ((Date.now() - start.getTime()) / 1_000).toFixed(1)
  console.log(`The docs are built: ${pages.length} pages, in ${seconds} s.`)
}
