// A remembered look-up: the row behind a key, asked for at most once in 900 ms, in one query for all that ask at once.

import { findUnanswered } from '@muster/db'
import { digestKey } from '../api-keys.ts'
import type { Secrets } from '../secrets.ts'
import { BatchedLookup } from './batched-lookup.ts'

/** What was revoked is refused everywhere within this time. */
const rememberedMs = 900
const maxRemembered = 10_000

interface Found<Row> {
  readonly row: Row
  readonly until: number
}

/** Nobody knows whether there is such a key. */
interface NotAnswered {
  readonly error: unknown
}

export class RememberedLookup<Row extends { readonly digest: Buffer }, Known> {
  readonly #secrets: Secrets
  readonly #ask: (digests: readonly string[]) => Promise<Row[]>
  readonly #make: (row: Row, key: string) => Known
  readonly #keptMs: number
  /** Only keys of ours, so that guesses push none of them out. */
  readonly #known = new Map<string, { readonly known: Known; readonly until: number }>()
  // Every guess is looked up, but simultaneous guesses share one query.
  readonly #rows = new BatchedLookup<Found<Row> | NotAnswered>(keys => this.#find(keys))

  constructor(
    secrets: Secrets,
    ask: (digests: readonly string[]) => Promise<Row[]>,
    make: (row: Row, key: string) => Known,
    keptMs = rememberedMs,
  ) {
    this.#secrets = secrets
    this.#ask = ask
    this.#make = make
    this.#keptMs = keptMs
  }

  /** What is made of the key's row; undefined where there is none. */
  async find(key: string): Promise<Known | undefined> {
    const remembered = this.#known.get(key)
    if (remembered && remembered.until > Date.now()) return remembered.known
    const found = await this.#rows.ask(key)
    if (!found) return undefined
    if ('error' in found) throw found.error
    const known = this.#make(found.row, key)
    if (this.#known.size >= maxRemembered) this.#known.clear()
    this.#known.set(key, { known, until: found.until })
    return known
  }

  /** Under every secret at once: a key may have been made under the previous one. */
  async #find(keys: readonly string[]): Promise<ReadonlyMap<string, Found<Row> | NotAnswered>> {
    // Counted from the question: the answer may be late, and what it says is no newer for that.
    const until = Date.now() + this.#keptMs
    const byDigest = new Map(
      keys.flatMap(key =>
        this.#secrets.peppers.map(({ pepper }) => [digestKey(key, pepper).toString('hex'), key] as const),
      ),
    )
    const rows = await this.#ask(Array.from(byDigest.keys(), hex => `\\x${hex}`))
    const found = new Map<string, Found<Row> | NotAnswered>(
      rows.map(row => [byDigest.get(row.digest.toString('hex'))!, { row, until }]),
    )
    const error = findUnanswered(rows)
    // The database that did not answer may know the others.
    if (error !== undefined) for (const key of keys) if (!found.has(key)) found.set(key, { error })
    return found
  }
}
