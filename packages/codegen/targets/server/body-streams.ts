// body-streams.ts: bytes that a handler takes and gives as they come, where it is asked for.

import { answersBytes, takesBytes } from '../../model/contents.ts'
import type { Model, Operation } from '../../model/model.ts'
import { type GeneratedFile, quote } from '../../output/emit.ts'
import { isAnswering, type ServerOptions } from './options.ts'

/** What handlers.ts declares besides, and what it uses of TypeScript itself. */
export const byteNames = ['StreamedContent', 'ByteStream', 'ReadableStream', 'AsyncIterable', 'AbortSignal']

export const byteTypes = `
/** Bytes as they come; each is sent when the one before it was taken. */
export type ByteStream = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>

/** The same with the media type that they are in, the name to save them under, and how many they are. */
export class StreamedContent<MediaType extends string = string> {
  readonly stream: ByteStream
  readonly mediaType: MediaType
  readonly fileName: string | undefined
  readonly length: number | undefined

  constructor(stream: ByteStream, mediaType: MediaType, { fileName, length }: { fileName?: string; length?: number } = {}) {
    this.stream = stream
    this.mediaType = mediaType
    this.fileName = fileName
    this.length = length
  }
}
`

/** Which bodies are not read before the handler is called, and which handlers hear that the caller goes away. */
export function writeStreamedBodies({ operations }: Model): string {
  const writeSet = (name: string, fits: (operation: Operation) => boolean) => {
    const ids = operations.filter(fits).map(({ id }) => `  ${quote(id)},\n`)
    return `const ${name}: ReadonlySet<OperationId> = new Set<OperationId>([${ids.length > 0 ? '\n' : ''}${ids.join('')}])\n`
  }
  return `
/** The operations whose bodies are streams. */
${writeSet('streamedBodies', takesBytes)}
/** The operations that answer bytes. */
${writeSet('byteAnswers', answersBytes)}`
}

/** A bare stream is what the contract says where that is one media type. */
export const isBareStream = (operation: Operation): boolean => {
  const [content, ...others] = operation.success.contents
  return answersBytes(operation) && others.length === 0 && !content?.mediaType.includes('*')
}

export const isByteStream = `export const isByteStream = (body: unknown): body is ByteStream | StreamedContent =>
  body instanceof StreamedContent || body instanceof ReadableStream || (typeof body === 'object' && body !== null && Symbol.asyncIterator in body)

`

/** The bytes of a body as a stream that ends with a refusal beyond the limit, whichever server has it. */
export const limiting = `function readWithin(chunks: AsyncIterator<Uint8Array>, limit: number, refusal: BodyError): ReadableStream<Uint8Array> {
  let size = 0
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next()
        if (done) return controller.close()
        size += value.length
        if (size > limit) throw refusal
        controller.enqueue(value)
      },
      async cancel() {
        await chunks.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}

`

/** How the body of a request of Node is taken, whichever server has it. */
export const taking = `/** The bytes of a request. What a handler leaves would stand before the next request. */
function takeChunks(request: Readable, response: ServerResponse, limit: number): AsyncIterator<Uint8Array> {
  // Node itself takes without end what nobody has begun to read.
  request.read(0)
  const chunks = request.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>
  response.once('finish', () => Promise.resolve(chunks.return?.()).then(() => drop(request, limit), () => undefined))
  return chunks
}

/** Reads what nobody wants. A caller that sends more than may be sent is not listened to any longer. */
function drop(request: Readable, limit: number): void {
  let size = 0
  request.on('data', (chunk: Uint8Array) => {
    size += chunk.length
    if (size > limit) request.destroy()
  })
}

`

export const counting = `/** Counts what is sent. What is too much would be taken for the next answer, and what is missing be waited for. */
class Counter {
  readonly #length: number | undefined
  #size = 0

  constructor(length: number | undefined) {
    this.#length = length
  }

  add(chunk: Uint8Array): Uint8Array {
    this.#size += Buffer.byteLength(chunk)
    if (this.#length !== undefined && this.#size > this.#length) throw new Error(\`The answer has more than the \${this.#length} bytes that were announced.\`)
    return chunk
  }

  finish(): void {
    if (this.#length !== undefined && this.#size < this.#length) throw new Error(\`The answer has \${this.#size} bytes, and \${this.#length} were announced.\`)
  }
}

`

const text = `import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import type { Request, Response } from 'express'
import { BodyError } from './bodies.ts'
import { type ByteStream, StreamedContent } from './handlers.ts'
import { breakOff, close, iterate, sendPieces, unlessGone } from './sending.ts'

/** The body of a request as it comes; undefined for none. More than so many bytes are refused where they are read. */
export function openBody(request: Request, response: Response, limit: number): ReadableStream<Uint8Array> | undefined {
  const { 'content-encoding': encoding = 'identity', 'content-length': length, 'transfer-encoding': coding } = request.headers
  if (encoding.toLowerCase() !== 'identity')
    throw new BodyError(415, \`The body is compressed as \${encoding}, which is not read. Send it as it is.\`)
  // A parser has read it before.
  if (request.body !== undefined) return new Blob([request.body as Uint8Array<ArrayBuffer>]).stream()
  if (coding === undefined && Number(length ?? 0) === 0) return undefined
  const refusal = new BodyError(413, \`The body is larger than \${limit} bytes.\`)
  if (Number(length ?? 0) > limit) throw refusal
  return readWithin(takeChunks(request, response, limit), limit, refusal)
}

${limiting}${taking}${isByteStream}interface Sent {
  status: number
  headers: object
  mediaType: string | undefined
}

${counting}/** Throws what fails before the first byte. Later, the connection is broken: nothing else would tell the caller. */
export async function sendBytes(
  response: Response,
  { status, headers, mediaType = '' }: Sent,
  body: ByteStream | StreamedContent,
  { signal, failed }: { signal: AbortSignal; failed: (error: unknown) => void },
): Promise<void> {
  const { stream, fileName, length } = body instanceof StreamedContent ? body : { stream: body }
  const chunks = iterate(stream as AsyncIterable<Uint8Array>)
  try {
    const first = response.req.method === 'HEAD' ? undefined : chunks.next()
    if (first) await unlessGone(first, signal)
    if (signal.aborted) return
    response.status(status)
    if (fileName !== undefined) response.attachment(fileName)
    if (length !== undefined) response.setHeader('Content-Length', length)
    response.type(mediaType)
    for (const [name, text] of Object.entries(headers)) response.setHeader(name, text as string)
    response.flushHeaders()
    const counter = new Counter(length)
    const write = (chunk: Uint8Array) => counter.add(chunk)
    if (first && !(await sendPieces(response, chunks, first, { signal, write }))) return
    if (first) counter.finish()
    response.end()
  } catch (error) {
    if (!response.headersSent) throw error
    if (!signal.aborted) failed(error)
    breakOff(response)
  } finally {
    close(chunks, failed)
  }
}
`
/** Where Express is not alone, there is another one. */
export function makeByteStreamsFile(options: ServerOptions): GeneratedFile[] {
  const { streamBodies, adapters = [] } = options
  return streamBodies && adapters.length === 0 && isAnswering(options)
    ? [{ path: 'body-streams.ts', text }]
    : []
}
