// The programs that tests start most often, bundled: a start then loads a few files instead of five hundred.

import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { placeFiles, placeInSources } from '../../../scripts/build/place-files.ts'

const root = resolve(import.meta.dirname, '../../..')
const folder = join(root, '.data/programs')
const manifest = join(folder, 'made-of.json')

const programs = [
  'packages/server/cli/muster.ts',
  'test/support/database/migrate.ts',
  'test/support/database/postgres.ts',
  'test/support/server/serve-watched.ts',
  'test/support/server/serve.ts',
]
/** What decides about them besides the files that are bundled. */
const settings = ['package-lock.json', 'test/support/jest/bundle.ts', 'scripts/build/place-files.ts']

/** Packages of others are loaded as they are installed, in the root, but for kysely and its hundreds of modules. */
const leavesPackages: Plugin = {
  name: 'leaves packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || /^(@muster\/|kysely$)/.test(path) ? undefined : { path, external: true },
    )
  },
}

/** Makes them, unless they are there and nothing has changed since; the folder that holds them. */
export async function bundlePrograms(): Promise<string> {
  if (isFresh()) return folder
  rmSync(manifest, { force: true })
  const begun = Date.now()
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: programs,
    outbase: root,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    chunkNames: '[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node26',
    // Errors are told by the names of their classes, and by their lines in the sources.
    keepNames: true,
    sourcemap: true,
    sourcesContent: false,
    metafile: true,
    logLevel: 'error',
    plugins: [leavesPackages, placeFiles(placeInSources)],
  })
  removeOld(new Set(Object.keys(metafile.outputs).map(path => join(root, path))))
  const inputs = [...Object.keys(metafile.inputs), ...settings].map(path => [path, changedAt(path)] as const)
  if (inputs.every(([, at]) => at < begun)) writeFileSync(manifest, JSON.stringify(inputs))
  return folder
}

function isFresh(): boolean {
  if (!existsSync(manifest)) return false
  const inputs = JSON.parse(readFileSync(manifest, 'utf8')) as [string, number][]
  return inputs.every(([path, at]) => changedAt(path) === at)
}

/** 0 where there is no such file. */
function changedAt(path: string): number {
  return statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0
}

const dayMs = 86_400_000

/** A run that has begun with earlier ones may still load parts of them. */
function removeOld(made: ReadonlySet<string>): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    const { mtimeMs } = statSync(file)
    if (/\.mjs(\.map)?$/.test(name) && !made.has(file) && mtimeMs < Date.now() - dayMs) rmSync(file)
  }
}
