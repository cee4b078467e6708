// The worker: delivers webhooks, sends e-mails and works on tasks over an open platform, in the server's process or in one of its own.

import type { Database } from '@muster/db'
import type { Logger } from 'pino'
import type { Secrets } from './auth/secrets.ts'
import { type TaskHandler, TaskRunner } from './background/runner.ts'
import { Mailer, OwnerEmails, openNotificationEmails } from './features/messages/index.ts'
import { openApprovalEmails } from './features/payroll/index.ts'
import { openInvitationEmails } from './features/people/index.ts'
import { openContactEmails, openStopEmails } from './features/profile/index.ts'
import { Dispatcher, readDepths } from './features/webhooks/index.ts'
import { targetPolicy } from './outbound/allowed-targets.ts'
import { Post } from './outbound/mail-server.ts'
import { Sender } from './outbound/send.ts'
import { type Config, noSecret } from './runtime/config.ts'
import type { Platform } from './runtime/platform.ts'
import { makeTaskHandlers } from './task-handlers.ts'

export interface Worker {
  start(): void
  /** Works on tasks and sends due deliveries and e-mails; resolves once nothing is due. */
  drain(): Promise<void>
  /** Takes no more work, and waits for work in progress. */
  stop(): Promise<void>
}

/** A worker that is not started yet. */
export function createWorker(
  config: Config,
  { database: all, metrics, secrets, rules }: Pick<Platform, 'database' | 'metrics' | 'secrets' | 'rules'>,
  log: Logger,
  now?: () => string | null,
): Worker {
  if (!secrets) throw new Error(noSecret)
  metrics.watchQueue(() => readDepths(all))
  const handlers = makeTaskHandlers(config, { database: all, secrets, rules })
  const workers = all.cells.map(({ database }) =>
    createCellWorker(config, { database, metrics, secrets, rules, handlers, log, now }),
  )
  return {
    start() {
      for (const worker of workers) worker.start()
    },
    drain: async () => void (await Promise.all(workers.map(worker => worker.drain()))),
    stop: async () => void (await Promise.all(workers.map(worker => worker.stop()))),
  }
}

interface Needed extends Pick<Platform, 'metrics' | 'rules'> {
  readonly database: Database
  readonly secrets: Secrets
  readonly handlers: readonly TaskHandler[]
  readonly log: Logger
  readonly now: (() => string | null) | undefined
}

/** The part of a worker that looks into one cell. */
function createCellWorker(config: Config, needed: Needed): Worker {
  const { mail, consoleUrl } = config
  const { database, metrics, secrets, rules, handlers, log, now } = needed
  const common = { database, metrics, log, ...(now && { now }) }
  const { vault } = secrets
  // Whoever stops delivering closes it, with what is on its way.
  const sender = new Sender(targetPolicy(config.webhookAllow, { servers: config.nameServers }))
  const dispatcher = new Dispatcher({ ...common, vault, sender, mails: mail !== undefined })
  const runner = new TaskRunner({ database, log, rules, handlers, ...(now && { now }) })
  const outboxes = [
    new OwnerEmails(database),
    openInvitationEmails({ database, vault, consoleUrl }),
    openApprovalEmails({ database, consoleUrl }),
    openStopEmails({ database, vault, consoleUrl }),
    openContactEmails({ database, consoleUrl }),
    openNotificationEmails({ database, vault, consoleUrl }),
  ]
  const mailer = mail && new Mailer({ ...common, outboxes, post: new Post(mail) })
  return {
    start() {
      dispatcher.start()
      runner.start()
      mailer?.start()
    },
    async drain() {
      await runner.drain()
      await dispatcher.drain()
      await mailer?.drain()
    },
    stop: async () => void (await Promise.all([dispatcher.stop(), runner.stop(), mailer?.stop()])),
  }
}
