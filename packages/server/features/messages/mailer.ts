// The mailer: takes e-mails that are due, sends them one after the other, records how it went.

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { isSandbox } from '@muster/db'
import type { Logger } from 'pino'
import type { Post, Posted } from '../../outbound/mail-server.ts'
import type { Metrics } from '../../runtime/metrics.ts'
import { type ClaimedEmail, leaseMinutes, type Outbox } from './outbox.ts'

export interface MailerOptions {
  readonly outboxes: readonly Outbox[]
  readonly post: Post
  readonly metrics: Metrics
  readonly log: Logger
  /** The moment that decides what is due; null asks the database. Only tests move it. */
  readonly now?: () => string | null
}

const pollMs = 5_000
const againMs = 500
/** How long the process waits for an e-mail in progress when it ends. */
const stoppingMs = 10_000

export class Mailer {
  readonly #options: MailerOptions
  #looking: Promise<void> | undefined
  #stopping = false
  #timer: NodeJS.Timeout | undefined
  /** Whether the database did not tell the last time what is due. */
  #hasMissed = false

  constructor(options: MailerOptions) {
    this.#options = options
  }

  start(): void {
    this.#timer = setInterval(() => void this.#lookOnce(), pollMs)
    void this.#lookOnce()
  }

  /** Sends what is due; resolves once nothing is. Where the database did not tell, it asks again. */
  async drain(): Promise<void> {
    do {
      if (this.#hasMissed) await sleep(againMs)
      await this.#lookOnce()
    } while (this.#hasMissed && !this.#stopping)
  }

  #lookOnce(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined
    })
    return this.#looking
  }

  /** Takes no more e-mails, and waits for the one in progress, but not for a silent mail server. */
  async stop(): Promise<void> {
    this.#stopping = true
    clearInterval(this.#timer)
    await Promise.race([this.#looking, sleep(stoppingMs, undefined, { ref: false })])
  }

  async #look(): Promise<void> {
    this.#hasMissed = false
    for (const outbox of this.#options.outboxes) await this.#empty(outbox)
  }

  async #empty(outbox: Outbox): Promise<void> {
    const { post, log } = this.#options
    while (!this.#stopping) {
      let email: ClaimedEmail | undefined
      try {
        email = await outbox.claim(randomUUID(), this.#now())
      } catch (error) {
        this.#hasMissed = true
        return log.warn({ err: error }, 'e-mails could not be claimed; tried again in 5 seconds')
      }
      if (!email) return
      await this.#settle(outbox, email, await post.send(email))
    }
  }

  /** Records a sent e-mail even if the database is down for a while; after that, another worker has taken it over. */
  async #settle(outbox: Outbox, email: ClaimedEmail, posted: Posted): Promise<void> {
    const { metrics, log } = this.#options
    const until = performance.now() + leaseMinutes * 60_000
    while (performance.now() < until) {
      try {
        const status = await outbox.settle(email, posted, this.#now())
        if (status === undefined) return
        if (!isSandbox(email.workspace_id)) metrics.countEmail(status)
        if (status !== 'sent') log.warn(describeAttempt(email, posted), inWords[status])
        return
      } catch (error) {
        log.warn({ err: error, email_id: email.id }, 'an e-mail could not be recorded; tried again shortly')
        await sleep(againMs)
      }
    }
  }

  #now(): string | null {
    return this.#options.now?.() ?? null
  }
}

const inWords: Readonly<Record<string, string>> = {
  pending: 'an e-mail could not be sent; it is tried again later',
  failed: 'an e-mail could not be sent and is given up',
}

/** Ids and codes: what the mail server said may hold an address. */
function describeAttempt(
  { workspace_id, id }: ClaimedEmail,
  { error: _error, final: _final, ...codes }: Posted,
) {
  return { workspace_id, email_id: id, ...codes }
}
