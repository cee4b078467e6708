// What an editor waits for: the type check of a file that makes one call of the generated client, beside one that makes none.

import { execFileSync } from 'node:child_process'
import { symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fixed, median, range, table } from '../figures.ts'
import type { CodegenBench } from './bench.ts'
import { command } from './commands.ts'
import { compilerOptions } from './compiler-options.ts'
import { own } from './documents.ts'
import { ran } from './program.ts'

const modules = resolve(import.meta.dirname, '../../node_modules')
const compiler = join(modules, 'typescript/bin/tsc')

const files = {
  none: `console.log(await fetch('https://api.example/v1/me'))`,
  one: `import { createClient } from './gen/client.ts'
import { createTransport } from './gen/transport.ts'
const client = createClient(createTransport({ baseUrl: 'https://api.example' }))
const employee = await client.employees.create({ first_name: 'Mia', last_name: 'Khan', joining_date: '2026-01-01' })
console.log(employee.employee_code)`,
}

export async function editor({ rounds, folder }: CodegenBench): Promise<string> {
  ran(folder, command, own.path(), '--out', join(folder, 'gen'), '--target', 'types,operations,client')
  symlinkSync(modules, join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const seconds: Record<keyof typeof files, number[]> = { none: [], one: [] }
  for (const name of ['none', 'one'] as const) {
    writeFileSync(join(folder, `${name}.ts`), files[name])
    writeFileSync(join(folder, `${name}.json`), JSON.stringify({ compilerOptions, files: [`${name}.ts`] }))
  }
  for (let round = 0; round < rounds; round++)
    for (const name of ['none', 'one'] as const) seconds[name].push(timed(folder, `${name}.json`))
  const more = seconds.one.map((each, n) => each - seconds.none[n]!)
  return table(
    ['', 'seconds', 'range', 'aim'],
    [
      ['a file without the client', fixed(median(seconds.none), 2), range(seconds.none, 2), ''],
      ['a file that makes one call', fixed(median(seconds.one), 2), range(seconds.one, 2), ''],
      ['more', fixed(median(more), 2), range(more, 2), 'under 0.30'],
    ],
  )
}

/** This compiler replaces the process of Node by its own, so that only the time is known. */
function timed(folder: string, project: string): number {
  const started = performance.now()
  execFileSync(process.execPath, [compiler, '-p', project], { cwd: folder, stdio: 'inherit' })
  return (performance.now() - started) / 1000
}
