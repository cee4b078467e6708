// Turns of workspaces: where several ask at once, whoever has much under way begins one request in a turn of the event loop.

import type { Caller } from '../auth/callers.ts'

/** The people of a workspace are a line of their own, as they are in the pool. */
export const nameLine = ({ workspace, session }: Pick<Caller, 'workspace' | 'session'>): string =>
  session ? `people of ${workspace.id}` : workspace.id

/** Under way of one line, or waiting to begin. */
interface Line {
  begun: number
  readonly waiting: (() => void)[]
}

/** As many of one line begin at once, whoever else is there. */
const atOnce = 4
/** How long another line is thought of as being there. */
const presenceMs = 1_000

/**
 * The server has one thread. What arrived of one workspace would all be begun before it looks for anything else, such as
 * what the database has answered to another one. So a line that has much under way begins one request, and the others
 * have their turn before its next. Nothing is held back while nothing else is to be done, and a line that is alone never waits.
 */
export class WorkspaceTurns {
  readonly #lines = new Map<string, Line>()
  /** Names of lines in which somebody waits, the one whose turn is next first. */
  readonly #waiting = new Set<string>()
  #latest = ''
  /** When a line began after another one had. */
  #mixedAt = Number.NEGATIVE_INFINITY
  readonly #now: () => number

  /** `now` tells milliseconds of a clock that never goes back. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  async run<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const line = this.#lines.getOrInsertComputed(name, () => ({ begun: 0, waiting: [] }))
    if (name !== this.#latest) {
      this.#latest = name
      this.#mixedAt = this.#now()
    }
    if (line.waiting.length > 0 || (line.begun >= atOnce && this.#isMixed())) await this.#wait(name, line)
    else line.begun++
    try {
      return await work()
    } finally {
      line.begun--
      if (line.begun === 0 && line.waiting.length === 0) this.#lines.delete(name)
    }
  }

  #isMixed(): boolean {
    return this.#now() - this.#mixedAt < presenceMs
  }

  #wait(name: string, line: Line): Promise<void> {
    if (this.#waiting.size === 0) setImmediate(this.#next)
    this.#waiting.add(name)
    return new Promise(begin => line.waiting.push(begin))
  }

  readonly #next = () => {
    const [name] = this.#waiting
    const line = this.#lines.get(name!)!
    this.#waiting.delete(name!)
    line.begun++
    line.waiting.shift()!()
    if (line.waiting.length > 0) this.#waiting.add(name!)
    if (this.#waiting.size > 0) setImmediate(this.#next)
  }
}
