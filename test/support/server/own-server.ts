// A server of a test file's own, in the place of the worker's and on its database: where its settings are what is tested.

import { once } from 'node:events'
import { join } from 'node:path'
import { testSecret } from '../jest/secret.ts'
import { startModule } from '../processes/children.ts'
import { server } from './server.ts'

export interface OwnServer {
  /** Ends it, and has the worker's back. */
  stop(): Promise<void>
}

/** Whatever asks for `server` asks this one, with these settings in its environment. */
export async function startOwnServer(
  env: Readonly<Record<string, string>>,
  program = 'serve.ts',
): Promise<OwnServer> {
  const child = startModule(join(import.meta.dirname, program), [], {
    env: Object.assign(
      {},
      process.env,
      { DATABASE_URL: server.database_url, MUSTER_SECRET: testSecret },
      env,
    ),
  })
  const [{ port, control }] = (await once(child, 'message')) as [{ port: number; control: number }]
  const before = { ...server }
  Object.assign(server, {
    base_url: `http://127.0.0.1:${port}`,
    control_url: `http://127.0.0.1:${control}`,
  })
  return {
    async stop() {
      Object.assign(server, before)
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
