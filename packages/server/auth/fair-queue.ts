// A fair queue: work waits in one line for each who asks, and lines and the sites they belong to have their turns one after the other.

interface Waiting {
  readonly start: () => void
  readonly turnAway: (why: Error) => void
}

/** Lines in the order of their turns. One that has had its turn goes to the end. */
type Lines = Map<string, Waiting[]>

/** Who asks, and the site that they and others ask from: who has a whole site has no more turns than who has one address. */
export interface Asker {
  readonly site: string
  readonly line: string
}

export interface FairQueueOptions {
  /** How much is done at once. */
  readonly atOnce: number
  /** How much waits, of everybody together. */
  readonly maxWaiting: number
  /** What is said to whoever is turned away, who should come back after so many seconds. */
  readonly refusal: (comeBackSeconds: number) => Error
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number
}

/** How much the newest work counts in the pace. */
const weightOfNewest = 0.1
/** Nobody is sent away for longer, however many were sent before them. */
const maxComeBackMs = 120_000
/** Sites that are remembered to have been sent away. */
const maxSites = 10_000

export class FairQueue {
  readonly #options: FairQueueOptions
  readonly #now: () => number
  #busy = 0
  #waiting = 0
  /** How long one work takes, as the last ones did; 0 before the first has ended. */
  #paceMs = 0
  /** Of each site, when the last of those who were turned away comes back. */
  readonly #lastReturns = new Map<string, number>()
  /** In the order of their turns, as the lines of each. */
  readonly #sites = new Map<string, Lines>()

  constructor(options: FairQueueOptions) {
    this.#options = options
    this.#now = options.now ?? (() => performance.now())
  }

  /** Does the work in the turn of whoever asks; throws the refusal where the queue is full and others wait less. */
  async run<Result>(who: Asker, work: () => Promise<Result>): Promise<Result> {
    if (this.#busy < this.#options.atOnce) this.#busy++
    else await this.#wait(who)
    const began = this.#now()
    try {
      return await work()
    } finally {
      const tookMs = this.#now() - began
      this.#paceMs = this.#paceMs === 0 ? tookMs : this.#paceMs + (tookMs - this.#paceMs) * weightOfNewest
      // The place goes from hand to hand, so that nobody who comes at this moment takes it as well.
      const next = this.#next()
      if (next) next.start()
      else this.#busy--
    }
  }

  #wait({ site, line }: Asker): Promise<void> {
    if (this.#waiting >= this.#options.maxWaiting) this.#makeRoom({ site, line })
    const lines: Lines = this.#sites.get(site) ?? new Map()
    const own = lines.get(line) ?? []
    return new Promise((start, turnAway) => {
      own.push({ start, turnAway })
      lines.set(line, own)
      this.#sites.set(site, lines)
      this.#waiting++
    })
  }

  /** Those of a site come back one after the other, as fast as work is done, behind those who wait now. */
  #refuse(site: string): Error {
    const now = this.#now()
    const stepMs = this.#paceMs / this.#options.atOnce
    const last = this.#lastReturns.get(site) ?? 0
    const next = Math.min(Math.max(last, now + this.#waiting * stepMs) + stepMs, now + maxComeBackMs)
    if (this.#lastReturns.size >= maxSites) this.#forgetReturned(now)
    this.#lastReturns.set(site, next)
    return this.#options.refusal(Math.max(1, Math.ceil((next - now) / 1_000)))
  }

  #forgetReturned(now: number): void {
    for (const [site, last] of this.#lastReturns) if (last <= now) this.#lastReturns.delete(site)
    // Somebody who asks from everywhere: a hint that is too short costs one more request.
    if (this.#lastReturns.size >= maxSites) this.#lastReturns.clear()
  }

  /** The last of the longest line gives way to a shorter one, so that nobody who asks often keeps out who asks once. */
  #makeRoom({ site, line }: Asker): void {
    const own = this.#sites.get(site)
    const [fullest, most] = findMost(this.#sites, countOf)
    const isOthers = most > (own ? countOf(own) : 0) + 1
    const of = isOthers ? fullest : site
    const lines = isOthers ? this.#sites.get(fullest)! : (own ?? new Map())
    const [longest, length] = findMost(lines, ({ length }) => length)
    if (!isOthers && length <= (own?.get(line)?.length ?? 0) + 1) throw this.#refuse(site)
    const waiting = lines.get(longest)!
    const last = waiting.pop()!
    if (waiting.length === 0) lines.delete(longest)
    if (lines.size === 0) this.#sites.delete(of)
    this.#waiting--
    last.turnAway(this.#refuse(of))
  }

  #next(): Waiting | undefined {
    const [firstSite] = this.#sites
    if (!firstSite) return undefined
    const [site, lines] = firstSite
    const [line, waiting] = [...lines][0]!
    this.#sites.delete(site)
    lines.delete(line)
    const next = waiting.shift()
    if (waiting.length > 0) lines.set(line, waiting)
    if (lines.size > 0) this.#sites.set(site, lines)
    this.#waiting--
    return next
  }
}

function countOf(lines: Lines): number {
  let count = 0
  for (const { length } of lines.values()) count += length
  return count
}

/** Of several that have as much, the one whose turn comes last. */
function findMost<Value>(
  of: ReadonlyMap<string, Value>,
  count: (value: Value) => number,
): [name: string, count: number] {
  let most: [string, number] = ['', 0]
  for (const [name, value] of of) {
    const here = count(value)
    if (here >= most[1]) most = [name, here]
  }
  return most
}
