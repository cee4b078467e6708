// The load of a drill: callers who create employees until each is acknowledged, exports without a pause, and a receiver of webhooks.

import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, ask, type Service } from './service.ts'

export interface Acknowledged {
  readonly id: string
  readonly employee_code: string
  readonly last_name: string
  readonly at: number
}

const pauseMs = 20

export class Load {
  static readonly callers = 8
  readonly acknowledged: Acknowledged[] = []
  /** Answers that said: not now. */
  turnedAway = 0
  readonly exports = { begun: 0, succeeded: 0, longestSeconds: 0 }
  readonly #service: Service
  readonly #running: Promise<unknown>
  #going = true

  constructor(service: Service) {
    this.#service = service
    const callers = Array.from({ length: Load.callers }, () => this.#create())
    this.#running = Promise.all([...callers, this.#export()])
    // Whoever waits for it next gets it.
    this.#running.catch(() => undefined)
  }

  /** For so many seconds; throws what a caller has failed with. */
  async goesOn(seconds: number): Promise<void> {
    await Promise.race([sleep(seconds * 1_000), this.#running])
  }

  /** Once so many more were acknowledged that were asked for later. */
  async untilAcknowledged(more: number): Promise<void> {
    const since = this.acknowledged.length + Load.callers + more
    while (this.acknowledged.length < since) await this.goesOn(0.1)
  }

  /** The longest time after this moment, in seconds, in which nothing was acknowledged. */
  longestPause(since: number): number {
    const times = this.acknowledged.map(({ at }) => at).sort((a, b) => a - b)
    const pauses = times.slice(1).map((at, n) => (at < since ? 0 : at - times[n]!))
    return Math.max(0, ...pauses) / 1_000
  }

  async end(): Promise<void> {
    this.#going = false
    await this.#running
  }

  async #create(): Promise<void> {
    while (this.#going) {
      const last_name = randomUUID()
      const body = { first_name: 'Ayesha', last_name, joining_date: '2024-03-01' }
      const sent = { key: this.#service.key, body, by: last_name }
      const { json } = await this.#sendUntilDone('POST', '/v1/employees', sent)
      const { id, employee_code } = json
      this.acknowledged.push({ id, employee_code, last_name, at: performance.now() })
      await sleep(pauseMs)
    }
  }

  async #export(): Promise<void> {
    const { token: key } = this.#service
    const body = { kind: 'list', format: 'csv', list: 'listAuditEntries' }
    while (this.#going) {
      const { json } = await this.#sendUntilDone('POST', '/console/exports', { key, body, by: randomUUID() })
      this.exports.begun++
      const begun = performance.now()
      let status = 'running'
      while (status === 'running') {
        await sleep(100)
        status = (await this.#sendUntilDone('GET', `/console/exports/${json.id}`, { key })).json.status
      }
      if (status === 'succeeded') this.exports.succeeded++
      const seconds = (performance.now() - begun) / 1_000
      this.exports.longestSeconds = Math.max(this.exports.longestSeconds, seconds)
    }
  }

  /** Sends it under the same key until the service has done it; throws at any other answer than: not now. */
  async #sendUntilDone(method: string, path: string, sent: Parameters<typeof ask>[3]): Promise<Answer> {
    for (;;) {
      const answer = await ask(this.#service, method, path, sent)
      if (answer.status < 300) return answer
      if (answer.status !== 503 && answer.status !== 409)
        throw new Error(`${method} ${path} was answered ${answer.status}: ${JSON.stringify(answer.json)}`)
      this.turnedAway++
      await sleep(pauseMs)
    }
  }
}

/** Receives webhooks, and keeps of whom they say how often. */
export class Receiver {
  readonly deliveries = new Map<string, number>()
  readonly #server: Server

  constructor() {
    this.#server = createServer(async (req, res) => {
      const event = JSON.parse((await req.toArray()).join(''))
      if (event.type === 'employee.created') {
        const { id } = event.data
        this.deliveries.set(id, (this.deliveries.get(id) ?? 0) + 1)
      }
      res.writeHead(204).end()
    })
  }

  /** Listens; its host and port. */
  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }
}
