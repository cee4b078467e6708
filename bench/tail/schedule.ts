// The scheduler's counts (Linux): how long a thread ran, and how long it could have run and got no processor.

import { closeSync, openSync, readSync } from 'node:fs'

/** Milliseconds since the thread began, or of a stretch of time. */
export interface Scheduled {
  readonly run: number
  readonly wait: number
}

const text = Buffer.alloc(128)

/** The counts of the main thread of a process, read over and over from one open file. */
export class Counts {
  readonly #file: number

  /** Throws if there is no such process. */
  constructor(pid: number) {
    this.#file = openSync(`/proc/${pid}/task/${pid}/schedstat`, 'r')
  }

  /** Undefined once the process has ended. */
  read(): Scheduled | undefined {
    try {
      const [run, wait] = text.toString('latin1', 0, readSync(this.#file, text, 0, 128, 0)).split(' ')
      return { run: Number(run) / 1e6, wait: Number(wait) / 1e6 }
    } catch {
      return undefined
    }
  }

  close(): void {
    closeSync(this.#file)
  }
}

/**
 * What was counted in each stretch of time. The scheduler counts a wait when it has ended and a run at its next tick, so
 * more can be counted in a stretch than it is long; the rest is of those before it.
 */
export function spreadBack(counted: readonly number[], lengths: readonly number[]): number[] {
  const spread: number[] = new Array(counted.length).fill(0)
  let rest = 0
  for (let n = counted.length - 1; n >= 0; n--) {
    const all = counted[n]! + rest
    spread[n] = Math.min(all, lengths[n]!)
    rest = all - spread[n]!
  }
  return spread
}
