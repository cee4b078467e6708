// What a compiler takes for everything that is written, and for the types alone by openapi-typescript, in turn.

import { rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fixed, table } from '../figures.ts'
import type { CodegenBench } from './bench.ts'
import { command, compiler, engine } from './commands.ts'
import { compilerOptions } from './compiler-options.ts'
import type { BenchDocument } from './documents.ts'
import { needsMending } from './everything.ts'
import { least, type Ran, ran } from './program.ts'

const modules = resolve(import.meta.dirname, '../../node_modules')
const sides = {
  ours: 'gen/**/*.ts',
  client: 'gen/client.ts',
  declared: 'declared/**/*.ts',
  theirs: 'types.ts',
}

export async function compiled(bench: CodegenBench, documents: readonly BenchDocument[]): Promise<string> {
  const { folder } = bench
  symlinkSync(modules, join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  for (const [name, include] of Object.entries(sides))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify({ compilerOptions, include: [include] }))
  return table(
    ['', 'all targets s', 'client s', 'openapi-typescript s', 'all', 'as JavaScript', 'client', 'aim'],
    documents.map(document => measured(bench, document)),
  )
}

function measured({ rounds, folder }: CodegenBench, { title, path }: BenchDocument): string[] {
  const out = join(folder, 'gen')
  const declared = join(folder, 'declared')
  for (const left of [out, declared]) rmSync(left, { recursive: true, force: true })
  const told = needsMending(folder, path(), out) ? ['--foreign'] : []
  if (told.length > 0) ran(folder, command, path(), '--out', out, ...told)
  ran(folder, command, path(), '--out', declared, '--emit', 'esm', ...told)
  ran(folder, engine, path(), '-o', join(folder, 'types.ts'))
  const runs: Record<keyof typeof sides, Ran[]> = { ours: [], client: [], declared: [], theirs: [] }
  for (let round = 0; round < rounds; round++)
    for (const side of ['ours', 'client', 'declared', 'theirs'] as const)
      runs[side].push(ran(folder, compiler, '-p', `${side}.json`))
  const cost = (side: keyof typeof sides) => least(runs[side], 'processor')
  const times = (side: keyof typeof sides) => fixed(cost(side) / cost('theirs'), 2)
  const row = [
    title,
    fixed(cost('ours'), 2),
    fixed(cost('client'), 2),
    fixed(cost('theirs'), 2),
    times('ours'),
    times('declared'),
    times('client'),
    'at most 1.50',
  ]
  console.log(row.join('  '))
  return row
}
