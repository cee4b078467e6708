// Patience: how long a caller waits for the database. When the caller stops waiting, the work is cancelled and rolled back.

import type pg from 'pg'
import { type Call, type Flushed, flush } from '../transactions/pipeline.ts'
import { cancel } from './cancel.ts'
import { giveUp, Unavailable } from './failures.ts'

type Reason = 'gone' | 'late'

/** The caller has gone, or the time for an answer is over. The work is rolled back. */
export class GivenUp extends Unavailable {
  readonly why: Reason

  constructor(why: Reason) {
    super(new Error(why === 'gone' ? 'the caller is gone' : 'the time for an answer is over'))
    this.why = why
  }
}

export class Patience {
  #until: number
  readonly #listeners = new Set<(over: GivenUp) => void>()
  #over: GivenUp | undefined
  /** A commit is in progress and cannot be cancelled. */
  committing = false

  constructor(ms: number) {
    this.#until = performance.now() + ms
  }

  /** Lasts so long from now on. */
  last(ms: number): void {
    this.#until = performance.now() + ms
  }

  end(why: Reason): void {
    if (this.#over) return
    this.#over = new GivenUp(why)
    for (const listener of this.#listeners) listener(this.#over)
  }

  /** Throws once the caller stops waiting. It checks the clock too, because timers run late in a busy process. */
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

/** A flush for a caller who waits: it is cancelled when the caller stops waiting. */
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
  // A cancellation can arrive at any time, and must not hit the next user of the connection.
  if (cancelled && !(await cancelled)) giveUp(client)
  patience.assert()
  return flushed
}

/** The flush that commits. Once it is sent, it is not cancelled: a standby may have it. */
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
