// Everything at once: all targets of a document, and the types alone by openapi-typescript, in turn.

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fixed, median, megabytes, range, table } from '../figures.ts'
import type { CodegenBench } from './bench.ts'
import { command, engine } from './commands.ts'
import type { BenchDocument } from './documents.ts'
import { type Ran, ran } from './program.ts'

const head = ['', 'all targets s', 'MB', 'openapi-typescript s', 'MB', 'time', 'range', 'memory', 'aim']

export async function everything(bench: CodegenBench, documents: readonly BenchDocument[]): Promise<string> {
  return table(
    head,
    documents.map(document => compared(bench, document)),
  )
}

function compared({ rounds, folder }: CodegenBench, { title, path }: BenchDocument): string[] {
  const source = path()
  const out = join(folder, 'gen')
  const ours: Ran[] = []
  const theirs: Ran[] = []
  for (let round = 0; round < rounds; round++) {
    rmSync(out, { recursive: true, force: true })
    theirs.push(ran(folder, engine, source, '-o', join(folder, 'types.ts')))
    ours.push(ran(folder, command, source, '--out', out))
  }
  const seconds = (all: readonly Ran[]) => fixed(median(all.map(each => each.seconds)), 2)
  const peak = (all: readonly Ran[]) => median(all.map(each => each.peak))
  const times = ours.map((each, n) => each.seconds / theirs[n]!.seconds)
  const row = [
    title,
    seconds(ours),
    megabytes(peak(ours)),
    seconds(theirs),
    megabytes(peak(theirs)),
    fixed(median(times), 2),
    range(times, 2),
    fixed(peak(ours) / peak(theirs), 2),
    'at most 1.20',
  ]
  console.log(row.join('  '))
  return row
}
