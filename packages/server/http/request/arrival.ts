// The arrival of bodies: a large one may take longer than other requests, in proportion to its length.

import type { IncomingMessage } from 'node:http'
import type { Operation } from '../operation.ts'
import { readBody } from './body.ts'
import type { Deadline } from './request-deadline.ts'

/** 64 kB a second: half a megabit, which the lines of most offices and phones have. */
const slowestBytesPerMs = 64

export class Arrivals {
  readonly #until = new WeakMap<IncomingMessage, number>()

  /**
   * Reads the body of a caller who may send it; to anybody else a connection would be held open. A large one has more
   * time than node's timer gives, which all requests share, and the time for the answer begins behind it.
   */
  async read(
    req: IncomingMessage,
    { accepted, maxBodyBytes }: Operation,
    deadline: Deadline,
  ): Promise<Buffer> {
    if (maxBodyBytes === undefined) return readBody(req, accepted)
    // A body in chunks does not tell its length.
    const bytes = Math.min(Number(req.headers['content-length'] ?? maxBodyBytes), maxBodyBytes)
    this.#until.set(req, performance.now() + bytes / slowestBytesPerMs)
    deadline.suspend()
    const body = await readBody(req, accepted, maxBodyBytes)
    deadline.restart()
    return body
  }

  /** How many milliseconds more a request may take that node's timer has found; 0 where it has arrived or had its time. */
  findLeft(req: IncomingMessage | undefined): number {
    if (!req || req.complete) return 0
    return Math.max(0, (this.#until.get(req) ?? 0) - performance.now())
  }
}
