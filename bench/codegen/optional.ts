// What each optional target and option adds, as a part of what openapi-typescript takes for the same document.

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fixed, table } from '../figures.ts'
import type { CodegenBench } from './bench.ts'
import { command, engine } from './commands.ts'
import type { BenchDocument } from './documents.ts'
import { needsMending } from './everything.ts'
import { least, type Ran, ran } from './program.ts'

const usual = 'types,operations,server,validators,client'
const clientAlone = ['--target', 'types,operations,client']
const added: Readonly<Record<string, readonly string[]>> = {
  'target document': ['--target', `${usual},document`],
  'target servers': ['--target', `${usual},servers`],
  'target zod': ['--target', `${usual},zod`],
  'target msw': ['--target', `${usual},msw`],
  'target query': ['--target', `${usual},query`],
  'target fastify': ['--target', `${usual},fastify`],
  'target hono': ['--target', `${usual},hono`],
  'arguments both': ['--arguments', 'both'],
  // The server has texts, so that it is more than the client alone takes.
  dates: [...clientAlone, '--dates', 'date'],
  'paging auto': ['--paging', 'auto'],
  'open enums': ['--open-enums'],
  'enum values': ['--enum-values'],
  'response validation': ['--response-validation'],
}

export async function optional(bench: CodegenBench, documents: readonly BenchDocument[]): Promise<string> {
  const columns = documents.map(document => measured(bench, document))
  const rows = Object.keys(added).map((name, n) => [
    name,
    ...columns.map(column => column[n]!),
    'at most 0.20',
  ])
  return table(['', ...documents.map(({ title }) => title), 'aim'], rows)
}

function measured({ rounds, folder }: CodegenBench, { path }: BenchDocument): string[] {
  const source = path()
  const out = join(folder, 'gen')
  const told = needsMending(folder, source, out) ? ['--foreign'] : []
  const theirs: Ran[] = []
  const without: Ran[] = []
  const withoutServer: Ran[] = []
  const runs = Object.values(added).map(() => [] as Ran[])
  const generate = (flags: readonly string[]) => {
    rmSync(out, { recursive: true, force: true })
    return ran(folder, command, source, '--out', out, ...told, ...flags)
  }
  for (let round = 0; round < rounds; round++) {
    theirs.push(ran(folder, engine, source, '-o', join(folder, 'types.ts')))
    without.push(generate([]))
    withoutServer.push(generate(clientAlone))
    for (const [n, flags] of Object.values(added).entries()) runs[n]!.push(generate(flags))
  }
  return Object.values(added).map((flags, n) => {
    const usually = flags[1] === clientAlone[1] ? withoutServer : without
    const more = least(runs[n]!, 'processor') - least(usually, 'processor')
    return fixed(more / least(theirs, 'processor'), 2)
  })
}
