// Builds the MCP server for publishing: one file without dependencies, with a package.json beside it (--out DIR).

import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { writePackage } from './write-package.ts'

const mcp = path.resolve(import.meta.dirname, '../../packages/mcp')
const { values } = parseArgs({ options: { out: { type: 'string', default: path.join(mcp, 'dist') } } })
const out = path.resolve(values.out)

rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
await build({
  entryPoints: [path.join(mcp, 'bin.ts')],
  outfile: path.join(out, 'muster-mcp.mjs'),
  bundle: true,
  minifySyntax: true,
  minifyWhitespace: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // What comes of CommonJS asks for modules of Node by require.
  banner: {
    js: "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);",
  },
  legalComments: 'linked',
  logLevel: 'warning',
})
writePackage('mcp', out, { isBundled: true })
