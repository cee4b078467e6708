// The environment of a test file: Node, and at its end nothing runs any more that the file has started.

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { TestEnvironment } from 'jest-environment-node'

const patienceMs = 15_000

export default class extends TestEnvironment {
  readonly #children = new Set<ChildProcess>()

  override async setup(): Promise<void> {
    await super.setup()
    this.global.musterChildren = this.#children
    // What node loads stays for every file of the worker; what jest loads does not.
    if (process.env.MUSTER_TEST_SERVERS) {
      this.global.musterConformance = await import('../http/conformance.ts')
      this.global.musterKysely = await import('kysely')
    }
  }

  override async teardown(): Promise<void> {
    await Promise.all([...this.#children].map(end))
    await super.teardown()
  }
}

/** Asks it to end, and ends it if it does not. */
async function end(child: ChildProcess): Promise<void> {
  const isTold = child.killed || child.channel === null
  if (!isTold) process.stderr.write(`LEFT BEHIND by a test, and ended now: ${child.spawnargs.join(' ')}\n`)
  const ended = once(child, 'exit')
  const late = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  if (child.connected) child.disconnect()
  else if (!isTold) child.kill('SIGTERM')
  await ended
  clearTimeout(late)
}
