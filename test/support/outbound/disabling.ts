// Endpoints that fail until they are disabled, by a worker in the test's own process, with its log and its metrics.

import { Database } from '@muster/db'
import { pino } from 'pino'
import { secretsFrom } from '../../../packages/server/auth/secrets.ts'
import { readConfig } from '../../../packages/server/runtime/config.ts'
import { Metrics } from '../../../packages/server/runtime/metrics.ts'
import { createWorker, type Worker } from '../../../packages/server/worker.ts'
import { ayesha, type TestWorkspace } from '../fixtures/make.ts'
import { testSecret } from '../jest/secret.ts'
import { server } from '../server/server.ts'
import { activeEndpoint } from './hook.ts'

export interface OwnWorker extends Worker {
  readonly metrics: Metrics
  /** The log, line by line. */
  readonly lines: Record<string, unknown>[]
  /** The moment that decides what is due; undefined: the database's. */
  now: string | undefined
  /** Its connections to the database. */
  pools: Database['pools']
  /** Ends it and closes its connections. */
  end(): Promise<void>
}

/** On this worker's database; it delivers and sends when the test wants to. */
export function makeWorker(env: Readonly<Record<string, string>> = {}): OwnWorker {
  const database = new Database({ url: server.database_url, poolSize: 2 })
  const metrics = new Metrics()
  const lines: Record<string, unknown>[] = []
  const log = pino({ level: 'warn' }, { write: line => lines.push(JSON.parse(line)) })
  const config = readConfig({ MUSTER_WEBHOOK_ALLOW: '127.0.0.1:*', ...env })
  const secrets = secretsFrom(testSecret)
  const worker: OwnWorker = {
    ...createWorker(config, { database, metrics, secrets, rules: new Map() }, log, () => worker.now ?? null),
    metrics,
    lines,
    now: undefined,
    pools: () => database.pools(),
    async end() {
      await worker.stop()
      await database.close()
    },
  }
  return worker
}

/** An endpoint of the workspace that failed 20 times in a row; its receiver goes on with 500. */
export async function disabledEndpoint(workspace: TestWorkspace, by: Worker) {
  const { endpoint, hook } = await activeEndpoint(workspace)
  hook.answer = 500
  for (let n = 0; n < 20; n++) await workspace.muster.employees.create(ayesha)
  await by.drain()
  return { id: endpoint.id, hook }
}
