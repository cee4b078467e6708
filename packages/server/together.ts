// Together: what is asked for while a query is under way is asked by the next one, so that there is one at a time.

type Find<Found> = (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>

interface Batch<Found> {
  readonly keys: Set<string>
  readonly found: Promise<ReadonlyMap<string, Found>>
}

export class Together<Found> {
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
      return this.#find([...keys])
    })
    this.#underWay = found.catch(() => undefined)
    return { keys, found }
  }
}
