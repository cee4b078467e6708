// Nothing changed: how soon a second run, and a check, say so.

import { join } from 'node:path'
import { fixed, median, range, table } from '../figures.ts'
import type { CodegenBench } from './bench.ts'
import { command } from './commands.ts'
import { own } from './documents.ts'
import { ran } from './program.ts'

export async function unchanged({ rounds, folder }: CodegenBench): Promise<string> {
  const told = [own.path(), '--out', join(folder, 'gen')]
  ran(folder, command, ...told)
  const timed = (title: string, ...flags: string[]) => {
    const seconds = Array.from({ length: rounds }, () => ran(folder, command, ...told, ...flags).seconds)
    return [title, fixed(median(seconds), 2), range(seconds, 2), 'under 0.30']
  }
  return table(['', 'seconds', 'range', 'aim'], [timed('generated again'), timed('checked', '--check')])
}
