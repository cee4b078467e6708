// A fair queue: work waits in one line for each who asks, and each line has its turn after the others.

interface Waiting {
  readonly start: () => void
  readonly turnAway: (why: Error) => void
}

export interface FairQueueOptions {
  /** How much is done at once. */
  readonly atOnce: number
  /** How much waits, of everybody together. */
  readonly maxWaiting: number
  /** What is said to whoever is turned away. */
  readonly refusal: () => Error
}

export class FairQueue {
  readonly #options: FairQueueOptions
  #busy = 0
  #waiting = 0
  /** In the order of their turns. A line that has had its turn goes to the end. */
  readonly #lines = new Map<string, Waiting[]>()

  constructor(options: FairQueueOptions) {
    this.#options = options
  }

  /** Does the work in the turn of whoever asks; throws the refusal where the queue is full and others wait less. */
  async run<Result>(who: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#busy < this.#options.atOnce) this.#busy++
    else await this.#wait(who)
    try {
      return await work()
    } finally {
      // The place goes from hand to hand, so that nobody who comes at this moment takes it as well.
      const next = this.#next()
      if (next) next.start()
      else this.#busy--
    }
  }

  #wait(who: string): Promise<void> {
    const own = this.#lines.get(who) ?? []
    if (this.#waiting >= this.#options.maxWaiting) this.#makeRoom(own.length + 1)
    return new Promise((start, turnAway) => {
      own.push({ start, turnAway })
      this.#lines.set(who, own)
      this.#waiting++
    })
  }

  /** The last of the longest line gives way to a shorter one, so that nobody who asks often keeps out who asks once. */
  #makeRoom(length: number): void {
    const [who, longest] = [...this.#lines].reduce((one, other) =>
      other[1].length > one[1].length ? other : one,
    )
    if (longest.length <= length) throw this.#options.refusal()
    const last = longest.pop()!
    if (longest.length === 0) this.#lines.delete(who)
    this.#waiting--
    last.turnAway(this.#options.refusal())
  }

  #next(): Waiting | undefined {
    const [first] = this.#lines
    if (!first) return undefined
    const [who, line] = first
    this.#lines.delete(who)
    const next = line.shift()
    if (line.length > 0) this.#lines.set(who, line)
    this.#waiting--
    return next
  }
}
