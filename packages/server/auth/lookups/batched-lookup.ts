// A batched lookup: requests that arrive during a query are answered by the next query, so there is one query at a time.

type Find<Found> = (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>

interface Batch<Found> {
  readonly keys: Set<string>
  readonly found: Promise<ReadonlyMap<string, Found>>
}

/** How long a query may stay unanswered before it is sent again in parallel, and how often it is sent at most. */
const silenceMs = 1_000
const maxTries = 3

export class BatchedLookup<Found> {
  readonly #find: Find<Found>
  #underWay: Promise<unknown> = Promise.resolve()
  /** Collects keys until the query before it has ended. */
  #next: Batch<Found> | undefined

  constructor(find: Find<Found>) {
    this.#find = find
  }

  async ask(key: string): Promise<Found | undefined> {
    this.#next ??= this.#collect()
    const { keys, found } = this.#next
    keys.add(key)
    return (await found).get(key)
  }

  #collect(): Batch<Found> {
    const keys = new Set<string>()
    const found = this.#underWay.then(() => {
      this.#next = undefined
      const all = [...keys]
      return firstOf(() => this.#find(all))
    })
    this.#underWay = found.catch(() => undefined)
    return { keys, found }
  }
}

/** The first answer. A connection can break silently, so a repeated query takes another one. */
async function firstOf<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  let again: NodeJS.Timeout | undefined
  const answer = new Promise<Answer>((resolve, reject) => {
    const tryOnce = (left: number) => {
      ask().then(resolve, reject)
      if (left > 1) again = setTimeout(tryOnce, silenceMs, left - 1)
    }
    tryOnce(maxTries)
  })
  return answer.finally(() => clearTimeout(again))
}
