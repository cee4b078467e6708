// The door of e-mails: an address in one that stops more of its kind, by one click of a mail program (RFC 8058). No log learns it.

import { say } from '@muster/sentences'
import type { Arrival, Gate } from '../../auth/admission.ts'
import type { Answer } from '../idempotency.ts'
import { notAllowedOn } from '../paths.ts'
import { Problem } from '../problem.ts'
import { hideAddress } from './hide-address.ts'

export interface SecretUnsubscribing {
  /** False for what is no address of Muster's. */
  stop(secret: string): Promise<boolean>
}

const root = '/unsubscribe/'
/** What is said of the path where it would be told. */
const shown = `${root}...`

export const isOfUnsubscribing = (path: string): boolean => path.startsWith(root)

export class UnsubscribeDoor {
  readonly #unsubscribing: SecretUnsubscribing
  readonly #gate: Gate

  constructor(unsubscribing: SecretUnsubscribing, gate: Gate) {
    this.#unsubscribing = unsubscribing
    this.#gate = gate
  }

  /** A program that only looks at links changes nothing: whoever follows it chooses in the console. What is posted is not read. */
  async answer(arrival: Arrival, path: string): Promise<Answer> {
    const { req, seen } = arrival
    seen.page = 'unsubscribe'
    hideAddress(shown)
    arrival.headers['Referrer-Policy'] = 'no-referrer'
    if (req.method === 'GET') return answerWith(303, '', { Location: '/app/account' })
    if (req.method !== 'POST') throw notAllowedOn(shown, req.method, ['GET', 'POST'])
    seen.reaches('authenticate')
    await this.#gate.countRefusals(arrival, () => this.#stop(path.slice(root.length)))
    return answerWith(200, 'No more of these e-mails are sent to you.\n')
  }

  async #stop(secret: string): Promise<void> {
    if (await this.#unsubscribing.stop(secret)) return
    throw new Problem(
      'not_found',
      say`There are no e-mails behind this address. Choose in the console which e-mails you get, under Your account.`,
      { title: 'No e-mails here' },
    )
  }
}

const answerWith = (status: number, body: string, headers: Record<string, string> = {}): Answer => ({
  status,
  media_type: 'text/plain; charset=utf-8',
  body,
  headers,
})
