// A program that runs to its end: how long it took and the most memory that it held.

import { spawnSync } from 'node:child_process'

export interface Ran {
  readonly seconds: number
  /** Bytes. */
  readonly peak: number
}

// Written where nothing else writes, so that the program may print what it likes.
const tell = `import { writeSync } from 'node:fs'
process.on('exit', () => writeSync(3, String(process.resourceUsage().maxRSS * 1024)))`

/** Runs a script of Node in a folder. Throws what it says where it fails. */
export function ran(folder: string, script: string, ...args: readonly string[]): Ran {
  const watch = `data:text/javascript,${encodeURIComponent(tell)}`
  const started = performance.now()
  const { status, output } = spawnSync(process.execPath, ['--import', watch, script, ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const seconds = (performance.now() - started) / 1000
  if (status !== 0) throw new Error(`${script} ended with ${status}: ${output[1]}${output[2]}`)
  return { seconds, peak: Number(output[3]) }
}
