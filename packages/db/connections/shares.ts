// Shares: who may take the next connection of a pool, so that no party of its users starves the others.

import { Unavailable } from './failures.ts'
import type { Patience } from './patience.ts'

/** Too many of one party ask for a connection: this one got none, and nothing was begun. */
export class Crowded extends Unavailable {
  /** Connections that the party had at that moment. */
  readonly held: number
  /** Others of the party that waited for one. */
  readonly waiting: number
  /** How long this one waited; 0 where its line was full. */
  readonly waitedMs: number

  constructor(held: number, waiting: number, waitedMs: number) {
    super(new Error(`No connection after ${waitedMs} ms: the party has ${held}, and ${waiting} others wait.`))
    this.held = held
    this.waiting = waiting
    this.waitedMs = waitedMs
  }
}

interface Party {
  held: number
  /** What admits those who wait, the first in line first. */
  readonly line: Set<() => void>
}

const waitMs = 5_000

export interface SharesOptions {
  /** Connections of the pool. */
  readonly size: number
  /** How long a line may get, and with it what those in it hold in memory. */
  readonly maxWaiting?: number | undefined
  /** Told of each that gets no connection: its line was full, or too slow. */
  readonly onRefused?: ((line: 'full' | 'slow') => void) | undefined
}

/**
 * A party may take a connection only while it holds fewer than are free. One alone gets half of the pool, two busy ones
 * a third each, and whoever comes next always finds some free. Those who have to wait do so in the line of their
 * party, and the lines are served in turn.
 */
export class Shares {
  #free: number
  #waiting = 0
  readonly #options: SharesOptions
  readonly #parties = new Map<string, Party>()
  /** Parties with a line, the one whose turn is next first. */
  readonly #lines = new Map<string, Party>()

  constructor(options: SharesOptions) {
    this.#free = options.size
    this.#options = options
  }

  /** How many wait. */
  get waiting(): number {
    return this.#waiting
  }

  /** Resolves when the party may take a connection, with what tells that it is given back. */
  async enter(name: string, patience?: Patience): Promise<() => void> {
    patience?.assert()
    const party = this.#findParty(name)
    if (party.line.size > 0 || !this.#mayTake(party)) await this.#wait(name, party, patience)
    else this.#take(party)
    return () => this.#leave(name, party)
  }

  #mayTake({ held }: Party): boolean {
    return held < this.#free
  }

  #take(party: Party): void {
    party.held++
    this.#free--
  }

  #leave(name: string, party: Party): void {
    party.held--
    this.#free++
    this.#serve()
    this.#forget(name, party)
  }

  #wait(name: string, party: Party, patience?: Patience): Promise<void> {
    const { maxWaiting = Number.POSITIVE_INFINITY } = this.#options
    if (party.line.size >= maxWaiting) throw this.#refuse(party, 0)
    return new Promise((resolve, reject) => {
      const stepOut = () => {
        clearTimeout(timer)
        listening?.()
        this.#waiting--
        party.line.delete(admit)
        if (party.line.size === 0) this.#lines.delete(name)
      }
      const admit = () => {
        stepOut()
        this.#take(party)
        resolve()
      }
      const leave = (why: () => Error) => {
        stepOut()
        this.#forget(name, party)
        reject(why())
      }
      const timer = setTimeout(() => leave(() => this.#refuse(party, waitMs)), waitMs)
      const listening = patience?.onEnd(over => leave(() => over))
      this.#waiting++
      party.line.add(admit)
      this.#lines.set(name, party)
    })
  }

  /** One of each line at a time. Of the parties that have to go on waiting each holds one, so there are few. */
  #serve(): void {
    for (const [name, party] of this.#lines) {
      if (this.#free === 0) return
      if (!this.#mayTake(party)) continue
      this.#lines.delete(name)
      const [admit] = party.line
      admit!()
      if (party.line.size > 0) this.#lines.set(name, party)
    }
  }

  #refuse({ held, line }: Party, waitedMs: number): Crowded {
    this.#options.onRefused?.(waitedMs > 0 ? 'slow' : 'full')
    return new Crowded(held, line.size, waitedMs)
  }

  #findParty(name: string): Party {
    return this.#parties.getOrInsertComputed(name, () => ({ held: 0, line: new Set() }))
  }

  #forget(name: string, { held, line }: Party): void {
    if (held === 0 && line.size === 0) this.#parties.delete(name)
  }
}
