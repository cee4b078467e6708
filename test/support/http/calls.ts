// Calls on a server of a test's own, which may fail, hang or be gone.

import type { RawAnswer } from '../fixtures/make.ts'
import { assertConforms } from './conforms.ts'

export interface Call {
  readonly method?: string
  readonly path?: string
  readonly key: string
  readonly body?: unknown
  /** The Idempotency-Key. */
  readonly by?: string | undefined
}

export interface Timed extends RawAnswer {
  readonly seconds: number
}

/** Longer than this nobody waits. */
const patienceMs = 30_000

/** One request, held against the contract; rejects where the server gives no answer. */
export async function call(
  baseUrl: string,
  { method, path = '/v1/employees', key, body, by }: Call,
): Promise<Timed> {
  const began = performance.now()
  const how = method ?? (body === undefined ? 'GET' : 'POST')
  const response = await fetch(`${baseUrl}${path}`, {
    method: how,
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      ...(by !== undefined && { 'idempotency-key': by }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(patienceMs),
  })
  const { status, headers } = response
  const text = await response.text()
  const json = JSON.parse(text)
  assertConforms(how, response.url, { status, headers, json })
  return { status, headers, text, json, seconds: (performance.now() - began) / 1_000 }
}

/** What a refusal says to a program: status, code and when to come back. */
export function toldBy({ status, headers, json }: RawAnswer): unknown {
  return { status, code: json.code, retryAfter: headers.get('retry-after') }
}

export const isReplay = ({ headers }: RawAnswer): boolean => headers.get('idempotent-replay') === 'true'

/** Asks again at once while the answer is a 503, a few times; the statuses. */
export async function untilServed(ask: () => Promise<Timed>): Promise<number[]> {
  const statuses: number[] = []
  do statuses.push((await ask()).status)
  while (statuses.at(-1) === 503 && statuses.length < 8)
  return statuses
}
