// The worker: a dispatcher over an open platform, in the server's process or in one of its own.

import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Platform } from '../platform.ts'
import { Dispatcher } from './dispatcher.ts'
import { depthOf } from './queue.ts'
import { Sender } from './send.ts'
import { targetPolicy } from './target.ts'

/** A dispatcher that is not started yet. */
export function workerOn(
  config: Config,
  { database, metrics, secrets }: Platform,
  log: Logger,
  now?: () => string | null,
): Dispatcher {
  if (!secrets) throw new Error('MUSTER_SECRET is not set; without it no delivery can be signed.')
  metrics.watchQueue(() => depthOf(database))
  const sender = new Sender(targetPolicy(config.webhookAllow, { servers: config.nameServers }))
  const { vault } = secrets
  return new Dispatcher({ database, metrics, vault, sender, log, ...(now && { now }) })
}
