// Request bodies: read within a size and a time, decompressed, and parsed as JSON that means one thing only.

import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { say, sayTogether } from '@muster/sentences'
import { invalidField, Problem } from '../problem.ts'
import type { FileTexts } from './file-texts.ts'
import { parseJson } from './json.ts'

/** Of an operation that says nothing else. */
export const maxBodyBytes = 1_048_576

const nothing = Buffer.alloc(0)

/** Reads the decompressed bytes of a body; none where none was sent. */
export async function readBody(
  req: IncomingMessage,
  accepted: readonly string[],
  most = maxBodyBytes,
): Promise<Buffer> {
  if (!hasBody(req)) return nothing
  if (accepted.length > 0) assertMediaType(req.headers['content-type'], accepted)
  return collect(req, most)
}

/** What a body says; undefined where none was sent. */
export function parseBody(raw: Buffer, accepted: readonly string[], texts: FileTexts): unknown {
  if (raw.length === 0) return undefined
  // Only now: clients that do not know the length of a body beforehand announce one and may then send nothing.
  if (accepted.length === 0) throw invalidField('body', say`is not accepted here; send none`)
  const body = parseCut(raw, texts.cut(raw))
  texts.replace(body)
  return body
}

/** Errors name places in the whole body, which the caller knows. */
function parseCut(whole: Buffer, cut: Buffer): unknown {
  if (cut === whole) return parseJson(whole)
  try {
    return parseJson(cut)
  } catch {
    return parseJson(whole)
  }
}

/** What is smaller waits for the collector as cheaply. */
const worthReleasing = 16_384

/**
 * Gives back the memory of bytes that nothing reads any more, where it is theirs alone; node keeps small buffers together.
 * Megabytes that wait for the collector make it run, through the whole heap.
 */
export function releaseMemory({ buffer, byteLength }: Uint8Array): void {
  const isAlone = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength
  if (isAlone && byteLength >= worthReleasing) buffer.transfer(0)
}

function hasBody(req: IncomingMessage): boolean {
  return req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0
}

function assertMediaType(contentType: string | undefined, accepted: readonly string[]): void {
  const sent = (contentType ?? '').split(';')[0]!.trim().toLowerCase()
  const charset = /;\s*charset="?([^";\s]+)/i.exec(contentType ?? '')?.[1]?.toLowerCase() ?? 'utf-8'
  if (accepted.includes(sent) && charset === 'utf-8') return
  const detail = say`The body is ${contentType ? say`of type ${contentType}` : say`without a Content-Type`}; send ${sayTogether(accepted, ' or ')} in UTF-8.`
  throw new Problem('validation_failed', detail, {
    status: 415,
    title: 'Unsupported media type',
    errors: [{ field: 'Content-Type', message: say`must be ${sayTogether(accepted, ' or ')}` }],
    headers: { Accept: accepted.join(', ') },
  })
}

function decode(req: IncomingMessage): Readable {
  const encoding = (req.headers['content-encoding'] ?? 'identity').toLowerCase()
  switch (encoding) {
    case 'identity':
      return req
    case 'gzip':
      return req.pipe(createGunzip())
    case 'deflate':
      return req.pipe(createInflate())
    case 'br':
      return req.pipe(createBrotliDecompress())
    default:
      throw new Problem(
        'validation_failed',
        say`Content-Encoding ${encoding} is not supported; send gzip, deflate, br or none.`,
        {
          status: 415,
          title: 'Unsupported media type',
          errors: [{ field: 'Content-Encoding', message: say`must be gzip, deflate, br or absent` }],
          headers: { 'Accept-Encoding': 'gzip, deflate, br' },
        },
      )
  }
}

function collect(req: IncomingMessage, most: number): Promise<Buffer> {
  const declared = Number(req.headers['content-length'] ?? 0)
  if (declared > most) return Promise.reject(tooLarge(most))
  const stream = decode(req)
  return new Promise((resolve, reject) => {
    // What was decompressed lies in buffers that zlib fills again.
    const arrived = stream === req ? gatherWhole(declared) : gather()
    const refuse = () => {
      reject(tooLarge(most))
      // The rest is not decompressed: a small body may unpack to gigabytes.
      if (stream === req) stream.removeAllListeners('data')
      else stream.destroy()
    }
    stream.on('data', upToSize(most, arrived.add, refuse))
    if (stream !== req)
      req.on(
        'data',
        upToSize(most, () => undefined, refuse),
      )
    stream.on('end', () => resolve(arrived.whole()))
    stream.on('error', error =>
      reject(stream === req ? error : invalidField('body', say`could not be decompressed`)),
    )
    req.on('aborted', () => reject(invalidField('body', say`ended before it was complete`)))
  })
}

interface Gathered {
  readonly add: (chunk: Buffer) => void
  readonly whole: () => Buffer
}

function gather(): Gathered {
  const chunks: Buffer[] = []
  return { add: chunk => void chunks.push(chunk), whole: () => Buffer.concat(chunks) }
}

/** The same for a known length. A large body has its place from the beginning, and each chunk is given back at once. */
function gatherWhole(length: number): Gathered {
  if (length < worthReleasing) return gather()
  const bytes = Buffer.allocUnsafeSlow(length)
  let end = 0
  const add = (chunk: Buffer) => {
    end += chunk.copy(bytes, end)
    releaseMemory(chunk)
  }
  return { add, whole: () => (end === length ? bytes : bytes.subarray(0, end)) }
}

/** Passes on what a body may hold, and then tells that there is more. */
function upToSize(most: number, pass: (chunk: Buffer) => void, refuse: () => void): (chunk: Buffer) => void {
  let size = 0
  return chunk => {
    size += chunk.length
    if (size <= most) pass(chunk)
    else refuse()
  }
}

function tooLarge(most: number): Problem {
  const errors = [{ field: 'body', message: say`must be at most ${most} bytes` }]
  const detail = say`The body is larger than ${most} bytes, as it came or decompressed; send less at once.`
  return new Problem('validation_failed', detail, {
    status: 413,
    title: 'Content too large',
    errors,
    headers: { Connection: 'close' },
  })
}
