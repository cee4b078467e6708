// The command muster as an operator runs it: a process of its own, on this worker's database.

import { type AddressInfo, createServer } from 'node:net'
import { testSecret } from '../jest/secret.ts'
import { type Program, program } from '../processes/program.ts'
import { server } from './server.ts'

export interface Muster extends Program {
  readonly base_url: string
}

type Env = Readonly<Record<string, string>>

/** A command that has just begun. */
export function run(args: readonly string[], env: Env = {}): Program {
  const settings = {
    DATABASE_URL: server.database_url,
    MUSTER_SECRET: testSecret,
    MUSTER_DRAIN_SECONDS: '0',
  }
  return program('packages/server/cli/muster.ts', args, { ...settings, ...env })
}

/** Runs a command to its end. */
export async function muster(
  args: readonly string[],
  env: Env = {},
): Promise<{ code: number | null; text: string }> {
  const command = run(args, env)
  const code = await command.ended()
  return { code, text: command.output() }
}

/** A command that serves, once it listens. */
export async function started(args: readonly string[], env: Env = {}): Promise<Muster> {
  const command = run(args, env)
  const [, base_url] = await command.said(/(?:listens on| Docs) +(http:\/\/[^,\s/]+)/)
  return { ...command, base_url: base_url! }
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
