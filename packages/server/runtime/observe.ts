// Observation: the course of one request, reported at its end as metrics, a log line, a Server-Timing header and spans.

import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import type { Caller } from '../auth/callers.ts'
import type { Payer } from '../auth/rate-limits.ts'
import type { Operation } from '../http/operation.ts'
import type { Metrics } from './metrics.ts'
import { traceRequest } from './tracing.ts'

/** What a request goes through, in order; each stage lasts until the next is reached. */
export type Stage = 'authenticate' | 'validate' | 'handle' | 'commit'

export function newRequestId(): string {
  return `req_${randomUUID().replaceAll('-', '')}`
}

export interface Timed {
  readonly name: Stage
  /** Milliseconds on the clock of `performance`. */
  readonly from: number
  readonly until: number
}

/** Filled in on the way. */
export class Observation {
  readonly req: IncomingMessage
  readonly request_id: string
  readonly from = performance.now()
  until = 0
  operation: Operation | undefined
  /** What was asked for, where it is no operation of the contract. */
  page: string | undefined
  caller: Caller | undefined
  /** Whose budget the request was counted against. */
  budget: Payer | undefined
  /** What went wrong inside, for the log alone. */
  cause: unknown
  #stages: { readonly name: Stage; readonly from: number }[] = []

  constructor(req: IncomingMessage, request_id: string) {
    this.req = req
    this.request_id = request_id
  }

  reaches(name: Stage): void {
    this.#stages.push({ name, from: performance.now() })
  }

  /** The stages that were reached; a transaction that ran again counts as one. */
  stages(): Timed[] {
    const first = this.#stages.filter(
      ({ name }, n) => this.#stages.findIndex(each => each.name === name) === n,
    )
    return first.map((stage, n) => ({ ...stage, until: first[n + 1]?.from ?? this.until }))
  }
}

/** How it ended. */
export interface Outcome {
  readonly status: number
  readonly replayed: boolean
  /** The caller was gone before there was an answer. */
  readonly aborted: boolean
}

export interface ObserverOptions {
  readonly log: Logger
  readonly metrics: Metrics
  readonly serverTiming: boolean
}

export class Observer {
  readonly #options: ObserverOptions

  constructor(options: ObserverOptions) {
    this.#options = options
  }

  /** Headers that tell the caller where the time went, where the deployment wants that. */
  timing(seen: Observation): Record<string, string> | undefined {
    if (!this.#options.serverTiming) return undefined
    seen.until = performance.now()
    const parts = seen.stages().map(({ name, from, until }) => `${name};dur=${(until - from).toFixed(2)}`)
    return { 'Server-Timing': [...parts, `total;dur=${(seen.until - seen.from).toFixed(2)}`].join(', ') }
  }

  endRequest(seen: Observation, { status, replayed, aborted }: Outcome): void {
    const { metrics, log } = this.#options
    seen.until = performance.now()
    const { operation, budget, cause } = seen
    const id = operation?.id ?? seen.page ?? 'none'
    metrics.countAnswer(id, aborted ? 'aborted' : status, (seen.until - seen.from) / 1000)
    if (replayed) metrics.countReplay()
    if (status === 429 && budget) metrics.countLimited(budget)
    const level = status >= 500 ? 'error' : 'info'
    if (log.isLevelEnabled(level)) log[level](makeLine(seen, status, aborted, cause), 'request')
    traceRequest(seen, status)
  }
}

/** Nothing that the caller chose: no path, no query, no body, no address. What is undefined is left out of the line. */
function makeLine(seen: Observation, status: number, aborted: boolean, cause: unknown): object {
  const { caller } = seen
  return {
    request_id: seen.request_id,
    method: seen.req.method,
    operation: seen.operation?.id ?? seen.page ?? 'none',
    status,
    ms: Math.round((seen.until - seen.from) * 100) / 100,
    workspace_id: caller?.workspace.id,
    actor_id: caller?.actor_id,
    aborted: aborted || undefined,
    err: cause,
  }
}
