// The built server as an operator runs it: from its folder, without the checkout.

import { once } from 'node:events'
import { startForeign } from '../../support/processes/children.ts'

export interface Running {
  readonly base_url: string
  /** Sends SIGTERM; the exit code, and everything that was printed. */
  stop(): Promise<{ code: number | null; text: string }>
}

type Env = Readonly<Record<string, string>>

/** Runs it to its end. */
export async function runToEnd(
  command: readonly string[],
  env: Env,
): Promise<{ code: number | null; text: string }> {
  const [program = '', ...args] = command
  const child = startForeign(program, args, { cwd: '/', env: { ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', chunk => (text += chunk))
  const [code] = await once(child, 'close')
  return { code, text }
}

/** Runs what serves, once it listens. */
export async function runServer(command: readonly string[], env: Env): Promise<Running> {
  const [program = '', ...args] = command
  const child = startForeign(program, args, { cwd: '/', env: { ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const closed = once(child, 'close')
  let text = ''
  const listening = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', chunk => {
        text += chunk
        const [, port] = /(?:listens on| Docs) +http:\/\/[^\s,/]+:(\d+)/.exec(text) ?? []
        if (port) resolve(`http://127.0.0.1:${port}`)
      })
    closed.then(() => reject(new Error(`It ended without listening: ${text}`)))
  })
  const base_url = await listening
  return {
    base_url,
    async stop() {
      child.kill('SIGTERM')
      const [code] = await closed
      return { code, text }
    },
  }
}
