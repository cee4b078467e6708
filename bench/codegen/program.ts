// A program that runs to its end: how long it and the processor took, and the most memory that it held.

import { spawnSync } from 'node:child_process'

export interface Ran {
  readonly seconds: number
  /** Of the processor: that of all its threads, which what else runs on the machine changes less. */
  readonly processor: number
  /** Bytes. */
  readonly peak: number
}

// Written where nothing else writes, so that the program may print what it likes.
const tell = `import { writeSync } from 'node:fs'
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  writeSync(3, JSON.stringify({ processor: (userCPUTime + systemCPUTime) / 1e6, peak: maxRSS * 1024 }))
})`

/** Runs a script of Node in a folder. Throws what it says where it fails. */
export function ran(folder: string, script: string, ...args: readonly string[]): Ran {
  const watch = `data:text/javascript,${encodeURIComponent(tell)}`
  const started = performance.now()
  const { status, output } = spawnSync(process.execPath, ['--import', watch, script, ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    maxBuffer: 2 ** 26,
  })
  const seconds = (performance.now() - started) / 1000
  if (status !== 0) throw new Error(`${script} ended with ${status}: ${output[1]}${output[2]}`)
  return { seconds, ...(JSON.parse(output[3]!) as Omit<Ran, 'seconds'>) }
}

/** The least of several runs, which is nearest to what a run costs where nothing else runs. */
export const least = (runs: readonly Ran[], of: keyof Ran): number => Math.min(...runs.map(ran => ran[of]))
