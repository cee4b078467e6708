// Builds muster-api for publishing: one file without dependencies, its tables and a package.json (--out DIR).

import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'

const root = path.resolve(import.meta.dirname, '../..')
const cli = path.join(root, 'packages/cli')
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
for (const [from, name] of [
  [cli, 'README.md'],
  [root, 'LICENSE'],
] as const)
  cpSync(path.join(from, name), path.join(out, name))
manifest()

/** What is bundled is no dependency. */
function manifest(): void {
  const {
    private: _,
    devDependencies: __,
    exports: ___,
    ...rest
  } = JSON.parse(readFileSync(path.join(cli, 'package.json'), 'utf8'))
  const published = { ...rest, bin: { 'muster-api': program }, publishConfig: { access: 'public' } }
  writeFileSync(path.join(out, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
}
