// Callers on a load balancer: each goes on with the next request, whatever became of the last one, and notes what that was.

import { randomUUID } from 'node:crypto'
import { type Muster, MusterError } from '@muster/sdk'
import { ayesha } from '../fixtures/make.ts'
import { until } from '../processes/until.ts'
import { nodeHeader } from './balancer.ts'

export interface Tried {
  readonly began: number
  readonly seconds: number
  readonly node: string | null
  /** What the caller was left with. */
  readonly failed?: string
}

/** Callers who create, read and change employees through the balancer, one request after another. */
export class Callers {
  static readonly count = 12
  readonly tried: Tried[] = []
  /** The ids of those whose creation was acknowledged, by last name. */
  readonly made = new Map<string, string>()
  readonly #sdk: Muster
  readonly #running: Promise<void>[]
  #going = true

  constructor(sdk: Muster) {
    this.#sdk = sdk
    this.#running = Array.from({ length: Callers.count }, () => this.#run())
  }

  get failed(): readonly Tried[] {
    return this.tried.filter(({ failed }) => failed !== undefined)
  }

  /** Waits for so many more answers, of one node or of any. */
  async until(more: number, node?: string): Promise<void> {
    const since = this.tried.length
    const answered = () => this.tried.slice(since).filter(each => node === undefined || each.node === node)
    await until(() => answered().length >= more)
  }

  async end(): Promise<void> {
    this.#going = false
    await Promise.all(this.#running)
  }

  async #run(): Promise<void> {
    while (this.#going) {
      const last_name = randomUUID()
      const made = await this.#try(() => this.#sdk.employees.create({ ...ayesha, last_name }).withResponse())
      if (!made) continue
      this.made.set(last_name, made.id)
      await this.#try(() => this.#sdk.employees.get(made.id).withResponse())
      await this.#try(() => this.#sdk.employees.update(made.id, { first_name: 'Zara' }).withResponse())
    }
  }

  async #try<T>(send: () => Promise<{ data: T; response: Response }>): Promise<T | undefined> {
    const began = performance.now()
    const keep = (node: string | null, failed?: string) =>
      this.tried.push({
        began,
        seconds: (performance.now() - began) / 1_000,
        node,
        ...(failed && { failed }),
      })
    try {
      const { data, response } = await send()
      keep(response.headers.get(nodeHeader))
      return data
    } catch (error) {
      if (!(error instanceof MusterError)) throw error
      keep(null, error.message)
      return undefined
    }
  }
}
