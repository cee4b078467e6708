// Health: whether this process is alive, whether it is ready for requests, and its metrics.

import { timingSafeEqual } from 'node:crypto'
import type { AnyDatabase } from '@muster/db'
import { type Sentence, say } from '@muster/sentences'
import { Problem } from '../http/problem.ts'
import type { Config } from './config.ts'
import type { Metrics } from './metrics.ts'
import type { Platform } from './platform.ts'

export interface HealthOptions {
  readonly database: AnyDatabase
  readonly metrics: Metrics
  /** Without secrets no key can be checked, so no request can be answered. */
  readonly configured: boolean
  readonly metricsToken?: string | undefined
  /** Whether /metrics may be read without a token where none is set. */
  readonly openMetrics: boolean
}

/** Of a process with this configuration on this platform. */
export function openHealth(
  { metricsToken, production }: Config,
  { database, metrics, secrets }: Platform,
): Health {
  const configured = secrets !== undefined
  return new Health({ database, metrics, configured, metricsToken, openMetrics: !production })
}

interface Report {
  readonly type: string
  readonly text: string
}

const checkedForMs = 500
const patienceMs = 2_000
const plain = 'text/plain; charset=utf-8'

export class Health {
  readonly #options: HealthOptions
  #stopping = false
  #checked: { readonly until: number; readonly reached: Promise<void> } | undefined

  constructor(options: HealthOptions) {
    this.#options = options
  }

  /** From now on the process says that it is leaving. */
  stop(): void {
    this.#stopping = true
  }

  get stopping(): boolean {
    return this.#stopping
  }

  has(path: string): boolean {
    const { metricsToken, openMetrics } = this.#options
    if (path === '/metrics') return metricsToken !== undefined || openMetrics
    return path === '/healthz' || path === '/readyz'
  }

  async report(path: string, authorization: string | undefined): Promise<Report> {
    if (path === '/healthz') return { type: plain, text: 'ok\n' }
    if (path === '/metrics') return this.#metrics(authorization)
    await this.#assertReady()
    return { type: plain, text: 'ready\n' }
  }

  async #metrics(authorization: string | undefined): Promise<Report> {
    const { metricsToken, metrics } = this.#options
    if (metricsToken !== undefined && !isSame(authorization ?? '', `Bearer ${metricsToken}`)) {
      throw new Problem(
        authorization === undefined ? 'missing_credentials' : 'invalid_api_key',
        say`Send the token of MUSTER_METRICS_TOKEN as: Authorization: Bearer <token>`,
        { headers: { 'WWW-Authenticate': 'Bearer' } },
      )
    }
    return { type: metrics.contentType, text: await metrics.text() }
  }

  async #assertReady(): Promise<void> {
    if (this.#stopping) throw notReady(say`This process is stopping; send requests to another one.`)
    if (!this.#options.configured)
      throw notReady(say`MUSTER_SECRET is not set, so no API key can be checked.`)
    await this.#reachDatabase().catch(cause => {
      throw notReady(say`The database does not answer.`, cause)
    })
  }

  /** One check of the database for all requests within half a second. */
  #reachDatabase(): Promise<void> {
    const now = performance.now()
    if (!this.#checked || this.#checked.until < now) {
      this.#checked = { until: now + checkedForMs, reached: within(this.#options.database.assertReachable()) }
      this.#checked.reached.catch(() => undefined)
    }
    return this.#checked.reached
  }
}

function within(work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${patienceMs} ms`)), patienceMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

function notReady(detail: Sentence, cause?: unknown): Problem {
  return new Problem('internal_error', detail, {
    status: 503,
    title: 'Not ready',
    headers: { 'Retry-After': '1' },
    cause,
  })
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
