// Streams where Express is not alone: those of the web, which every server sends.

import type { GeneratedFile } from '../../../output/emit.ts'
import { lastEventId, streamKinds, streamStart, streamWriting } from '../answer-streams.ts'
import type { Parts } from '../answering.ts'
import { counting, isByteStream, limiting, taking } from '../body-streams.ts'
import { releasing, writeFollowCaller } from '../sending.ts'

export interface StreamOptions {
  /** Bytes are streams. */
  streamBodies?: boolean
}

const chunks = `import type { ServerResponse } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'

// A socket that takes everything at once never lets another request have its turn.
const chunksOfTurn = 16

/** A body that is sent as it comes, each chunk when the one before it was taken; and the headers that go with it. */
export class Chunks {
  readonly headers: Readonly<Record<string, string>>
  readonly fileName: string | undefined
  readonly stream: ReadableStream<Uint8Array>

  constructor(headers: Readonly<Record<string, string>>, chunks: AsyncIterator<Uint8Array>, fileName?: string) {
    this.headers = headers
    this.fileName = fileName
    let given = 0
    this.stream = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          const { done, value } = await chunks.next()
          if (++given % chunksOfTurn === 0) await turn()
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
}

/** For what is asked with HEAD. */
export async function* noChunks(): AsyncGenerator<Uint8Array, void, undefined> {}

${writeFollowCaller('ServerResponse')}${releasing}`

const opening = `/** Throws what the handler throws before its first item. Later, the connection is broken: nothing else would tell the caller. */
export async function openItems(body: AsyncIterable<unknown> | Iterable<unknown>, settings: StreamSettings): Promise<Chunks> {
  const { kind, signal, isHead, failed } = settings
  const items = iterate(body)
  const isEvents = kind === 'events' || kind === 'texts'
  // Whatever stands between keeps nothing back.
  const headers: Record<string, string> = { 'x-accel-buffering': 'no' }
  if (isEvents) headers['cache-control'] = 'no-cache, no-transform'
  if (isHead) {
    close(items, failed)
    return new Chunks(headers, noChunks())
  }
  const first = items.next()
  try {
    await unlessGone(Promise.race([first, soon()]), signal)
  } catch (error) {
    close(items, failed)
    throw error
  }
  return new Chunks(headers, writeItems(items, first, settings))
}

const encoder = new TextEncoder()
const silence = Symbol('silence')

async function* writeItems(
  items: AsyncIterator<unknown>,
  first: Promise<IteratorResult<unknown>>,
  { kind, signal, check, heartbeatMs = 15_000, failed }: StreamSettings,
): AsyncGenerator<Uint8Array, void, undefined> {
  const isEvents = kind === 'events' || kind === 'texts'
  const comment = encoder.encode(':\\n\\n')
  try {
    // The status goes out with the first bytes, however long it is to the first event.
    if (isEvents) yield comment
    // None is the wish of whoever says 0, or without end.
    const isTold = isEvents && heartbeatMs > 0 && heartbeatMs < 2 ** 31
    for (let next = first; ; next = items.next()) {
      let found = await unlessGone(isTold ? unlessSilent(next, heartbeatMs) : next, signal)
      while (found === silence) {
        yield comment
        found = await unlessGone(unlessSilent(next, heartbeatMs), signal)
      }
      if (!found || found.done) return
      check?.(isEvents ? (found.value as { data: unknown }).data : found.value)
      yield encoder.encode(writeItem(kind, found.value))
    }
  } catch (error) {
    if (!signal.aborted) failed(error)
    throw error
  } finally {
    close(items, failed)
  }
}

function unlessSilent<T>(promise: Promise<T>, ms: number): Promise<T | typeof silence> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(silence), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

`

const itemsText = `import type { IncomingHttpHeaders } from 'node:http'
import { Chunks, close, iterate, noChunks, unlessGone } from './chunks.ts'

${streamKinds}  /** What is asked with HEAD is answered without items. */
  isHead: boolean
}

${streamStart}${lastEventId}${opening}${streamWriting}`

const bytesText = `import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { BodyError } from './bodies.ts'
import { Chunks, close, iterate, noChunks, unlessGone } from './chunks.ts'
import { type ByteStream, StreamedContent } from './handlers.ts'
import type { Received } from './received.ts'

/** The body of a request as it comes; undefined for none. More than so many bytes are refused where they are read. */
export function openBody({ headers, body, open }: Received, limit: number): ReadableStream<Uint8Array> | undefined {
  const { 'content-encoding': encoding = 'identity', 'content-length': length } = headers
  if (encoding.toLowerCase() !== 'identity')
    throw new BodyError(415, \`The body is compressed as \${encoding}, which is not read. Send it as it is.\`)
  // A parser has read it before.
  if (body !== undefined) return new Blob([body as Uint8Array<ArrayBuffer>]).stream()
  const refusal = new BodyError(413, \`The body is larger than \${limit} bytes.\`)
  if (Number(length ?? 0) > limit) throw refusal
  const chunks = open(limit)
  return chunks && readWithin(chunks, limit, refusal)
}

/** The bytes of a request of Node; undefined for none. */
export function openChunks(request: Readable, { headers }: Pick<Received, 'headers'>, response: ServerResponse, limit: number): AsyncIterator<Uint8Array> | undefined {
  if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0) return undefined
  return takeChunks(request, response, limit)
}

${limiting}${taking}${isByteStream}interface ByteSettings {
  isHead: boolean
  /** Is aborted when the caller goes away. */
  signal: AbortSignal
  failed: (error: unknown) => void
}

/** Throws what fails before the first byte. Later, the connection is broken: nothing else would tell the caller. */
export async function openBytes(body: ByteStream | StreamedContent, settings: ByteSettings): Promise<Chunks> {
  const { isHead, signal, failed } = settings
  const { stream, fileName, length } = body instanceof StreamedContent ? body : { stream: body }
  const headers: Record<string, string> = {}
  if (length !== undefined) headers['content-length'] = String(length)
  const chunks = iterate(stream as AsyncIterable<Uint8Array>)
  if (isHead) {
    close(chunks, failed)
    return new Chunks(headers, noChunks(), fileName)
  }
  const first = chunks.next()
  try {
    await unlessGone(first, signal)
  } catch (error) {
    close(chunks, failed)
    throw error
  }
  return new Chunks(headers, sendAll(first, chunks, new Counter(length), settings), fileName)
}

async function* sendAll(
  first: Promise<IteratorResult<Uint8Array, unknown>>,
  chunks: AsyncIterator<Uint8Array, unknown>,
  counter: Counter,
  { signal, failed }: ByteSettings,
): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    for (let next = first; ; next = chunks.next()) {
      const found = await unlessGone(next, signal)
      if (!found) return
      if (found.done) return counter.finish()
      yield counter.add(found.value)
    }
  } catch (error) {
    if (!signal.aborted) failed(error)
    throw error
  } finally {
    close(chunks, failed)
  }
}

${counting}`

export function makeSharedStreams({ hasStreams, hasByteStreams }: Parts): GeneratedFile[] {
  return [
    ...(hasStreams || hasByteStreams ? [{ path: 'chunks.ts', text: chunks }] : []),
    ...(hasStreams ? [{ path: 'answer-streams.ts', text: itemsText }] : []),
    ...(hasByteStreams ? [{ path: 'body-streams.ts', text: bytesText }] : []),
  ]
}
