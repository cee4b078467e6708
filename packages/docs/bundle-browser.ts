// The scripts and the style of the shell as they are sent: bundled, and as short as can be.

import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import type { Assets } from './page.ts'

const folder = join(import.meta.dirname, 'browser')
const entries = ['theme.ts', 'shell.ts', 'search.ts', '../shell/site.css']

export async function bundleBrowser(root: string): Promise<Assets> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: entries.map(name => join(folder, name)),
    outdir: folder,
    entryNames: '[name]',
    bundle: true,
    minify: true,
    format: 'esm',
    target: ['chrome111', 'firefox121', 'safari17.5'],
    legalComments: 'none',
    write: false,
    logLevel: 'warning',
  })
  const icon = readFileSync(join(folder, 'icon.svg'))
  return new Map([
    ['icon.svg', icon],
    ...outputFiles.map(({ path, contents }) => [basename(path), Buffer.from(contents)] as const),
  ])
}
