// The deadline of a request: it is worked on for as long as its caller waits and no longer than an answer may take.

import type { Socket } from 'node:net'
import { CommitUnknown, Patience } from '@muster/db'

/** How much longer a commit in progress may take than other work, before the response says that its result is unknown. */
export const commitMs = 4_000

/** The time for one answer. */
export class Deadline {
  readonly #patience: Patience
  readonly #answerMs: number
  #timer: NodeJS.Timeout | undefined

  constructor(patience: Patience, answerMs: number) {
    this.#patience = patience
    this.#answerMs = answerMs
    this.#timer = setTimeout(() => patience.end('late'), answerMs)
  }

  /** Stops the time while something else limits the wait, such as that for a large body. */
  suspend(): void {
    clearTimeout(this.#timer)
    this.#patience.last(Number.POSITIVE_INFINITY)
  }

  /** Begins it anew. */
  restart(): void {
    this.suspend()
    this.#patience.last(this.#answerMs)
    this.#timer = setTimeout(() => this.#patience.end('late'), this.#answerMs)
  }
}

export class Deadlines {
  readonly #answerMs: number
  /** The callers waiting on each connection: more than one if requests are pipelined. */
  readonly #waiting = new WeakMap<Socket, Set<Patience>>()

  constructor(answerMs: number) {
    this.#answerMs = answerMs
  }

  /**
   * The result of the work; GivenUp where the caller hung up or it took too long. Then what it began is rolled back,
   * behind the answer; CommitUnknown where a commit is on its way by then and does not come back. A result that nobody
   * waits for any more goes to `drop`, to close what it has opened.
   */
  async run<Result>(
    socket: Socket,
    work: (patience: Patience, deadline: Deadline) => Promise<Result>,
    drop: (result: Result) => void = () => undefined,
  ): Promise<Result> {
    const patience = new Patience(this.#answerMs)
    const others = this.#behind(socket)
    others.add(patience)
    const deadline = new Deadline(patience, this.#answerMs)
    if (socket.destroyed) patience.end('gone')
    try {
      return await untilOver(patience, work(patience, deadline), drop)
    } finally {
      deadline.suspend()
      others.delete(patience)
    }
  }

  #behind(socket: Socket): Set<Patience> {
    return this.#waiting.getOrInsertComputed(socket, () => {
      const others = new Set<Patience>()
      socket.once('close', () => {
        for (const patience of others) patience.end('gone')
      })
      return others
    })
  }
}

function untilOver<Result>(
  patience: Patience,
  work: Promise<Result>,
  drop: (result: Result) => void,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    let isOver = false
    const giveUp = (reason: unknown) => {
      isOver = true
      reject(reason)
    }
    work.then(result => (isOver ? drop(result) : resolve(result)), reject)
    patience.onEnd(over => {
      if (!patience.committing) return giveUp(over)
      const unknown = new CommitUnknown(new Error('the commit was not answered in the time for an answer'))
      setTimeout(giveUp, commitMs, unknown).unref()
    })
  })
}
