// Compression: a browser on a slow line gets a page of a list in an eighth of its bytes.

import type { IncomingMessage } from 'node:http'
import { constants, gzipSync } from 'node:zlib'

/** A body as it is sent, and the headers about it. */
interface Sent {
  readonly body: string | Buffer
  readonly headers: Readonly<Record<string, string | number>>
}

/** What fits into one packet is not worth it. */
const fewestBytes = 1_400

export function plain(text: string): Sent {
  return { body: text, headers: { 'Content-Length': Buffer.byteLength(text) } }
}

/** Under the fastest level, 45 kB of a list take half a millisecond. */
export function compress({ headers: { 'accept-encoding': accepted } }: IncomingMessage, text: string): Sent {
  const vary = { Vary: 'Accept-Encoding' }
  const { body, headers } = plain(text)
  if (text.length < fewestBytes || !takesCoding('gzip', accepted))
    return { body, headers: { ...headers, ...vary } }
  const zipped = gzipSync(text, { level: constants.Z_BEST_SPEED })
  return { body: zipped, headers: { 'Content-Encoding': 'gzip', 'Content-Length': zipped.length, ...vary } }
}

/** Whether an Accept-Encoding names it. A weight of zero says no; browsers name gzip without one. */
export function takesCoding(wanted: 'br' | 'gzip', accepted: string | string[] = ''): boolean {
  const codings = String(accepted)
    .toLowerCase()
    .split(',')
    .map(coding => coding.trim().split(/\s*;\s*/))
  return codings.some(
    ([coding, weight = 'q=1']) => coding === wanted && /^q=(0\.0*[1-9]\d*|1(\.0*)?)$/.test(weight),
  )
}
