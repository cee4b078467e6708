// Foreign programs of a drill: each writes to a log of its own, is waited for and ended.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Account } from './programs.ts'

const patienceMs = 15_000

export class Foreign {
  readonly #child: ChildProcess
  readonly #gone: Promise<unknown>
  readonly #log: string

  constructor(command: string, args: readonly string[], log: string, account?: Account) {
    this.#log = log
    const out = openSync(log, 'a')
    // A group of its own: an interrupt typed at the terminal reaches the drill, which ends all in order.
    this.#child = spawn(command, args, {
      ...account,
      cwd: '/',
      detached: true,
      stdio: ['ignore', out, out],
    })
    this.#gone = once(this.#child, 'exit').catch(() => undefined)
  }

  /** Throws what it said last if it has ended. */
  assertRuns(): void {
    if (this.#child.exitCode === null && this.#child.signalCode === null) return
    const said = readFileSync(this.#log, 'utf8').trim().split('\n').slice(-5).join('\n')
    throw new Error(`${this.#child.spawnfile} has ended: ${said}`)
  }

  async kill(): Promise<void> {
    this.#child.kill('SIGKILL')
    await this.#gone
  }

  async end(): Promise<void> {
    this.#child.kill('SIGTERM')
    await Promise.race([this.#gone, sleep(patienceMs, undefined, { ref: false })])
    await this.kill()
  }
}

/** A process and its children get SIGKILL, the parent first, so that it starts no other one. */
export function killWithChildren(pid: number): void {
  const children = readdirSync('/proc').filter(entry => /^\d+$/.test(entry) && findParent(entry) === pid)
  for (const each of [pid, ...children.map(Number)])
    try {
      process.kill(each, 'SIGKILL')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
}

function findParent(pid: string): number | undefined {
  try {
    // The name of a process may hold spaces and brackets; what follows its last one does not.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1)!.trim().split(' ')[1])
  } catch {
    return undefined
  }
}

/** Looks every tenth of a second; throws in words when it has taken too long. */
export async function waitFor(
  what: string | (() => string),
  isThere: () => boolean | Promise<boolean>,
  seconds: number,
): Promise<void> {
  const until = performance.now() + seconds * 1_000
  while (!(await isThere())) {
    if (performance.now() > until)
      throw new Error(`Waited ${seconds} s for ${typeof what === 'string' ? what : what()}.`)
    await sleep(100)
  }
}

/** A port on loopback that nobody listens on. */
export function findPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
