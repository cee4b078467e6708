// The command muster as an operator runs it: a process of its own, on this worker's database.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { testSecret } from './global-setup.ts'
import { server } from './server.ts'

const root = resolve(import.meta.dirname, '../..')

export interface Muster {
  readonly child: ChildProcess
  readonly base_url: string
  /** Everything printed and logged so far. */
  output(): string
  /** Resolves once the output matches. */
  said(pattern: RegExp): Promise<void>
  /** Sends the signal; the exit code. */
  stopped(signal: NodeJS.Signals): Promise<number | null>
}

type Env = Readonly<Record<string, string>>

function run(args: readonly string[], env: Env): ChildProcess {
  return spawn(process.execPath, [join(root, 'packages/server/muster.ts'), ...args], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: server.database_url,
      MUSTER_SECRET: testSecret,
      MUSTER_DRAIN_SECONDS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Runs a command to its end. */
export async function muster(
  args: readonly string[],
  env: Env = {},
): Promise<{ code: number; text: string }> {
  const child = run(args, env)
  const text = collected(child)
  const [code] = await once(child, 'close')
  return { code, text: text() }
}

/** A command that serves, once it listens. */
export async function started(args: readonly string[], env: Env = {}): Promise<Muster> {
  const child = run(args, env)
  const output = collected(child)
  const said = (pattern: RegExp) => matched(child, output, pattern)
  const listens = /listens on (http:\/\/[^,\s]+)/
  await said(listens)
  const stopped = async (signal: NodeJS.Signals) => {
    const closed = once(child, 'close')
    child.kill(signal)
    return (await closed)[0] as number | null
  }
  return { child, base_url: listens.exec(output())![1]!, output, said, stopped }
}

function collected(child: ChildProcess): () => string {
  let text = ''
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk
    })
  }
  return () => text
}

function matched(child: ChildProcess, output: () => string, pattern: RegExp): Promise<void> {
  return new Promise((resolveMatched, reject) => {
    const look = () => pattern.test(output()) && resolveMatched()
    child.stdout!.on('data', look)
    child.stderr!.on('data', look)
    child.once('close', code => reject(new Error(`muster ended with ${code}: ${output()}`)))
    look()
  })
}

/** A port on which nothing listens. */
export function closedPort(): Promise<number> {
  return new Promise(resolvePort => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolvePort(port))
    })
  })
}
