// With the next flush: statements that leave before whatever is sent next, because nothing of the work waits for their rows.

import type { Call, Row } from './pipeline.ts'

interface Queued {
  readonly call: Call
  readonly take: (rows: Row[]) => void
}

/** What has left in one flush. */
export interface Left {
  readonly calls: readonly Call[]
  /** Hands out the rows of those that were answered. */
  tell(answered: readonly Row[][]): void
}

/** The statements of one transaction that have not left yet, in their order. */
export class WithNext {
  #queued: Queued[] = []
  #mistake: { readonly error: unknown } | undefined

  get isEmpty(): boolean {
    return this.#queued.length === 0
  }

  add(call: Call, take: Queued['take']): void {
    this.#queued.push({ call, take })
  }

  /** They leave now, and once. */
  leave(): Left {
    const left = this.#queued
    this.#queued = []
    const tell = (answered: readonly Row[][]) => {
      try {
        for (const [n, rows] of answered.entries()) left[n]!.take(rows)
      } catch (error) {
        this.#mistake ??= { error }
      }
    }
    return { calls: left.map(({ call }) => call), tell }
  }

  /** Throws where one of them did something else than was expected. Whoever waited for the flush may not have asked for it. */
  assert(): void {
    if (this.#mistake) throw this.#mistake.error
  }
}
