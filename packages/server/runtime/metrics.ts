// Metrics: what an operator watches, in the Prometheus text format; no label names a workspace, a key or a person.

import type { Databases } from '@muster/db'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Payer } from '../auth/rate-limits.ts'

/** Seconds. */
const durations = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** What the queue of webhook deliveries holds. */
export interface Depth {
  readonly open: number
  readonly due: number
  readonly oldest_seconds: number
}

export class Metrics {
  readonly #registry = new Registry()
  readonly #requests = this.#counter('http_requests_total', 'Requests answered.', ['operation', 'status'])
  readonly #durations = new Histogram({
    name: 'muster_http_request_duration_seconds',
    help: 'From the head of a request to its answer.',
    labelNames: ['operation'],
    buckets: durations,
    registers: [this.#registry],
  })
  readonly #refusals = this.#counter('rate_limited_total', 'Requests rejected by a budget.', ['budget'])
  readonly #replays = this.#counter('idempotent_replays_total', 'Responses that were replayed.', [])
  readonly #retries = this.#counter('database_retries_total', 'Transactions that were run again.', ['code'])
  readonly #crowded = this.#counter(
    'database_refusals_total',
    'Requests that got no database connection: the queue of their workspace was full, or slow.',
    ['line'],
  )
  readonly #attempts = this.#counter('webhook_attempts_total', 'Attempts to deliver webhooks.', ['outcome'])
  readonly #disabled = this.#counter(
    'webhook_endpoints_disabled_total',
    'Webhook endpoints disabled for their failures.',
    [],
  )
  readonly #emails = this.#counter('emails_total', 'Attempts to send e-mails.', ['outcome'])
  // Labels are looked up by text once, not hashed on every request.
  readonly #answered = new Map<string, { inc(): void }>()
  readonly #timed = new Map<string, { observe(seconds: number): void }>()

  constructor() {
    collectDefaultMetrics({ register: this.#registry })
  }

  get contentType(): string {
    return this.#registry.contentType
  }

  text(): Promise<string> {
    return this.#registry.metrics()
  }

  /** Counts a response. `operation` is none if the request reached none; `status` is aborted if the caller had gone. */
  countAnswer(operation: string, status: number | 'aborted', seconds: number): void {
    rememberIn(this.#answered, `${operation} ${status}`, () =>
      this.#requests.labels({ operation, status: String(status) }),
    ).inc()
    rememberIn(this.#timed, operation, () => this.#durations.labels({ operation })).observe(seconds)
  }

  countLimited(budget: Payer): void {
    this.#refusals.inc({ budget })
  }

  countReplay(): void {
    this.#replays.inc()
  }

  countRetry(code: string): void {
    this.#retries.inc({ code })
  }

  /** Counts a request that got no connection to the database. */
  countRefused(line: 'full' | 'slow'): void {
    this.#crowded.inc({ line })
  }

  /** Counts an attempt to deliver a webhook by what became of the delivery: delivered, failed or exhausted. */
  countAttempt(outcome: string): void {
    this.#attempts.inc({ outcome })
  }

  /** Counts a webhook endpoint that was disabled after too many failures in a row. */
  endpointDisabled(): void {
    this.#disabled.inc()
  }

  /** Counts an attempt to send an e-mail by what became of the e-mail: sent, pending (tried again) or failed. */
  countEmail(outcome: string): void {
    this.#emails.inc({ outcome })
  }

  /** Watches the connections of each cell from now on. */
  watch({ cells }: Databases): void {
    const states = ['idle', 'busy', 'waiting'] as const
    new Gauge({
      name: 'muster_database_connections',
      help: 'Connections by cell and pool, and the callers that wait for one.',
      labelNames: ['cell', 'pool', 'state'],
      registers: [this.#registry],
      collect() {
        for (const { name: cell, database } of cells)
          for (const [pool, state] of Object.entries(database.pools()))
            for (const each of states) this.set({ cell, pool, state: each }, state[each])
      },
    })
  }

  /** Asks for the queue of webhook deliveries whenever the metrics are read. */
  watchQueue(depth: () => Promise<Depth>): void {
    const gauge = (name: string, help: string, of: keyof Depth) =>
      new Gauge({
        name: `muster_webhook_${name}`,
        help,
        registers: [this.#registry],
        async collect() {
          const found = await looked()
          // Without the database there is nothing to tell of its queue, and everything else to tell.
          if (found) this.set(found[of])
          else this.remove()
        },
      })
    // Three gauges, one look.
    let look: Promise<Depth | undefined> | undefined
    const looked = () => {
      look ??= depth()
        .catch(() => undefined)
        .finally(() => {
          look = undefined
        })
      return look
    }
    gauge(
      'deliveries_open',
      'Deliveries that are neither delivered nor exhausted, including held ones.',
      'open',
    )
    gauge('deliveries_due', 'Deliveries that are due now.', 'due')
    gauge('oldest_due_seconds', 'How long the oldest due delivery has been due.', 'oldest_seconds')
  }

  #counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name: `muster_${name}`, help, labelNames, registers: [this.#registry] })
  }
}

function rememberIn<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key)
  if (value !== undefined) return value
  const made = make()
  known.set(key, made)
  return made
}
