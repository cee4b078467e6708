// Passwords: stored as argon2id, and checked in the same time whether or not there is an account.

import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { crowdedSignIns } from '../http/problem.ts'

const derive = promisify(argon2)

/** OWASP's first choice of 2025 for argon2id: 19 MiB, 2 passes, 1 lane. */
const costs = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const saltBytes = 16
const written = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** A hash takes 19 MiB and a tenth of a second of a core: more at once would keep everybody else waiting. */
const atOnce = 2
const maxWaiting = 30

export class Passwords {
  #busy = 0
  readonly #waiting: (() => void)[] = []
  /** What a password of nobody is compared with, so that it takes as long as one of somebody. */
  readonly #nobody =
    `$argon2id$v=19$m=${costs.memory},t=${costs.passes},p=${costs.parallelism}$${encode(randomBytes(saltBytes))}$${encode(randomBytes(costs.tagLength))}`

  async hash(password: string): Promise<string> {
    const salt = randomBytes(saltBytes)
    const tag = await this.#inTurn(() => compute(password, salt, costs))
    return `$argon2id$v=19$m=${costs.memory},t=${costs.passes},p=${costs.parallelism}$${encode(salt)}$${encode(tag)}`
  }

  /** Whether it is the password that was stored; never for nobody, after the same work. */
  async verify(password: string, stored: string | null | undefined): Promise<boolean> {
    const [, memory, passes, parallelism, salt = '', tag = ''] = written.exec(stored ?? this.#nobody)!
    const expected = Buffer.from(tag, 'base64')
    const given = {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expected.length,
    }
    const computed = await this.#inTurn(() => compute(password, Buffer.from(salt, 'base64'), given))
    return timingSafeEqual(computed, expected) && typeof stored === 'string'
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#busy < atOnce) this.#busy++
    else {
      if (this.#waiting.length >= maxWaiting) throw crowdedSignIns()
      await new Promise<void>(resolve => this.#waiting.push(resolve))
    }
    try {
      return await work()
    } finally {
      // The place goes from hand to hand, so that nobody who comes at this moment takes it as well.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#busy--
    }
  }
}

function compute(password: string, nonce: Buffer, given: typeof costs): Promise<Buffer> {
  // The same password typed on another keyboard may come in other code points.
  return derive('argon2id', { message: password.normalize('NFC'), nonce, ...given })
}

const encode = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')
