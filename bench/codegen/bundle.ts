// What a browser would load: a client bundled and minified, one method of it or all of them, openapi-fetch included.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { fixed, table } from '../figures.ts'
import type { CodegenBench } from './bench.ts'
import { command } from './commands.ts'
import { own } from './documents.ts'
import { ran } from './program.ts'

const modules = resolve(import.meta.dirname, '../../node_modules')
const transport = `createTransport({ baseUrl: 'https://api.example' })`

const callers = {
  one: `import { Me } from './gen/client.ts'
import { createTransport } from './gen/transport.ts'
console.log(await new Me(${transport}).get())`,
  all: `import { createClient } from './gen/client.ts'
import { createTransport } from './gen/transport.ts'
console.log(createClient(${transport}))`,
}

export async function bundle({ folder }: CodegenBench): Promise<string> {
  mkdirSync(folder, { recursive: true })
  ran(folder, command, own.path(), '--out', join(folder, 'gen'), '--target', 'types,operations,client')
  return table(
    ['', 'kB gzip', 'aim'],
    [
      ['a call of one method', await size(folder, 'one'), 'under 5.0'],
      ['the whole client', await size(folder, 'all'), 'under 15.0'],
    ],
  )
}

async function size(folder: string, name: keyof typeof callers): Promise<string> {
  const file = join(folder, `${name}.ts`)
  writeFileSync(file, callers[name])
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    nodePaths: [modules],
  })
  return fixed(gzipSync(outputFiles![0]!.contents, { level: 9 }).length / 1000, 1)
}
