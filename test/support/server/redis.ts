// A Redis for tests: REDIS_TEST_URL, or a server of our own that can be killed, stopped in its tracks and started again.

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { startForeign } from '../processes/children.ts'
import { env } from '../processes/programs.ts'
import { closedPort } from './muster.ts'

export interface TestRedis {
  readonly url: string
  /** The process; undefined where the Redis is not ours to end. */
  readonly started?: ChildProcess
}

/** REDIS_TEST_URL, or a server of our own. */
export async function reachRedis(): Promise<TestRedis> {
  const given = process.env.REDIS_TEST_URL
  return given ? { url: given } : ownRedis()
}

/** A server of our own, on the port of an earlier one where that is given. */
export async function ownRedis(port?: string): Promise<TestRedis> {
  const at = port ?? String(await closedPort())
  const flags = ['--port', at, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const started = startForeign('redis-server', flags, { stdio: ['ignore', 'pipe', 'ignore'], cwd: '/', env })
  await new Promise<void>((resolve, reject) => {
    started.stdout!.on('data', (text: Buffer) => text.includes('Ready to accept connections') && resolve())
    started.once('error', reject)
    started.once('exit', code => reject(new Error(`redis-server ended with ${code}.`)))
  })
  return { url: `redis://127.0.0.1:${at}`, started }
}

/** Kills a server of our own, even one that was stopped in its tracks, and waits until it is gone. */
export async function killRedis({ started }: TestRedis): Promise<void> {
  if (!started || started.exitCode !== null || started.signalCode !== null) return
  const gone = once(started, 'exit')
  started.kill('SIGKILL')
  await gone
}
