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
await Promise.all([code('esm', 'index.mjs'), code('cjs', 'index.cjs'), types()])
writePackage('sdk', out)

async function code(format: 'esm' | 'cjs', file: string): Promise<void> {
  await build({
    entryPoints: [path.join(sdk, 'index.ts')],
    outfile: path.join(out, file),
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
 * Declarations of the SDK and of the public contract's types (the committed ones hold internal operations too), the
 * contract's import made relative, so that a consumer needs no workspace package. Twice: TypeScript reads a folder as
 * ESM or as CommonJS by its package.json.
 */
async function types(): Promise<void> {
  const esm = path.join(out, 'types/esm')
  const work = mkdtempSync(path.join(sdk, '.build-'))
  try {
    writeFileSync(path.join(work, 'contract.ts'), await publicTypes())
    const config = {
      extends: path.join(root, 'tsconfig.json'),
      compilerOptions: {
        types: ['node'],
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: sdk,
        outDir: esm,
        paths: { '@muster/contract': ['./contract.ts'] },
      },
      include: [],
      files: [path.join(sdk, 'index.ts')],
    }
    writeFileSync(path.join(work, 'tsconfig.json'), JSON.stringify(config))
    execFileSync(process.execPath, [tsc, '-p', work], { stdio: 'inherit' })
    renameSync(path.join(esm, path.basename(work), 'contract.d.ts'), path.join(esm, 'contract.d.ts'))
    rmSync(path.join(esm, path.basename(work)), { recursive: true })
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  for (const file of readdirSync(esm, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.d.ts')) rewrite(path.join(esm, file), path.join(esm, 'contract.js'))
  }
  cpSync(esm, path.join(out, 'types/cjs'), { recursive: true })
  writeFileSync(path.join(out, 'types/esm/package.json'), '{ "type": "module" }\n')
  writeFileSync(path.join(out, 'types/cjs/package.json'), '{ "type": "commonjs" }\n')
}

async function publicTypes(): Promise<string> {
  const loaded = loadDocument(path.join(root, 'packages/contract/gen/openapi.json'))
  const model = makeModel(loaded)
  return (await contractTypes(model)).map(file => file.text).join('\n')
}

function rewrite(file: string, contract: string): void {
  const to = path.relative(path.dirname(file), contract).replaceAll(path.sep, '/')
  const relative = to.startsWith('.') ? to : `./${to}`
  const text = readFileSync(file, 'utf8')
    .replace(/(['"])@muster\/contract\1/g, `'${relative}'`)
    .replace(/((?:from|import\()\s*['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2')
  writeFileSync(file, text)
}
