// A program of the project in a process of its own, followed by what it prints.

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { startProgram } from './children.ts'

const root = resolve(import.meta.dirname, '../../..')

export interface Program {
  readonly child: ChildProcess
  /** Everything printed so far. */
  output(): string
  /** The match, once what was printed matches. */
  said(pattern: RegExp): Promise<RegExpExecArray>
  /** The exit code, once it has ended by itself. */
  ended(): Promise<number | null>
  /** Sends the signal; the exit code. */
  stopped(signal: NodeJS.Signals): Promise<number | null>
}

export function program(
  file: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Program {
  const child = startProgram(join(root, file), args, { cwd: root, env: { ...process.env, ...env } })
  const closed = once(child, 'close') as Promise<[number | null]>
  let text = ''
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk: Buffer) => {
      text += chunk
      child.emit('said')
    })
  return {
    child,
    output: () => text,
    async said(pattern) {
      for (;;) {
        const found = pattern.exec(text)
        if (found) return found
        const ended = await Promise.race([once(child, 'said').then(() => false), closed.then(() => true)])
        if (ended && !pattern.test(text)) throw new Error(`${file} ended without saying ${pattern}: ${text}`)
      }
    },
    ended: async () => (await closed)[0],
    async stopped(signal) {
      child.kill(signal)
      return (await closed)[0]
    },
  }
}
