// The sender: one POST to one receiver, to an address that was checked, within one limit of time and one of size.

import type { ClientRequest, IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { StringDecoder } from 'node:string_decoder'
import { answerMs } from '../events/retry-schedule.ts'
import type { Resolver } from './addresses.ts'
import { isAllowed, parseTarget, resolveTarget, type TargetPolicy } from './allowed-targets.ts'
import { Connections, type Place } from './connections.ts'
import { errorInWords, statusInWords } from './failure.ts'

/** How it went. `error` is null exactly when `status` is a 2xx. */
export interface Sent {
  /** Null where no answer came, or not the whole of it. */
  readonly status: number | null
  /** The first 1,024 bytes of the answer as text that PostgreSQL can store; null where there were none. */
  readonly body: string | null
  readonly error: string | null
  readonly duration_ms: number
}

export interface SenderOptions {
  /** For everything together: DNS, connection, TLS, headers and body. */
  readonly timeoutMs?: number
  readonly resolve?: Resolver
}

interface Means {
  readonly policy: TargetPolicy
  readonly timeoutMs: number
  readonly resolve: Resolver | undefined
  readonly connections: Connections
}

interface Delivery {
  readonly url: string
  readonly headers: Record<string, string>
  readonly body: Buffer
}

/** Of an answer, its headers included, as they come over the wire. */
const maxRead = 64 * 1024
const maxKept = 1024

export class Sender {
  readonly #means: Means
  readonly #underWay = new Set<Attempt>()
  #stopped = false

  constructor(policy: TargetPolicy, { timeoutMs = answerMs, resolve }: SenderOptions = {}) {
    this.#means = { policy, timeoutMs, resolve, connections: new Connections() }
  }

  /** Never throws: what goes wrong is part of the result. */
  send(url: string, headers: Record<string, string>, body: Buffer): Promise<Sent> {
    return new Promise(resolve => {
      const attempt = new Attempt(this.#means, { url, headers, body }, sent => {
        this.#underWay.delete(attempt)
        resolve(sent)
      })
      this.#underWay.add(attempt)
      if (this.#stopped) attempt.stop()
      else void attempt.start()
    })
  }

  /** Fails deliveries in progress, and closes all connections. */
  close(): void {
    this.#stopped = true
    for (const attempt of this.#underWay) attempt.stop()
    this.#means.connections.close()
  }
}

/** A delivery on its way, from its name to the last byte of the answer. */
class Attempt {
  readonly #means: Means
  readonly #delivery: Delivery
  readonly #done: (sent: Sent) => void
  readonly #began = performance.now()
  readonly #limit: NodeJS.Timeout
  /** The message for the owner when the time is over. */
  #missing = 'the name did not resolve'
  #request: ClientRequest | undefined
  #readBefore = 0
  #retried = false
  #over = false

  constructor(means: Means, delivery: Delivery, done: (sent: Sent) => void) {
    this.#means = means
    this.#delivery = delivery
    this.#done = done
    const { timeoutMs } = means
    this.#limit = setTimeout(() => this.#fail(`${this.#missing} within ${timeoutMs / 1000} s`), timeoutMs)
  }

  async start(): Promise<void> {
    const { policy, resolve } = this.#means
    try {
      const url = parseTarget(this.#delivery.url, policy)
      const addresses = await resolveTarget(url, policy, resolve)
      if (!this.#over) this.#post({ url, addresses, allowed: isAllowed(url, policy) })
    } catch (error) {
      this.#fail(errorInWords(error))
    }
  }

  stop(): void {
    this.#fail('the sender was stopped')
  }

  #post(place: Place): void {
    const { headers, body } = this.#delivery
    const request = this.#means.connections.request('POST', place, headers, { fresh: this.#retried })
    this.#request = request
    this.#missing = 'no connection'
    request.on('socket', socket => this.#follow(request, socket))
    request.on('information', () => {
      if (this.#isTooMuch()) this.#fail('the answer does not begin')
    })
    request.on('upgrade', ({ statusCode }, socket) => {
      // It is not the request's any more.
      socket.destroy()
      this.#end(statusCode!, null, 'cut')
    })
    request.on('response', response => this.#read(response))
    request.on('error', error => {
      if (!this.#isStale(request, error)) return this.#fail(errorInWords(error, request.socket))
      this.#retried = true
      this.#post(place)
    })
    request.end(body)
  }

  #follow(request: ClientRequest, socket: Socket): void {
    const connected = () => {
      this.#missing = 'no answer'
      this.#readBefore = socket.bytesRead
    }
    if (request.reusedSocket) connected()
    else socket.once(request.protocol === 'https:' ? 'secureConnect' : 'connect', connected)
  }

  /**
   * A receiver may close a kept connection just when it is used again. That says nothing about the delivery, which
   * gets one more chance on a connection of its own; should it have arrived, its id tells that it is the same one.
   */
  #isStale({ reusedSocket }: ClientRequest, { code }: NodeJS.ErrnoException): boolean {
    const closed = code === 'ECONNRESET' || code === 'EPIPE'
    return closed && reusedSocket && !this.#over && this.#missing === 'no answer'
  }

  #read(response: IncomingMessage): void {
    const status = response.statusCode!
    const kept: Buffer[] = []
    let length = 0
    this.#missing = `answered ${status}, but not completely`
    response.on('data', (chunk: Buffer) => {
      if (length < maxKept) kept.push(chunk.subarray(0, maxKept - length))
      length += chunk.length
      // The rest of the answer does not matter: the status says whether the receiver took the delivery.
      if (this.#isTooMuch()) this.#end(status, decodeText(kept), 'cut')
    })
    response.on('end', () => this.#end(status, decodeText(kept), 'complete'))
    response.on('error', () => this.#fail(`answered ${status}, but the answer broke off`))
  }

  #isTooMuch(): boolean {
    return (this.#request!.socket?.bytesRead ?? 0) - this.#readBefore > maxRead
  }

  #end(status: number, body: string | null, answer: 'complete' | 'cut'): void {
    this.#finish({ status, body, error: statusInWords(status) }, answer === 'complete')
  }

  #fail(error: string): void {
    this.#finish({ status: null, body: null, error }, false)
  }

  #finish(sent: Omit<Sent, 'duration_ms'>, keepConnection: boolean): void {
    if (this.#over) return
    this.#over = true
    clearTimeout(this.#limit)
    if (!keepConnection) this.#request?.destroy()
    this.#done({ ...sent, duration_ms: Math.round(performance.now() - this.#began) })
  }
}

/** A character that the end cuts in two is left out. */
function decodeText(kept: readonly Buffer[]): string | null {
  if (kept.length === 0) return null
  return new StringDecoder('utf8').write(Buffer.concat(kept)).replaceAll('\0', '\uFFFD')
}
