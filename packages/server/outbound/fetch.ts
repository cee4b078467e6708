// Fetching: requests to an address that a user gave, for what has to read the answer; within one limit of time and one of size.

import type { ClientRequest, IncomingMessage } from 'node:http'
import { isAllowed, parseTarget, resolveTarget, type TargetPolicy } from './allowed-targets.ts'
import { Connections } from './connections.ts'
import { errorInWords } from './failure.ts'

export interface FetchLimits {
  /** For all requests of one `within` together. */
  readonly timeoutMs: number
  /** Of one answer. */
  readonly maxBytes: number
}

export interface Asked {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
}

export type Fetch = (url: string, asked: Asked) => Promise<Response>

/** Why there is no answer, in words that tell whoever gave the address what to mend. */
export class FetchFailed extends Error {
  override readonly name = 'FetchFailed'
}

const withoutBody = new Set([204, 205, 304])

export class Fetcher {
  readonly #policy: TargetPolicy
  readonly #limits: FetchLimits
  readonly #connections = new Connections()

  constructor(policy: TargetPolicy, limits: FetchLimits) {
    this.#policy = policy
    this.#limits = limits
  }

  /** Whether plain HTTP may be spoken to this address, as to no other than those that the deployment allows by name. */
  allowsHttp(text: string): boolean {
    return URL.parse(text)?.protocol === 'http:' && isAllowed(new URL(text), this.#policy)
  }

  /** Throws where an address must not be called. */
  assertTarget(text: string): void {
    parseTarget(text, this.#policy)
  }

  /** Fetches until the time that begins now is over. No redirect is followed. */
  within(): Fetch {
    const { timeoutMs } = this.#limits
    const signal = AbortSignal.timeout(timeoutMs)
    return async (url, asked) => {
      try {
        return await this.#fetch(url, asked, signal)
      } catch (error) {
        if (signal.aborted) throw new FetchFailed(`no answer within ${timeoutMs / 1000} s`)
        throw error instanceof FetchFailed ? error : new FetchFailed(errorInWords(error))
      }
    }
  }

  async #fetch(text: string, { method, headers, body }: Asked, signal: AbortSignal): Promise<Response> {
    const url = parseTarget(text, this.#policy)
    const addresses = await inTime(resolveTarget(url, this.#policy), signal)
    const place = { url, addresses, allowed: isAllowed(url, this.#policy) }
    const bytes = body === undefined || body === null ? undefined : Buffer.from(String(body))
    const sent = { 'content-length': bytes?.length ?? 0 }
    const request = this.#connections.request(method, place, Object.assign(sent, headers), { fresh: true })
    const stop = () => request.destroy(new FetchFailed('stopped'))
    signal.addEventListener('abort', stop)
    try {
      const response = await answerTo(request, bytes)
      return toResponse(response, await this.#read(response))
    } finally {
      signal.removeEventListener('abort', stop)
      request.destroy()
    }
  }

  async #read(response: IncomingMessage): Promise<Buffer> {
    const { maxBytes } = this.#limits
    const kept: Buffer[] = []
    let length = 0
    for await (const chunk of response as AsyncIterable<Buffer>) {
      length += chunk.length
      if (length > maxBytes) throw new FetchFailed(`the answer is larger than ${maxBytes / 1024} KB`)
      kept.push(chunk)
    }
    return Buffer.concat(kept)
  }
}

function answerTo(request: ClientRequest, body: Buffer | undefined): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once('response', resolve)
    request.on('error', error =>
      reject(error instanceof FetchFailed ? error : new FetchFailed(errorInWords(error, request.socket))),
    )
    request.once('upgrade', (_response, socket) => {
      socket.destroy()
      reject(new FetchFailed('the answer is not HTTP'))
    })
    request.end(body)
  })
}

function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new FetchFailed('stopped')), { once: true })
    if (signal.aborted) reject(new FetchFailed('stopped'))
    work.then(resolve, reject)
  })
}

function toResponse({ statusCode = 502, headers }: IncomingMessage, body: Buffer): Response {
  const pairs = Object.entries(headers).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const content = withoutBody.has(statusCode) ? null : new Uint8Array(body)
  return new Response(content, { status: statusCode, headers: pairs })
}
