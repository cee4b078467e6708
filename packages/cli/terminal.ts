// The world of a command that runs in a process: its streams, of which a reader may go away, and its keyboard.

import { fstatSync } from 'node:fs'
import { homedir } from 'node:os'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import type { Screen, World } from './world.ts'

export function openWorld({ tables, version, signal }: Pick<World, 'tables' | 'version' | 'signal'>): World {
  outliveReaders()
  return {
    env: process.env,
    folder: process.cwd(),
    home: homedir(),
    out: screenOf(process.stdout),
    err: screenOf(process.stderr),
    in: {
      isTerminal: process.stdin.isTTY === true,
      isGiven: isPipeOrFile(),
      read: () => text(process.stdin),
      ask,
    },
    fetch: request => fetch(request),
    signal,
    tables,
    version,
  }
}

/** Nobody reads on, such as in `muster-api employees list --all | head -1`: the work is done. */
function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
      process.exit(0)
    })
}

function screenOf(stream: NodeJS.WriteStream): Screen {
  return {
    isTerminal: stream.isTTY === true,
    width: stream.isTTY ? stream.columns : undefined,
    write: data =>
      new Promise(resolve => {
        stream.write(data, error => {
          // One that is gone is told to the stream, which ends the process.
          if (!error) resolve()
        })
      }),
  }
}

/** Not what a shell of a job leaves open, such as a socket, on which nothing ever comes. */
function isPipeOrFile(): boolean {
  try {
    const stdin = fstatSync(0)
    return stdin.isFIFO() || stdin.isFile()
  } catch {
    return false
  }
}

function ask(question: string, isSecret = false): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr, terminal: true })
  return new Promise(resolve => {
    lines.question(question, answer => {
      lines.close()
      if (isSecret) process.stderr.write('\n')
      resolve(answer)
    })
    // What is typed is not shown.
    if (isSecret) Object.assign(lines, { _writeToOutput: () => undefined })
    lines.once('SIGINT', () => process.exit(130))
  })
}
