// Patience: somebody waits for what is asked of the database. What nobody waits for any more is given up and undone.

import type pg from 'pg'
import { cancel } from './cancel.ts'
import { giveUp, Unavailable } from './failures.ts'
import { type Call, type Flushed, flush } from './pipeline.ts'

type Reason = 'gone' | 'late'

/** Nobody waits any more: who asked is gone, or the time for an answer is over. What was begun is rolled back. */
export class GivenUp extends Unavailable {
  readonly why: Reason

  constructor(why: Reason) {
    super(new Error(why === 'gone' ? 'the caller is gone' : 'the time for an answer is over'))
    this.why = why
  }
}

export class Patience {
  readonly #until: number
  readonly #listeners = new Set<(over: GivenUp) => void>()
  #over: GivenUp | undefined
  /** A commit is under way, which nothing calls back. */
  committing = false

  constructor(ms: number) {
    this.#until = performance.now() + ms
  }

  end(why: Reason): void {
    if (this.#over) return
    this.#over = new GivenUp(why)
    for (const listener of this.#listeners) listener(this.#over)
  }

  /** Throws once nobody waits any more. It looks at the clock, for a process that is busy is late with its timers. */
  assert(): void {
    if (!this.#over && performance.now() > this.#until) this.end('late')
    if (this.#over) throw this.#over
  }

  /** Calls back when it ends; returns what makes it not do so. */
  onEnd(listener: (over: GivenUp) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}

/** A flush for somebody who waits for it: it is cancelled when they do no longer. */
export async function flushFor(
  patience: Patience | undefined,
  client: pg.ClientBase,
  calls: readonly Call[],
): Promise<Flushed> {
  if (!patience) return flush(client, calls)
  patience.assert()
  let cancelled: Promise<boolean> | undefined
  const stop = patience.onEnd(() => {
    cancelled = cancel(client)
  })
  const flushed = await flush(client, calls)
  stop()
  // A cancellation of which nobody knows when it arrives must not meet whoever has the connection next.
  if (cancelled && !(await cancelled)) giveUp(client)
  patience.assert()
  return flushed
}

/** The flush that commits for somebody who waits until it is sent. From then on it is not cancelled: a standby may have it. */
export async function commitFor(
  patience: Patience | undefined,
  client: pg.ClientBase,
  calls: readonly Call[],
): Promise<Flushed> {
  if (!patience) return flush(client, calls)
  patience.assert()
  patience.committing = true
  try {
    return await flush(client, calls)
  } finally {
    patience.committing = false
  }
}
