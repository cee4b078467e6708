// Writing behind: a piece is written while the next ones are read and computed, and only so many may wait.

import { keepAwake } from './awake.ts'
import type { Db, LongWriter } from './db.ts'

/** Writes what was prepared. It is called once every write before it has succeeded. */
export type Write = () => Promise<void>

/** Transactions that are open all the while. */
export interface Open {
  /** The one that is written in. */
  readonly db: LongWriter
  /** One that is read from and waits where there is no room. */
  readonly reads?: Db
}

/** Writes pieces one after the other, in the order in which they were added. The first that fails is the last. */
export class Behind {
  readonly #most: number
  readonly #db: LongWriter | undefined
  readonly #rest: () => Promise<void>
  /** Neither written nor failed, in order. */
  readonly #underWay: Promise<void>[] = []
  #last: Promise<void> = Promise.resolve()
  #failure: { readonly error: unknown } | undefined
  #begun = 0

  /** `most` pieces are prepared or written at a time: of 2, one is written and another one waits behind it. */
  constructor(most: number, open?: Open, wakeMs?: number) {
    this.#most = most
    this.#db = open?.db
    const transactions = open ? [open.db, ...(open.reads ? [open.reads] : [])] : []
    this.#rest = open ? keepAwake(transactions, wakeMs) : async () => undefined
  }

  /** Prepares a piece at once and writes it in its turn. Resolves as soon as there is room; throws what a write has failed with. */
  async add(prepare: () => Promise<Write>): Promise<void> {
    while (this.#underWay.length >= this.#most) await this.#underWay[0]
    if (this.#failure) throw this.#failure.error
    this.#last = this.#write(prepare(), this.#last)
    this.#last.catch(() => undefined)
    this.#underWay.push(this.#last)
  }

  /** Resolves once all is written; throws what a write has failed with. */
  async end(): Promise<void> {
    await this.settle()
    if (this.#failure) throw this.#failure.error
  }

  /** Resolves once nothing is prepared or written any more, whatever came of it. A transaction ends only after that. */
  async settle(): Promise<void> {
    await this.#last.catch(() => undefined)
    await this.#rest()
  }

  async #write(preparing: Promise<Write>, before: Promise<void>): Promise<void> {
    try {
      const [turn, prepared] = await Promise.allSettled([before, preparing])
      if (turn.status === 'rejected') throw turn.reason
      if (prepared.status === 'rejected') throw prepared.reason
      await this.#planAnew()
      await prepared.value()
    } catch (error) {
      this.#failure ??= { error }
      throw error
    } finally {
      this.#underWay.shift()
    }
  }

  /** In a new database the foreign keys of the first rows are planned for an empty table, and would scan all of a large one. */
  async #planAnew(): Promise<void> {
    this.#begun++
    if (this.#db && makesManyMore(this.#begun)) await this.#db.planAnew()
  }
}

/** Whether plans are made anew before the piece: the first, second, fourth, eighth and so on. */
export const makesManyMore = (piece: number): boolean => (piece & (piece - 1)) === 0
