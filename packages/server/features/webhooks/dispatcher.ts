// The dispatcher: takes deliveries that are due, sends them, records how it went; any number of them work side by side.

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@muster/db'
import type { Logger } from 'pino'
import { deliveriesChannel } from '../../events/outbox.ts'
import { leaseSeconds, maxFailures } from '../../events/retry-schedule.ts'
import type { Sender } from '../../outbound/send.ts'
import { newId } from '../../resource/ids.ts'
import { Lookout } from '../../runtime/lookout.ts'
import type { Metrics } from '../../runtime/metrics.ts'
import type { Vault } from '../../runtime/vault.ts'
import { type Claimed, claim, type Recorded, record, type Settled } from './queue.ts'
import { placeOfEndpointSecret } from './secret.ts'
import { deliveryHeaders } from './sign.ts'

export interface DispatcherOptions {
  readonly database: Database
  readonly vault: Vault
  readonly sender: Sender
  readonly metrics: Metrics
  readonly log: Logger
  /** Whether e-mails are sent in this deployment. */
  readonly mails: boolean
  /** The moment that decides what is due; null asks the database. Only tests move it. */
  readonly now?: () => string | null
}

const maxInFlight = 512
const maxPerEndpoint = 64
/** Keeps places free however many endpoints are slow: one more endpoint gets a quarter of the free places. */
const shareOfEndpoint = 4
const maxClaimed = 128
const pollMs = 1_000
const gatherMs = 4
const againMs = 500
/** A claim this old is not sent any more, lest its lease ends while the receiver answers. */
const tooLateMs = (leaseSeconds - 15) * 1_000

export class Dispatcher {
  readonly #options: DispatcherOptions
  readonly #lookout: Lookout
  readonly #busy = new Map<string, number>()
  #inFlight = 0
  /** Whether the database did not tell the last time what is due. */
  #hasMissed = false
  #settled: Settled[] = []
  #recording: Promise<void> | undefined
  #idle: (() => void)[] = []

