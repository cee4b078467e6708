// The built server as an operator runs it: from its folder, without the checkout.

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { startForeign } from '../../support/processes/children.ts'

export interface Running {
  readonly base_url: string
  /** Sends SIGTERM; the exit code, and everything that was printed. */
  stop(): Promise<{ code: number | null; text: string }>
}

type Env = Readonly<Record<string, string>>

interface Started {
  readonly child: ChildProcess
  readonly closed: Promise<unknown[]>
  /** Everything printed so far. */
  text(): string
}

/** In its environment alone; `onText` hears all that was printed, each time that more was. */
function start(command: readonly string[], env: Env, onText = (_text: string): void => undefined): Started {
  const [program = '', ...args] = command
  const child = startForeign(program, args, {
    cwd: '/',
    env: Object.assign({}, env),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', chunk => {
      text += chunk
      onText(text)
    })
  return { child, closed: once(child, 'close'), text: () => text }
}

/** Runs it to its end. */
export async function runToEnd(
  command: readonly string[],
  env: Env,
): Promise<{ code: number | null; text: string }> {
  const { closed, text } = start(command, env)
  const [code] = await closed
  return { code: code as number | null, text: text() }
}

/** Runs what serves, once it listens. */
export async function runServer(command: readonly string[], env: Env): Promise<Running> {
  const heard = Promise.withResolvers<string>()
  const { child, closed, text } = start(command, env, said => {
    const [, port] = /(?:listens on| Docs) +http:\/\/[^\s,/]+:(\d+)/.exec(said) ?? []
    if (port) heard.resolve(`http://127.0.0.1:${port}`)
  })
  closed.then(() => heard.reject(new Error(`It ended without listening: ${text()}`)))
  const base_url = await heard.promise
  return {
    base_url,
    async stop() {
      child.kill('SIGTERM')
      const [code] = await closed
      return { code: code as number | null, text: text() }
    },
  }
}
