// The lookout: looks for work when a channel of the database tells of some, and now and then in any case.

import type { Database, Listening } from '@muster/db'

export interface LookoutOptions {
  readonly database: Database
  /** What is sent there is a hint; what it missed is found by looking. */
  readonly channel: string
  readonly everyMs: number
  /** Takes what there is to be done; whether there may be more. It throws nothing. */
  readonly look: () => Promise<boolean>
  /** Told each time that it has looked and rests. */
  readonly onRest?: () => void
}

/** Looks one time after the other, however often it is woken. */
export class Lookout {
  readonly #options: LookoutOptions
  #listening: Listening | undefined
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined
  #lookAgain = false
  #stopping = false

  constructor(options: LookoutOptions) {
    this.#options = options
  }

  /** Looks from now on. */
  start(): void {
    const { database, channel, everyMs } = this.#options
    this.#listening = database.listen(channel, () => this.wake())
    // It also keeps the process: while the database is away there may be nothing else that does.
    this.#timer = setInterval(() => this.wake(), everyMs)
    this.wake()
  }

  wake(): void {
    if (this.#stopping) return
    this.#lookAgain = true
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined
      this.#options.onRest?.()
    })
  }

  get isLooking(): boolean {
    return this.#looking !== undefined
  }

  /** Resolves once it does not look. */
  async rest(): Promise<void> {
    while (this.#looking) await this.#looking
  }

  /** Looks for nothing more; resolves once the last look has ended. */
  async stop(): Promise<void> {
    this.#stopping = true
    clearInterval(this.#timer)
    await this.#listening?.stop()
    await this.rest()
  }

  async #look(): Promise<void> {
    while (this.#lookAgain && !this.#stopping) {
      this.#lookAgain = false
      if (await this.#options.look()) this.#lookAgain = true
    }
  }
}
