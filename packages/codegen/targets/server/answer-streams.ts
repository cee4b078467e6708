// answer-streams.ts: sends events and lines as a handler gives them, as fast as they are taken, until the caller goes away.

import { hasStreams, type Model } from '../../model/model.ts'
import { type GeneratedFile, quote, writeKey } from '../../output/emit.ts'
import { isAnswering, type ServerOptions } from './options.ts'

/** What handlers.ts declares besides, and what it uses of TypeScript itself. */
export const streamNames = ['SentEvent', 'Items', 'AbortSignal', 'AsyncIterable', 'Iterable']

export const streamTypes = `
/** An event of a stream, with the id that a caller goes on after, and how long it is to wait before it does. */
export interface SentEvent<T> {
  id?: string
  event?: string
  retry?: number
  data: T
}

/** What is sent one by one: as it is taken, and until the caller goes away. */
export type Items<T> = AsyncIterable<T> | Iterable<T>
`

/** What the operations that answer streams send, for express.ts. */
export function writeStreamTable({ operations }: Pick<Model, 'operations'>): string {
  const lines = operations.flatMap(({ id, success: { stream } }) => {
    return stream ? `  ${writeKey(id)}: ${quote(stream.isText ? 'texts' : stream.kind)},\n` : []
  })
  return `
/** The operations that answer streams. */
const streams: { readonly [K in OperationId]?: StreamKind } = {
${lines.join('')}}
`
}

/** What both need that send streams: express.ts by itself, and all servers of the same handlers. */
export const streamKinds = `/** Events whose data is JSON, or text; a JSON text on each line, or after each record separator. */
export type StreamKind = 'events' | 'texts' | 'lines' | 'sequence'

export interface StreamSettings {
  kind: StreamKind
  /** Is aborted when the caller goes away. */
  signal: AbortSignal
  /** Throws for an item that the contract does not declare. */
  check: ((item: unknown) => void) | undefined
  /** How often a caller is told that the connection is there although there is no event. */
  heartbeatMs: number | undefined
  /** Hears what ended a stream that had begun. */
  failed: (error: unknown) => void
`

export const streamStart = `// A handler that fails at once is still answered with its failure.
const startMs = 200

export const isItems = (body: unknown): body is AsyncIterable<unknown> | Iterable<unknown> =>
  typeof body === 'object' && body !== null && (Symbol.asyncIterator in body || Symbol.iterator in body)

`

export const lastEventId = `/** The id of the last event that a caller has seen. A header holds bytes. */
export function readLastId({ 'last-event-id': id }: IncomingHttpHeaders): string | undefined {
  return typeof id === 'string' && id !== '' ? Buffer.from(id, 'latin1').toString() : undefined
}

`

export const streamWriting = `const soon = (): Promise<void> => new Promise(resolve => setTimeout(resolve, startMs))

function writeItem(kind: StreamKind, item: unknown): string {
  if (kind === 'events' || kind === 'texts') return writeEvent(item as EventFields, kind === 'texts')
  return kind === 'lines' ? \`\${writeJson(item)}\\n\` : \`\\u001e\${writeJson(item)}\\n\`
}

interface EventFields {
  id?: string
  event?: string
  retry?: number
  data: unknown
}

function writeEvent({ id, event, retry, data }: EventFields, isText: boolean): string {
  const text = isText ? String(data) : writeJson(data)
  const lines = text.split(/\\r\\n|\\r|\\n/).map(line => \`data: \${line}\\n\`)
  return [writeField('id', id), writeField('event', event), writeField('retry', retry), ...lines, '\\n'].join('')
}

/** A line break would begin another field, which a caller would take for one of the server. */
function writeField(name: string, value: string | number | undefined): string {
  if (value === undefined) return ''
  const text = String(value)
  if (/[\\r\\n\\0]/.test(text)) throw new TypeError(\`The \${name} of an event cannot hold a line break.\`)
  if (name === 'retry' && !/^\\d{1,9}$/.test(text)) throw new TypeError(\`An event cannot ask to wait for \${text} ms.\`)
  return \`\${name}: \${text}\\n\`
}

function writeJson(value: unknown): string {
  const text = JSON.stringify(value) as string | undefined
  if (text === undefined) throw new TypeError('An item of a stream is no JSON.')
  return text
}
`

const sending = `/** Throws what the handler throws before its first item. Later, the connection is broken: nothing else would tell the caller. */
export async function sendItems(response: Response, answer: Sent, settings: StreamSettings): Promise<void> {
  const { kind, signal, check, heartbeatMs = 15_000, failed } = settings
  const items = iterate(answer.body as AsyncIterable<unknown> | Iterable<unknown>)
  const isEvents = kind === 'events' || kind === 'texts'
  let heartbeat: NodeJS.Timeout | undefined
  try {
    if (response.req.method === 'HEAD') {
      begin(response, answer, isEvents)
      response.end()
      return
    }
    const first = items.next()
    await unlessGone(Promise.race([first, soon()]), signal)
    if (signal.aborted) return
    begin(response, answer, isEvents)
    // None is the wish of whoever says 0, or without end.
    if (isEvents && heartbeatMs > 0 && heartbeatMs < 2 ** 31) {
      heartbeat = setInterval(() => {
        if (!response.writableNeedDrain) response.write(':\\n\\n')
      }, heartbeatMs)
    }
    const write = (item: unknown) => {
      check?.(isEvents ? (item as { data: unknown }).data : item)
      return writeItem(kind, item)
    }
    if (await sendPieces(response, items, first, { signal, write })) response.end()
  } catch (error) {
    if (!response.headersSent) throw error
    if (!signal.aborted) failed(error)
    breakOff(response)
  } finally {
    clearInterval(heartbeat)
    close(items, failed)
  }
}

function begin(response: Response, { status, headers, mediaType = '' }: Sent, isEvents: boolean): void {
  response.status(status).type(mediaType)
  // Whatever stands between keeps nothing back.
  response.set('X-Accel-Buffering', 'no')
  if (isEvents) response.set('Cache-Control', 'no-cache, no-transform')
  for (const [name, text] of Object.entries(headers)) response.setHeader(name, text as string)
  response.flushHeaders()
}

`

const text = `import type { IncomingHttpHeaders } from 'node:http'
import type { Response } from 'express'
import { breakOff, close, iterate, sendPieces, unlessGone } from './sending.ts'

${streamKinds}}

interface Sent {
  status: number
  headers: object
  mediaType: string | undefined
  body: unknown
}

${streamStart}${lastEventId}${sending}${streamWriting}`

/** No file for a document without streams; where Express is not alone, there is another one. */
export function makeStreamsFile(model: Model, options: ServerOptions): GeneratedFile[] {
  const { adapters = [] } = options
  return adapters.length === 0 && isAnswering(options) && hasStreams(model)
    ? [{ path: 'answer-streams.ts', text }]
    : []
}
