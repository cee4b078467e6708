// Builds the SDK for publishing: ESM, CommonJS and self-contained types, with a package.json beside them (--out DIR).
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { types as contractTypes, loadDocument, makeModel } from '@muster/codegen'
import { build, type Plugin } from 'esbuild'
import { writePackage } from './write-package.ts'

const root = path.resolve(import.meta.dirname, '../..')
const sdk = path.join(root, 'packages/sdk')
const tsc = path.join(
  path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
)
const { values } = parseArgs({ options: { out: { type: 'string', default: path.join(sdk, 'dist') } } })
const out = path.resolve(values.out)

const entries = ['index', 'workspace'] as const
/** The specifiers by which the SDK imports the types of a contract, and the documents that they are made of. */
const contracts = [
  { name: '@muster/contract', module: 'contract', document: 'openapi.json' },
  { name: '@muster/contract/workspace', module: 'workspace-contract', document: 'workspace.json' },
] as const

// openapi-fetch's CommonJS build has its function under `default`, where the bundle of an ES module does not look.
const defaultExport: Plugin = {
  name: 'default-export',
  setup(build) {
    build.onResolve({ filter: /^openapi-fetch$/ }, ({ path, namespace }) =>
      namespace === 'file' ? { path, namespace: 'default-export' } : { path, external: true },
    )
    build.onLoad({ filter: /.*/, namespace: 'default-export' }, ({ path }) => ({
      contents: `module.exports = require('${path}').default`,
    }))
  },
}

rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
await Promise.all([code('esm'), code('cjs'), types()])
addFormerEntry('workspace')
writePackage('sdk', out)

/** ES modules share what both entries need, so that an application with both has it once. CommonJS cannot. */
async function code(format: 'esm' | 'cjs'): Promise<void> {
  await build({
    entryPoints: entries.map(name => path.join(sdk, `${name}.ts`)),
    outdir: out,
    outExtension: { '.js': format === 'esm' ? '.mjs' : '.cjs' },
    chunkNames: 'shared-[hash]',
    splitting: format === 'esm',
    bundle: true,
    format,
    platform: 'neutral',
    target: 'es2022',
    external: ['openapi-fetch'],
    plugins: format === 'cjs' ? [defaultExport] : [],
    legalComments: 'none',
    logLevel: 'warning',
  })
}

/**
 * Declarations of the SDK and of the types of each audience's contract (the committed ones hold those of all), the
 * contract's import made relative, so that a consumer needs no workspace package. Those of the Workspace API are large
 * and stand in a file of their own, which only its entry reads. Twice: TypeScript reads a folder as ESM or as CommonJS by
 * its package.json.
 */
async function types(): Promise<void> {
  const esm = path.join(out, 'types/esm')
  const work = mkdtempSync(path.join(sdk, '.build-'))
  try {
    for (const { module, document } of contracts)
      writeFileSync(path.join(work, `${module}.ts`), await typesOf(document))
    const config = {
      extends: path.join(root, 'tsconfig.json'),
      compilerOptions: {
        types: ['node'],
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: sdk,
        outDir: esm,
        paths: Object.fromEntries(contracts.map(({ module, name }) => [name, [`./${module}.ts`]])),
      },
      include: [],
      files: entries.map(name => path.join(sdk, `${name}.ts`)),
    }
    writeFileSync(path.join(work, 'tsconfig.json'), JSON.stringify(config))
    execFileSync(process.execPath, [tsc, '-p', work], { stdio: 'inherit' })
    for (const { module } of contracts)
      renameSync(path.join(esm, path.basename(work), `${module}.d.ts`), path.join(esm, `${module}.d.ts`))
    rmSync(path.join(esm, path.basename(work)), { recursive: true })
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  for (const file of readdirSync(esm, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.d.ts')) rewrite(path.join(esm, file), esm)
  }
  cpSync(esm, path.join(out, 'types/cjs'), { recursive: true })
  writeFileSync(path.join(out, 'types/esm/package.json'), '{ "type": "module" }\n')
  writeFileSync(path.join(out, 'types/cjs/package.json'), '{ "type": "commonjs" }\n')
}

async function typesOf(document: string): Promise<string> {
  const loaded = loadDocument(path.join(root, 'packages/contract/gen', document))
  const model = makeModel(loaded)
  return (await contractTypes(model)).map(file => file.text).join('\n')
}

/** @param types the folder that has the types of the contracts */
function rewrite(file: string, types: string): void {
  const to = path.relative(path.dirname(file), types).replaceAll(path.sep, '/') || '.'
  const place = to.startsWith('.') ? to : `./${to}`
  const text = contracts
    .reduce(
      (left, { name, module }) =>
        left.replaceAll(new RegExp(`(['"])${name}\\1`, 'g'), `'${place}/${module}.js'`),
      readFileSync(file, 'utf8'),
    )
    .replace(/((?:from|import\()\s*['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2')
  writeFileSync(file, text)
}

/** Whoever resolves as Node 10 did knows no exports, and looks for a folder of the entry's name. */
function addFormerEntry(name: string): void {
  mkdirSync(path.join(out, name))
  const manifest = { main: `../${name}.cjs`, module: `../${name}.mjs`, types: `../types/cjs/${name}.d.ts` }
  writeFileSync(path.join(out, name, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}
