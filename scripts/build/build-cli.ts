// Builds muster-api for publishing: one file without dependencies, its tables and a package.json (--out DIR).

import { chmodSync, cpSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { writePackage } from './write-package.ts'

const cli = path.resolve(import.meta.dirname, '../../packages/cli')
const { values } = parseArgs({ options: { out: { type: 'string', default: path.join(cli, 'dist') } } })
const out = path.resolve(values.out)
const program = 'muster-api.mjs'

rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
await build({
  entryPoints: [path.join(cli, 'muster-api.ts')],
  outfile: path.join(out, program),
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  logLevel: 'warning',
})
chmodSync(path.join(out, program), 0o755)
cpSync(path.join(cli, 'gen'), path.join(out, 'tables'), { recursive: true })
writePackage('cli', out, { isBundled: true })
