// Passwords: stored as argon2id, and checked in the same time whether or not there is an account.

import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { refuseCrowdedSignIn } from '../../http/crowds.ts'
import { type Asker, FairQueue } from '../fair-queue.ts'
import { toNetwork, toSite } from '../rate-limits.ts'

const derive = promisify(argon2)

/** OWASP's first choice of 2025 for argon2id: 19 MiB, 2 passes, 1 lane. */
const costs = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const saltBytes = 16
const written = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** A hash takes 19 MiB and a tenth of a second of a core: more at once would keep everybody else waiting. */
const atOnce = 2
/** The last of them waits some 15 s. Each address has its own line, and each site its turn: who asks often waits behind themselves. */
const maxWaiting = 300

type Verify = (password: string, stored: string | null | undefined) => Promise<boolean>

export class Passwords {
  readonly #queue = new FairQueue({ atOnce, maxWaiting, refusal: refuseCrowdedSignIn })
  /** What a password is compared with where there is no account, so that it takes as long as with one. */
  readonly #decoy =
    `$argon2id$v=19$m=${costs.memory},t=${costs.passes},p=${costs.parallelism}$${encode(randomBytes(saltBytes))}$${encode(randomBytes(costs.tagLength))}`

  /** For whoever chooses a password, in the line of their address. */
  async hash(password: string, address: string): Promise<string> {
    const salt = randomBytes(saltBytes)
    const tag = await this.#queue.run(toAsker(address), () => compute(password, salt, costs))
    return `$argon2id$v=19$m=${costs.memory},t=${costs.passes},p=${costs.parallelism}$${encode(salt)}$${encode(tag)}`
  }

  /** Does work around such a comparison in the turn of the address: whoever is turned away has cost nothing. */
  atTurn<Result>(address: string, work: (verify: Verify) => Promise<Result>): Promise<Result> {
    return this.#queue.run(toAsker(address), () =>
      work((password, stored) => this.#compare(password, stored)),
    )
  }

  /** Whether it is the password that was stored; never for nobody, after the same work. */
  async #compare(password: string, stored: string | null | undefined): Promise<boolean> {
    const [, memory, passes, parallelism, salt = '', tag = ''] = written.exec(stored ?? this.#decoy)!
    const expected = Buffer.from(tag, 'base64')
    const given = {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expected.length,
    }
    const computed = await compute(password, Buffer.from(salt, 'base64'), given)
    return timingSafeEqual(computed, expected) && typeof stored === 'string'
  }
}

const toAsker = (address: string): Asker => ({ site: toSite(address), line: toNetwork(address) })

function compute(password: string, nonce: Buffer, given: typeof costs): Promise<Buffer> {
  // The same password typed on another keyboard may come in other code points.
  return derive('argon2id', { message: password.normalize('NFC'), nonce, ...given })
}

const encode = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')
