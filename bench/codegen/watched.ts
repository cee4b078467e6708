// A watched document: from a save to the files that follow from it.

import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fixed, median, range, table } from '../figures.ts'
import type { CodegenBench } from './bench.ts'
import { command } from './commands.ts'
import { own } from './documents.ts'

const patience = 30_000

export async function watched({ rounds, folder }: CodegenBench): Promise<string> {
  const source = join(folder, 'openapi.yaml')
  const text = readFileSync(own.path(), 'utf8')
  writeFileSync(source, text)
  const out = join(folder, 'gen')
  const child = spawn(process.execPath, [command, source, '--out', out, '--watch'], { stdio: 'ignore' })
  try {
    await told(join(out, 'client.ts'), 'List employees')
    const save = async (round: number) => {
      const summary = `List employees, round ${round}`
      const started = performance.now()
      writeFileSync(source, text.replace('summary: List employees\n', `summary: ${summary}\n`))
      await told(join(out, 'client.ts'), summary)
      return (performance.now() - started) / 1000
    }
    const first = await save(0)
    const seconds: number[] = []
    for (let round = 1; round <= rounds; round++) seconds.push(await save(round))
    return table(
      ['', 'seconds', 'range', 'aim'],
      [
        ['the first save', fixed(first, 2), '', ''],
        ['each after it', fixed(median(seconds), 2), range(seconds, 2), 'under 0.50'],
      ],
    )
  } finally {
    child.kill()
  }
}

/** Returns as soon as the file says it. */
async function told(file: string, text: string): Promise<void> {
  for (const until = performance.now() + patience; performance.now() < until; await setTimeout(2))
    if (contents(file).includes(text)) return
  throw new Error(`${file} did not say "${text}" within ${patience / 1000} s.`)
}

function contents(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
