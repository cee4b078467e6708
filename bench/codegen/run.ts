// The benchmark of the generator (npm run bench:codegen): time and memory beside its engine alone, and what it costs who uses it.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { failInWords, options } from '../options.ts'
import { place, write } from '../report.ts'
import type { CodegenBench } from './bench.ts'
import { bundle } from './bundle.ts'
import { build } from './commands.ts'
import { compiled } from './compiled.ts'
import { at, github, own } from './documents.ts'
import { editor } from './editor.ts'
import { everything } from './everything.ts'
import { optional } from './optional.ts'
import { served } from './served.ts'
import { start } from './start.ts'
import { unchanged } from './unchanged.ts'
import { watched } from './watched.ts'

const documents = options.documents.length > 0 ? options.documents.map(at) : [github, own]

const parts: Readonly<Record<string, (bench: CodegenBench) => Promise<string>>> = {
  everything: bench => everything(bench, documents),
  optional: bench => optional(bench, documents),
  unchanged,
  watched,
  bundle,
  editor,
  start: bench => start(bench, documents),
  served: bench => served(bench, documents),
  compiled: bench => compiled(bench, documents),
}

const help = `npm run bench:codegen -- [options]

  --only LIST   parts, separated by commas: ${Object.keys(parts).join(', ')}
  --rounds N    how often each is measured (5)
  --documents P paths of documents, separated by commas, in place of GitHub's and ours
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
      const about = `${place('')}; Node ${process.versions.node}; ${options.rounds} rounds; \`npm run bench:codegen -- --only ${name}\``
      console.log(`\n${found}\n\n${about}`)
      if (options.write) write(`codegen ${name}`, `${found}\n\n${about}.`)
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
}

await failInWords(run)
