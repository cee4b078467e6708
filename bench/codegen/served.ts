// How soon a generated server answers: a process of its own with every handler a stub, from its start to its first answer.

import { execFileSync } from 'node:child_process'
import { rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fixed, table } from '../figures.ts'
import type { CodegenBench } from './bench.ts'
import { command } from './commands.ts'
import type { BenchDocument } from './documents.ts'
import { needsMending } from './everything.ts'
import { ran } from './program.ts'

const modules = resolve(import.meta.dirname, '../../node_modules')

interface Served {
  readonly seconds: number
  readonly processor: number
}

// A stub fails, which is an answer too.
const script = `import express from 'express'
import { operations } from './gen/operations.ts'
import { createRouter } from './gen/express.ts'
import { handlers } from './gen/registry.ts'
import { createValidation } from './gen/validation.ts'

const refused = (error, request, response, next) => response.status(error.status ?? 500).end()
const router = createRouter(handlers, { validate: createValidation(), context: () => ({}) })
const server = express().use(router, refused).listen(0, async () => {
  const { path } = Object.values(operations).find(({ method }) => method === 'get')
  await fetch('http://localhost:' + server.address().port + path.replaceAll(/[{}]/g, ''))
  const { user, system } = process.cpuUsage()
  console.log(JSON.stringify({ seconds: performance.now() / 1000, processor: (user + system) / 1e6 }))
  process.exit()
})
`

export async function served(bench: CodegenBench, documents: readonly BenchDocument[]): Promise<string> {
  symlinkSync(modules, join(bench.folder, 'node_modules'))
  writeFileSync(join(bench.folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(bench.folder, 'served.ts'), script)
  return table(
    ['', 'seconds', 'of the processor', 'aim'],
    documents.map(document => measured(bench, document)),
  )
}

function measured({ rounds, folder }: CodegenBench, { title, path }: BenchDocument): string[] {
  const out = join(folder, 'gen')
  const told = needsMending(folder, path(), out) ? ['--foreign'] : []
  for (const left of [out, join(folder, 'slices')]) rmSync(left, { recursive: true, force: true })
  const target = 'types,operations,server,validators'
  ran(folder, command, path(), '--out', out, '--slices', '../slices', '--target', target, ...told)
  const all: Served[] = Array.from({ length: rounds }, () =>
    JSON.parse(execFileSync(process.execPath, ['served.ts'], { cwd: folder, encoding: 'utf8' })),
  )
  const least = (of: keyof Served) => fixed(Math.min(...all.map(each => each[of])), 2)
  const row = [title, least('seconds'), least('processor'), 'under 1.00']
  console.log(row.join('  '))
  return row
}
