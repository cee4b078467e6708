// Load: callers that hire and look, each going on with a request until it is done.

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ayesha } from '../fixtures/make.ts'
import { call, type Timed } from '../http/calls.ts'

export interface Hired {
  readonly id: string
  readonly employee_code: string
  readonly last_name: string
}

export interface LoadOptions {
  readonly base_url: string
  readonly key: string
  /** Whether one who was hired may be gone. */
  readonly mayLose?: boolean
}

export class Load {
  /** Those whose creation was acknowledged, in order. */
  readonly hired: Hired[] = []
  /** When each of them was, on the clock of `performance`. */
  readonly hiredAt: number[] = []
  readonly looked: string[] = []
  readonly answers: Timed[] = []
  readonly #options: LoadOptions
  readonly #callers: Promise<void>[]
  #going = true

  constructor(options: LoadOptions) {
    this.#options = options
    this.#callers = [
      ...Array.from({ length: Load.hirers }, () => this.#hire()),
      ...Array.from({ length: 2 }, () => this.#look()),
    ]
  }

  static readonly hirers = 6

  /** Waits until this many more of each were done. */
  async goesOn(more = 20): Promise<void> {
    const [hired, looked] = [this.hired.length + more, this.looked.length + more]
    await this.until(() => this.hired.length >= hired && this.looked.length >= looked)
  }

  /** Waits until this many more were turned away. */
  async isTurnedAway(more = 20): Promise<void> {
    const away = this.#turnedAway() + more
    await this.until(() => this.#turnedAway() >= away)
  }

  /** Waits for a condition, or until a caller fails. */
  async until(condition: () => boolean | Promise<boolean>): Promise<void> {
    const failed = Promise.all(this.#callers)
    while (!(await condition())) await Promise.race([sleep(5), failed])
  }

  async end(): Promise<void> {
    this.#going = false
    await Promise.all(this.#callers)
  }

  #turnedAway(): number {
    return this.answers.filter(({ status }) => status === 503).length
  }

  async #done(each: { by?: string; path?: string; body?: unknown }): Promise<Timed> {
    const { base_url, key } = this.#options
    for (;;) {
      const answer = await call(base_url, { key, ...each })
      this.answers.push(answer)
      if (answer.status !== 503) return answer
      await sleep(20)
    }
  }

  async #hire(): Promise<void> {
    while (this.#going) {
      const last_name = randomUUID()
      const { status, text, json } = await this.#done({ by: last_name, body: { ...ayesha, last_name } })
      if (status !== 201) throw new Error(`A create was answered ${status}: ${text}`)
      this.hired.push(json)
      this.hiredAt.push(performance.now())
    }
  }

  async #look(): Promise<void> {
    const fine = this.#options.mayLose ? [200, 404] : [200]
    while (this.#going) {
      const known = this.hired.at(-1)
      const { status, text } = await this.#done({ path: known ? `/v1/employees/${known.id}` : '/v1/me' })
      if (!fine.includes(status)) throw new Error(`A read was answered ${status}: ${text}`)
      this.looked.push(known?.id ?? '')
    }
  }
}
