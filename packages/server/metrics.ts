// Metrics: what an operator watches, in the Prometheus text format; no label names a workspace, a key or a person.

import type { Database } from '@muster/db'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Seconds. */
const durations = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

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
  readonly #refusals = this.#counter('rate_limited_total', 'Requests refused by a budget.', ['budget'])
  readonly #replays = this.#counter('idempotent_replays_total', 'Answers that were given before.', [])
  readonly #retries = this.#counter('database_retries_total', 'Transactions that were run again.', ['code'])
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

  /** Counts an answer; `operation` is none where the request reached no operation, `status` aborted where nobody waited for it. */
  answered(operation: string, status: number | 'aborted', seconds: number): void {
    remembered(this.#answered, `${operation} ${status}`, () =>
      this.#requests.labels({ operation, status: String(status) }),
    ).inc()
    remembered(this.#timed, operation, () => this.#durations.labels({ operation })).observe(seconds)
  }

  limited(budget: 'workspace' | 'address'): void {
    this.#refusals.inc({ budget })
  }

  replayed(): void {
    this.#replays.inc()
  }

  retried(code: string): void {
    this.#retries.inc({ code })
  }

  /** Watches the connections of a database from now on. */
  watch(database: Database): void {
    const states = ['idle', 'busy', 'waiting'] as const
    new Gauge({
      name: 'muster_database_connections',
      help: 'Connections by pool, and the callers that wait for one.',
      labelNames: ['pool', 'state'],
      registers: [this.#registry],
      collect() {
        for (const [pool, state] of Object.entries(database.pools())) {
          for (const each of states) this.set({ pool, state: each }, state[each])
        }
      },
    })
  }

  #counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name: `muster_${name}`, help, labelNames, registers: [this.#registry] })
  }
}

function remembered<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key)
  if (value !== undefined) return value
  const made = make()
  known.set(key, made)
  return made
}
