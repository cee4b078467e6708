// How long the emitted validation keeps a server from starting: compiled operation by operation as they are asked for, or at once.

import { execFileSync } from 'node:child_process'
import { symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fixed, median, megabytes, range, table } from '../figures.ts'
import type { CodegenBench } from './bench.ts'
import { command } from './commands.ts'
import type { BenchDocument } from './documents.ts'
import { ran } from './program.ts'

const modules = resolve(import.meta.dirname, '../../node_modules')

interface Started {
  readonly operations: number
  readonly loaded: number
  readonly made: number
  readonly first: number
  readonly peak: number
}

// The documents of JSON and ajv are loaded with the module, before anything is compiled. The first request is one of the
// tag with the most operations.
const script = `const began = performance.now()
const { createValidation } = await import('./gen/validation.ts')
const { operations } = await import('./gen/operations.ts')
const loaded = performance.now()
const validate = createValidation({ atOnce: process.argv[2] === 'atOnce' })
const made = performance.now()
const [[id]] = [...Map.groupBy(Object.values(operations), ({ tag }) => tag).values()].toSorted((a, b) => b.length - a.length).map(of => of.map(({ id }) => id))
try {
  validate(id, { path: {}, search: '', headers: {}, body: undefined })
} catch {
  // Nothing was sent that it could take.
}
const checked = performance.now()
console.log(JSON.stringify({
  operations: Object.keys(operations).length,
  loaded: (loaded - began) / 1000,
  made: (made - loaded) / 1000,
  first: (checked - made) / 1000,
  peak: process.resourceUsage().maxRSS * 1024,
}))`

const head = ['', 'operations', 'to load s', 'lazily s', 'first request s', 'MB', 'at once s', 'range', 'MB']

export async function start(bench: CodegenBench, documents: readonly BenchDocument[]): Promise<string> {
  symlinkSync(modules, join(bench.folder, 'node_modules'))
  writeFileSync(join(bench.folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(bench.folder, 'start.ts'), script)
  return table(
    head,
    documents.map(document => measured(bench, document)),
  )
}

function measured({ rounds, folder }: CodegenBench, { title, path }: BenchDocument): string[] {
  ran(folder, command, path(), '--out', join(folder, 'gen'), '--target', 'operations,validators')
  const lazily: Started[] = []
  const atOnce: Started[] = []
  for (let round = 0; round < rounds; round++) {
    lazily.push(started(folder, 'lazily'))
    atOnce.push(started(folder, 'atOnce'))
  }
  const seconds = (all: readonly Started[]) => all.map(({ made }) => made)
  const peak = (all: readonly Started[]) => megabytes(median(all.map(each => each.peak)))
  const loaded = [...lazily, ...atOnce].map(each => each.loaded)
  const row = [
    title,
    String(lazily[0]!.operations),
    fixed(median(loaded), 2),
    fixed(median(seconds(lazily)), 3),
    fixed(median(lazily.map(({ first }) => first)), 3),
    peak(lazily),
    fixed(median(seconds(atOnce)), 2),
    range(seconds(atOnce), 2),
    peak(atOnce),
  ]
  console.log(row.join('  '))
  return row
}

function started(folder: string, how: string): Started {
  return JSON.parse(execFileSync(process.execPath, ['start.ts', how], { cwd: folder, encoding: 'utf8' }))
}
