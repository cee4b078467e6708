// The environment of a test file: Node, and at its end nothing runs any more that the file has started.

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment'
import { TestEnvironment } from 'jest-environment-node'
import type { TestServer } from './servers.ts'

const patienceMs = 15_000

// A worker that has done its work holds half a gigabyte. To free it takes longer than jest waits on a machine that is busy,
// and jest would report a leak that is none. One that has something open never comes here, and is reported.
process.once('exit', code => {
  const isWorker = /jest-worker.*processChild\.js$/.test(process.argv[1] ?? '')
  const isAskedToEnd = process.listenerCount('message') === 0
  if (code !== 0 || !isWorker || !isAskedToEnd) return
  flushCompileCache()
  process.kill(process.pid, 'SIGKILL')
})

export default class extends TestEnvironment {
  readonly #children = new Set<ChildProcess>()
  readonly #atEnd: (() => Promise<unknown>)[] = []
  readonly #hasServer: boolean

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context)
    this.#hasServer = config.projectConfig.testEnvironmentOptions.hasServer === true
  }

  override async setup(): Promise<void> {
    await super.setup()
    this.global.musterChildren = this.#children
    this.global.musterAtEnd = this.#atEnd
    // What node loads stays for every file of the worker; what jest loads does not.
    if (this.#hasServer) {
      const server = await serverOfWorker()
      this.global.musterServer = server
      // Commands and nodes that a test starts look after the files of this server.
      this.global.process.env.MUSTER_DATA_DIR = server.data_dir
      this.global.musterConformance = await import('../http/conformance.ts')
      this.global.musterKysely = await import('kysely')
    }
  }

  /** Where a test fails, what the worker of its server warned of may say why. */
  readonly handleTestEvent = async ({ name }: { readonly name: string }): Promise<void> => {
    if (name !== 'test_fn_failure' || !this.#hasServer) return
    const { control_url } = this.global.musterServer as TestServer
    const warnings = await fetch(`${control_url}/warnings`).then(answer => answer.text())
    if (warnings) process.stderr.write(`The worker of the server under test warned:\n${warnings}`)
  }

  override async teardown(): Promise<void> {
    // What was opened last may need what was opened before it.
    for (const close of this.#atEnd.toReversed()) await close()
    await Promise.all([...this.#children].map(end))
    await super.teardown()
  }
}

/** Starts it, unless an earlier file of the worker has. */
async function serverOfWorker(): Promise<TestServer> {
  const answer = await fetch(`${process.env.MUSTER_TEST_SERVERS}/${process.env.JEST_WORKER_ID ?? 1}`)
  if (!answer.ok) throw new Error(`There is no server to test: ${await answer.text()}`)
  return (await answer.json()) as TestServer
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
