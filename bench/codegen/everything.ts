// Everything at once: what is written when nothing is asked for, and the types alone by openapi-typescript, in turn.

import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fixed, megabytes, table } from '../figures.ts'
import type { CodegenBench } from './bench.ts'
import { command, engine } from './commands.ts'
import type { BenchDocument } from './documents.ts'
import { least, type Ran, ran } from './program.ts'

const head = ['', 'all targets s', 'MB', 'openapi-typescript s', 'MB', 'time', 'memory', 'bytes']
const aims = ['aim', '', '', '', '', 'at most 1.10', 'at most 1.10', 'at most 2.00']

export async function everything(bench: CodegenBench, documents: readonly BenchDocument[]): Promise<string> {
  return table(head, [...documents.map(document => compared(bench, document)), aims])
}

function compared({ rounds, folder }: CodegenBench, { title, path }: BenchDocument): string[] {
  const source = path()
  const [out, types] = [join(folder, 'gen'), join(folder, 'types.ts')]
  const ours: Ran[] = []
  const theirs: Ran[] = []
  const told = needsMending(folder, source, out) ? ['--foreign'] : []
  for (let round = 0; round < rounds; round++) {
    rmSync(out, { recursive: true, force: true })
    theirs.push(ran(folder, engine, source, '-o', types))
    ours.push(ran(folder, command, source, '--out', out, ...told))
  }
  const ratio = (of: keyof Ran) => fixed(least(ours, of) / least(theirs, of), 2)
  const row = [
    told.length > 0 ? `${title}, mended` : title,
    fixed(least(ours, 'processor'), 2),
    megabytes(least(ours, 'peak')),
    fixed(least(theirs, 'processor'), 2),
    megabytes(least(theirs, 'peak')),
    ratio('processor'),
    ratio('peak'),
    fixed(measureFolder(out) / statSync(types).size, 2),
  ]
  console.log(row.join('  '))
  return row
}

/** Whether a document has mistakes, so that it is read as that of somebody else. */
export function needsMending(folder: string, source: string, out: string): boolean {
  try {
    ran(folder, command, source, '--out', out)
    return false
  } catch {
    return true
  }
}

function measureFolder(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry =>
    entry.isFile(),
  )
  return entries.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
}
