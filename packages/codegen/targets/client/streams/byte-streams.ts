// byte-streams.ts: how an emitted client sends and reads bytes as they come, where it is asked for.

import type { GeneratedFile } from '../../../output/emit.ts'
import { replaceAll } from './file.ts'

const text = `import type { RequestInput } from './transport.ts'

/** What is sent as bytes. A stream can be sent once, so that such a call is not tried again. */
export type ByteSource = Blob | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>

/** How far a body is that is sent or received. */
export interface Progress {
  direction: 'sent' | 'received'
  bytes: number
  /** Of all of it, where that is known. */
  total?: number
}

type Hear = ((progress: Progress) => void) | undefined

/** Whether a body is gone once it is sent. */
export const isOnce = (body: unknown): boolean =>
  body instanceof ReadableStream || (typeof body === 'object' && body !== null && Symbol.asyncIterator in body)

/** What fetch is given besides, to send a body as it comes. */
export function sendStream({ body }: RequestInput, hear: Hear): object {
  if (!isOnce(body)) return {}
  if (!canSendStreams()) throw new TypeError('This browser cannot send a stream. Send a Blob.')
  const stream = count(openStream(body as Exclude<ByteSource, Blob | Uint8Array>), 'sent', undefined, hear)
  return { body: stream, bodySerializer: (sent: unknown) => sent, duplex: 'half', isOnce: true }
}

type Fetch = (request: Request, init?: RequestInit) => Promise<Response>

/** Hears of each try of bytes that can be sent again. Where no stream can be sent, they are sent unheard. */
export function hearOfSent(fetch: Fetch, body: unknown, hear: Hear): Fetch {
  const size = body instanceof Blob ? body.size : body instanceof Uint8Array ? body.byteLength : undefined
  if (!hear || size === undefined || !canSendStreams()) return fetch
  return (request, init) => {
    const stream = request.body && count(request.body, 'sent', size, hear)
    const sent = new Request(request, { body: stream, duplex: 'half' } as RequestInit)
    // Of a stream alone, nobody would know it.
    sent.headers.set('Content-Length', String(size))
    return fetch(sent, init)
  }
}

/** A browser that cannot would send the text [object ReadableStream]. */
function canSendStreams(): boolean {
  let isAsked = false
  const init = {
    method: 'POST',
    body: new ReadableStream(),
    get duplex() {
      isAsked = true
      return 'half'
    },
  }
  const { headers } = new Request('http://localhost', init as RequestInit)
  const { navigator } = globalThis as { navigator?: { userAgent?: string } }
  return !headers.has('Content-Type') && (isAsked || !/^Mozilla/.test(navigator?.userAgent ?? ''))
}

function openStream(body: Exclude<ByteSource, Blob | Uint8Array>): ReadableStream<Uint8Array> {
  if (body instanceof ReadableStream) return body
  const chunks = body[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await chunks.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}

/** The body of an answer as it comes. */
export function takeBytes(response: Response, hear: Hear): ReadableStream<Uint8Array> | undefined {
  if (response.status === 204) return undefined
  const length = response.headers.get('Content-Length')
  // What is compressed on its way has another length.
  const total = length === null || response.headers.has('Content-Encoding') ? undefined : Number(length)
  return count(response.body ?? new Blob([]).stream(), 'received', total, hear)
}

function count(stream: ReadableStream<Uint8Array>, direction: Progress['direction'], total: number | undefined, hear: Hear): ReadableStream<Uint8Array> {
  if (!hear) return stream
  let bytes = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      controller.enqueue(chunk)
      bytes += chunk.byteLength
      hear({ direction, bytes, ...(total !== undefined && { total }) })
    },
  })
  return stream.pipeThrough(counter)
}
`

export const makeByteStreamsFile = (): GeneratedFile => ({ path: 'byte-streams.ts', text })

const changes = [
  [
    'export type Method =',
    `import { type ByteSource, hearOfSent, isOnce, type Progress, sendStream, takeBytes } from './byte-streams.ts'

export type { ByteSource, Progress }

export type Method =`,
  ],
  [
    'export interface CallOptions {\n',
    `export interface CallOptions {
  /** Hears of bytes that are sent, or received as a stream. */
  onProgress?: (progress: Progress) => void
`,
  ],
  [
    '  headers?: object | undefined\n',
    `  /** The body of the answer is bytes, which are handed on as they come. */
  isStreamed?: boolean
  headers?: object | undefined
`,
  ],
  [
    '      ...bodyOf(input),\n',
    `      ...bodyOf(input),
      ...sendStream(input, call.onProgress),
`,
  ],
  ['      usualFetch,\n    )', '      hearOfSent(usualFetch, input.body, call.onProgress),\n    )'],
  ['[security, retries].reduce', '[security, isOnce(input.body) ? undefined : retries].reduce'],
] as const

/** The transport of a client that has bytes as streams. */
export function addByteStreams({ path, text }: GeneratedFile): GeneratedFile {
  return { path, text: replaceAll(text, changes) }
}

/** A token that was refused is not renewed for a body that is gone: a copy would hold all of it. */
export function addOnce(file: GeneratedFile): GeneratedFile {
  const pair = [
    'const isRenewed = names.some(name => sources.get(name)!.isRenewed)',
    "const isRenewed = !('isOnce' in request) && names.some(name => sources.get(name)!.isRenewed)",
  ] as const
  return file.path === 'credentials.ts' ? { ...file, text: replaceAll(file.text, [pair]) } : file
}
