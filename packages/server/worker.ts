// The worker: delivers webhooks, sends e-mails and works on operations over an open platform, in the server's process or in one of its own.

import type { Database } from '@muster/db'
import type { Logger } from 'pino'
import { Limits } from './auth/rate-limits.ts'
import type { Secrets } from './auth/secrets.ts'
import { makeExportWorkload } from './features/exports/index.ts'
import { makeImportWorkload } from './features/imports/index.ts'
import { Mailer } from './features/messages/index.ts'
import { payrollWorkload } from './features/payroll/index.ts'
import { Dispatcher, readDepth } from './features/webhooks/index.ts'
import { Files } from './files/files.ts'
import { openStore } from './files/place.ts'
import type { Handlers } from './gen/handlers.ts'
import { OperationRunner } from './operations/runner.ts'
import { Post } from './outbound/mail-server.ts'
import { Sender } from './outbound/send.ts'
import { targetPolicy } from './outbound/target.ts'
import type { Config } from './runtime/config.ts'
import type { Platform } from './runtime/platform.ts'

export interface Worker {
  start(): void
  /** Works on operations and sends due deliveries and e-mails; resolves once nothing is due. */
  drained(): Promise<void>
  /** Takes no more work, and waits for work in progress. */
  stop(): Promise<void>
}

/** A worker that is not started yet. */
export function workerOn(
  config: Config,
  { database, metrics, secrets, rules }: Pick<Platform, 'database' | 'metrics' | 'secrets' | 'rules'>,
  log: Logger,
  now?: () => string | null,
): Worker {
  if (!secrets) throw new Error('MUSTER_SECRET is not set; without it no delivery can be signed.')
  metrics.watchQueue(() => readDepth(database))
  const common = { database, metrics, log, ...(now && { now }) }
  const { vault } = secrets
  const { mail } = config
  const sender = new Sender(targetPolicy(config.webhookAllow, { servers: config.nameServers }))
  const dispatcher = new Dispatcher({ ...common, vault, sender, mails: mail !== undefined })
  const openFiles = async () => new Files(await openStore(config.files), config.scanner)
  const exportWorkload = makeExportWorkload(openServices(config, database, secrets))
  const workloads = [payrollWorkload, exportWorkload, makeImportWorkload({ openFiles, rules })]
  const runner = new OperationRunner({ database, log, rules, workloads, ...(now && { now }) })
  const mailer = mail && new Mailer({ ...common, post: new Post(mail) })
  return {
    start() {
      dispatcher.start()
      runner.start()
      mailer?.start()
    },
    async drained() {
      await runner.drained()
      await dispatcher.drained()
      await mailer?.drained()
    },
    stop: async () => void (await Promise.all([dispatcher.stop(), runner.stop(), mailer?.stop()])),
  }
}

/** What few operations need, opened with the first of them: to load every handler takes as long as the rest of a start. */
function openServices(config: Config, database: Database, secrets: Secrets) {
  let files: Promise<Files> | undefined
  let handlers: Promise<Handlers> | undefined
  const openFiles = (): Promise<Files> => {
    files ??= openStore(config.files).then(store => new Files(store, config.scanner))
    return files
  }
  const load = async (): Promise<Handlers> => {
    const { configure } = await import('./configure.ts')
    const parts = {
      config,
      database,
      secrets,
      files: await openFiles(),
      limits: new Limits(),
      clock: undefined,
    }
    return configure(Object.assign(parts, { validation: { check: unasked } })).handlers
  }
  const loadHandlers = (): Promise<Handlers> => {
    handlers ??= load()
    return handlers
  }
  return { openFiles, loadHandlers }
}

const unasked = (): never => {
  throw new Error('Work on operations was checked when it was asked for.')
}