  constructor(options: DispatcherOptions) {
    this.#options = options
    this.#lookout = new Lookout({
      database: options.database,
      channel: deliveriesChannel,
      everyMs: pollMs,
      look: () => this.#look(),
      onRest: () => this.#tellIfIdle(),
    })
  }

  /** Delivers from now on: woken by the commit of an event, and once a second in any case. */
  start(): void {
    this.#lookout.start()
  }

  /** Resolves once nothing is due and nothing is in progress; where the database did not tell what is due, it asks again. */
  async drain(): Promise<void> {
    do {
      if (this.#hasMissed) await sleep(againMs)
      this.#lookout.wake()
      if (!this.#isIdle()) await new Promise<void>(resolve => this.#idle.push(resolve))
    } while (this.#hasMissed)
  }

  /** Takes no more deliveries, and waits until those in progress are recorded. */
  async stop(): Promise<void> {
    await this.#lookout.stop()
    this.#hasMissed = false
    if (!this.#isIdle()) await new Promise<void>(resolve => this.#idle.push(resolve))
    this.#options.sender.close()
  }

  async #look(): Promise<boolean> {
    const max = Math.min(maxInFlight - this.#inFlight, maxClaimed)
    if (max < 1) return false
    try {
      const asked = performance.now()
      const claimed = await this.#claim(max)
      this.#hasMissed = false
      for (const each of claimed) void this.#deliver(each, asked)
      return claimed.length === max
    } catch (error) {
      this.#hasMissed = true
      this.#options.log.warn({ err: error }, 'deliveries could not be claimed; tried again in a second')
      return false
    }
  }

  #claim(max: number): Promise<Claimed[]> {
    const free = maxInFlight - this.#inFlight
    const each = Math.min(maxPerEndpoint, Math.ceil(free / shareOfEndpoint))
    const busy = Object.fromEntries(this.#busy)
    return claim(this.#options.database, { lease: randomUUID(), max, each, busy, now: this.#now() })
  }

  /** `asked` is when it was claimed, at the earliest, on the clock of `performance`. */
  async #deliver(claimed: Claimed, asked: number): Promise<void> {
    const { webhook_endpoint_id: endpoint } = claimed
    this.#inFlight++
    this.#busy.set(endpoint, (this.#busy.get(endpoint) ?? 0) + 1)
    try {
      if (performance.now() - asked > tooLateMs) throw new Error('The claim is too old to be sent.')
      this.#settle(await this.#attempt(claimed, asked))
    } catch (error) {
      // Nothing was sent, so nothing failed at the endpoint: its lease ends, and it is tried again.
      this.#options.log.error({ err: error, delivery_id: claimed.id }, 'a delivery could not be sent')
      this.#leave(endpoint)
      this.#tellIfIdle()
    }
  }

  /** A place is free again only once its result is recorded: until then the endpoint's state is unknown. */
  #leave(endpoint: string): void {
    this.#inFlight--
    const left = (this.#busy.get(endpoint) ?? 1) - 1
    if (left > 0) this.#busy.set(endpoint, left)
    else this.#busy.delete(endpoint)
  }

  async #attempt(claimed: Claimed, asked: number): Promise<Settled> {
    const { workspace_id, id, webhook_endpoint_id, lease, url, payload, event_type } = claimed
    const started = Date.parse(claimed.claimed_at) + (performance.now() - asked)
    const body = Buffer.from(payload)
    const headers = deliveryHeaders({
      secrets: this.#openSecrets(claimed),
      timestamp: Math.floor(started / 1000),
      event_type,
      delivery_id: id,
      body,
    })
    const sent = await this.#options.sender.send(url, headers, body)
    return {
      workspace_id,
      id,
      webhook_endpoint_id,
      url,
      lease,
      attempt_id: newId('WebhookAttempt'),
      started_at: new Date(started).toISOString(),
      duration_ms: sent.duration_ms,
      response_status: sent.status,
      response_body: sent.body,
      error: sent.error,
    }
  }

  #openSecrets(claimed: Claimed): string[] {
    const { secret_sealed, previous_secret_sealed, workspace_id, webhook_endpoint_id } = claimed
    const place = placeOfEndpointSecret(workspace_id, webhook_endpoint_id)
    const sealed = previous_secret_sealed ? [secret_sealed, previous_secret_sealed] : [secret_sealed]
    return sealed.map(text => this.#options.vault.open(text, place))
  }

  #settle(settled: Settled): void {
    this.#settled.push(settled)
    this.#recording ??= this.#record().finally(() => {
      this.#recording = undefined
      this.#tellIfIdle()
    })
  }

  /** Results are gathered for a moment: one transaction records many. */
  async #record(): Promise<void> {
    while (this.#settled.length > 0) {
      await sleep(gatherMs)
      const batch = this.#settled.splice(0)
      await this.#recordResults(batch)
      for (const { webhook_endpoint_id } of batch) this.#leave(webhook_endpoint_id)
      this.#lookout.wake()
    }
  }

  /** Records sent deliveries even if the database is down for a while; after that, another worker has taken them over. */
  async #recordResults(batch: readonly Settled[]): Promise<void> {
    const { database, mails, log } = this.#options
    const until = performance.now() + leaseSeconds * 1_000
    while (performance.now() < until) {
      try {
        this.#tell(await record(database, batch, { now: this.#now(), mails }))
        return
      } catch (error) {
        log.warn({ err: error }, 'attempts could not be recorded; tried again shortly')
        await sleep(againMs)
      }
    }
  }

  #tell({ outcomes, disabled }: Recorded): void {
    const { metrics, log } = this.#options
    for (const outcome of outcomes) metrics.countAttempt(outcome)
    for (const endpoint of disabled) {
      metrics.endpointDisabled()
      log.warn(endpoint, `a webhook endpoint was disabled after ${maxFailures} failures in a row`)
    }
  }

  #now(): string | null {
    return this.#options.now?.() ?? null
  }

  #isIdle(): boolean {
    return this.#inFlight === 0 && !this.#lookout.isLooking && this.#recording === undefined
  }

  #tellIfIdle(): void {
    if (!this.#isIdle()) return
    for (const resolve of this.#idle.splice(0)) resolve()
  }
}
