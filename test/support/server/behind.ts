// A server of a test's own behind a proxy: what it says to this worker's database can be held, cut and changed.

import { DatabaseProxy, type ProxyOptions } from '../database/proxy.ts'
import { type Muster, started } from './muster.ts'
import { server } from './server.ts'

export interface Behind {
  readonly proxy: DatabaseProxy
  readonly base_url: string
  readonly muster: Muster
  stop(): Promise<void>
}

/** Starts it with few connections, two for the writes of a workspace: one that is not given back is missed soon. */
export async function startBehind(env: Record<string, string> = {}, options?: ProxyOptions): Promise<Behind> {
  const proxy = new DatabaseProxy(server.database_url, options)
  const settings = {
    PORT: '0',
    LOG_LEVEL: 'fatal',
    MUSTER_POOL_SIZE: '3',
    MUSTER_WORKER: 'off',
    DATABASE_URL: await proxy.open(),
  }
  const muster = await started(['serve'], { ...settings, ...env })
  const stop = async () => {
    await muster.stopped('SIGKILL')
    await proxy.close()
  }
  return { proxy, base_url: muster.base_url, muster, stop }
}
