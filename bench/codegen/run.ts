// The benchmark of the generator (npm run bench:codegen): time and memory beside its engine alone, and what it costs who uses it.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { failInWords, options } from '../options.ts'
import { place, write } from '../report.ts'
import type { CodegenBench } from './bench.ts'
import { bundle } from './bundle.ts'
import { build } from './commands.ts'
import { github, own } from './documents.ts'
import { editor } from './editor.ts'
import { everything } from './everything.ts'
import { start } from './start.ts'
import { unchanged } from './unchanged.ts'
import { watched } from './watched.ts'

const parts: Readonly<Record<string, (bench: CodegenBench) => Promise<string>>> = {
  everything: bench => everything(bench, [github, own]),
  unchanged,
  watched,
  bundle,
  editor,
  start: bench => start(bench, [github, own]),
}

const help = `npm run bench:codegen -- [options]

  --only LIST   parts, separated by commas: ${Object.keys(parts).join(', ')}
  --rounds N    how often each is measured (5)
  --quick       one round of each
  --write       puts the tables into docs/benchmarks.md`

async function run(): Promise<void> {
  if (options.help) return console.log(help)
  const wanted = options.only.length > 0 ? options.only : Object.keys(parts)
  const unknown = wanted.find(name => !parts[name])
  if (unknown) throw new Error(`There is no part ${unknown}; parts are ${Object.keys(parts).join(', ')}.`)
  build()
  for (const name of wanted) {
    const folder = mkdtempSync(join(tmpdir(), 'muster-codegen-'))
    try {
      console.log(`\n${name}`)
      const found = await parts[name]!({ rounds: options.rounds, folder })
      const about = `${place('')}; Node ${process.versions.node}; medians of ${options.rounds} rounds; \`npm run bench:codegen -- --only ${name}\``
      console.log(`\n${found}\n\n${about}`)
      if (options.write) write(`codegen ${name}`, `${found}\n\n${about}.`)
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
}

await failInWords(run)
