// The part of streams.ts that asks for a stream, reads it, and goes on where a connection broke.

export const types = `import type { Answer, CallOptions } from './transport.ts'

/** An event of a server. */
export interface StreamEvent<T> {
  /** The last id that the server gave: of this event, or of one before it. A later call goes on after it. */
  id?: string
  /** The name of its kind, where it has one. */
  event?: string
  data: T
}

export interface StreamOptions extends CallOptions {
  /** A connection on which nothing arrives for so long is broken. Without it, it may be silent for ever. */
  idleMs?: number
  /** The most characters that a line or an event may have; 10485760 when left out. */
  maxLength?: number
}

export interface EventOptions extends StreamOptions {
  /** The id of the last event that was seen: the server goes on after it. */
  lastEventId?: string
  /** How often in a row a broken connection is made again; 5 times when left out. */
  reconnects?: number
  /** Goes on where the server ends the stream, too, as browsers do: until an answer of 204, a failure, or an abort. */
  follow?: boolean
}

/** Items as they arrive. To iterate is to call; to leave the loop ends the call. */
export interface Stream<T, Whole = Answer<AsyncIterable<T, void, undefined>>> extends AsyncIterable<T, void, undefined> {
  /** Calls now: the items, to be read once, with the status and the headers that they came with. */
  withResponse(): Promise<Whole>
}

/** Events whose data is JSON, or text; a JSON text on each line, or after each record separator. */
export type StreamKind = 'events' | 'texts' | 'lines' | 'sequence'
`

export const reading = `type Asked = Answer<unknown, number, unknown>
type Ask = (call: CallOptions) => Promise<Asked>
type ReadItem = (item: unknown, status: number) => unknown

const asItIs: ReadItem = item => item

export function makeStream<T, Whole>(kind: StreamKind, method: string, ask: Ask, options: EventOptions = {}, readItem: ReadItem = asItIs): Stream<T, Whole> {
  // They are of no use to the transport, and a timeout is over once the answer begins.
  const { lastEventId, reconnects: _, follow: __, idleMs: ___, maxLength: ____, ...call } = options
  function open() {
    const leaving = new AbortController()
    const signal = options.signal ? AbortSignal.any([options.signal, leaving.signal]) : leaving.signal
    const own = { ...options, signal }
    const connect = async (id = lastEventId) => ask({ ...call, signal, headers: { ...call.headers, ...(id && { 'Last-Event-ID': encodeId(id) }) } })
    const itemsOf = (answer: Asked) =>
      (kind === 'lines' || kind === 'sequence'
        ? readLines(kind, answer, own, readItem)
        : readEvents(kind, answer, { connect, options: own, readItem, mayResume: method === 'get' })) as AsyncGenerator<T, void, undefined>
    return { connect, itemsOf, leaving }
  }
  return {
    [Symbol.asyncIterator]() {
      const { connect, itemsOf, leaving } = open()
      return leavable((async function* () {
        yield* itemsOf(await connect())
      })(), leaving)
    },
    async withResponse() {
      const { connect, itemsOf, leaving } = open()
      const answer = await connect()
      return (isStream(answer) ? { ...answer, data: leavable(itemsOf(answer), leaving) } : answer) as Whole
    },
  }
}

/** What can be left at any time, before its first item and while it waits for one: a generator alone would wait, too. */
function leavable<T>(items: AsyncGenerator<T, void, undefined>, leaving: AbortController): AsyncIterableIterator<T, void, undefined> {
  const over = { done: true as const, value: undefined }
  return {
    [Symbol.asyncIterator]() {
      return this
    },
    next: () =>
      items.next().catch((error: unknown) => {
        if (leaving.signal.aborted) return over
        throw error
      }),
    async return() {
      leaving.abort()
      await items.return()
      return over
    },
  }
}

const isStream = ({ data }: Asked): boolean => data instanceof ReadableStream

/** The body of an answer that is a stream by its media type. */
export function takeStream(response: Response): ReadableStream | undefined {
  const mediaType = response.headers.get('Content-Type') ?? ''
  return mediaType === '' || MEDIA_TYPES.test(mediaType) ? (response.body ?? undefined) : undefined
}

/** A header holds bytes. */
function encodeId(id: string): string {
  if (/[\\0-\\x08\\n-\\x1f\\x7f]/.test(id)) throw new StreamError('The id of the last event cannot be sent, because it holds a control character.')
  return Array.from(new TextEncoder().encode(id), byte => String.fromCharCode(byte)).join('')
}

async function* readLines(
  kind: 'lines' | 'sequence',
  answer: Asked,
  options: StreamOptions,
  readItem: ReadItem,
): AsyncGenerator<unknown, void, undefined> {
  const lines = new LineCutter(kind === 'lines' ? '\\\\n' : '\\u001e', options.maxLength)
  const isBlank = (line: string) => /^\\s*$/.test(line)
  for await (const piece of readTexts(answer, options)) {
    for (const line of lines.push(piece)) if (!isBlank(line)) yield readItem(parseJson(line, lines.count), answer.status)
  }
  const last = lines.finish()
  if (!isBlank(last)) yield readItem(parseJson(last, lines.count), answer.status)
}

interface Reconnecting {
  connect: (id?: string) => Promise<Asked>
  options: EventOptions
  readItem: ReadItem
  /** What changes nothing may be called again. */
  mayResume: boolean
}

async function* readEvents(kind: 'events' | 'texts', first: Asked, { connect, options, readItem, mayResume }: Reconnecting): AsyncGenerator<StreamEvent<unknown>, void, undefined> {
  const { lastEventId, reconnects = 5, follow = false, maxLength, signal } = options
  const parser = new EventParser(lastEventId, maxLength)
  let failures = 0
  let hasGiven = false
  for (let answer: Asked | undefined = first; answer; ) {
    let broken: unknown
    try {
      for await (const piece of readTexts(answer, options)) {
        for (const event of parser.push(piece)) {
          failures = 0
          hasGiven = true
          // With this, many a server says that it has said all.
          if (kind === 'events' && event.data === '[DONE]') return
          yield { ...event, data: readItem(kind === 'texts' ? event.data : parseJson(event.data, parser.line), answer.status) }
        }
      }
      if (!follow || !mayResume) return
    } catch (error) {
      // Without an id the server begins anew, which is the same as long as nothing was given.
      if (!isPassing(error) || signal?.aborted || !mayResume || (hasGiven && !parser.id)) throw error
      broken = error
    }
    parser.restart()
    for (answer = undefined; !answer; ) {
      if (failures++ >= reconnects) throw broken ?? new StreamError(\`The stream has ended \${failures} times in a row without an event.\`)
      await pause(Math.min(parser.retryMs ?? 1000, 60_000) * Math.min(2 ** (failures - 1), 32), signal)
      const found: Asked | undefined = await connect(parser.id).catch((error: unknown) => {
        if (!isPassing(error) || signal?.aborted) throw error
        broken = error
        return undefined
      })
      if (found?.status === 204) return
      answer = found
    }
  }
}

/** Whether it may be otherwise in a moment: the network failed, or the server is overloaded or being replaced. */
function isPassing(error: unknown): boolean {
  const { name, status = 0 } = error as { name?: string; status?: number }
  return name === 'TypeError' || name === 'TimeoutError' || [408, 429, 502, 503, 504].includes(status)
}

/** The texts of an answer as they arrive. Whoever stops reading closes the connection. */
async function* readTexts(answer: Asked, { idleMs, signal }: StreamOptions): AsyncGenerator<string, void, undefined> {
  if (answer.data === undefined) return
  if (!isStream(answer)) {
    const type = answer.response.headers.get('Content-Type')
    throw new StreamError(\`The server answered \${answer.status} with \${type}, which is no stream.\`)
  }
  const reader = (answer.data as ReadableStream<Uint8Array>).getReader()
  const decoder = new TextDecoder()
  // What is pending is done then.
  const stop = () => reader.cancel(signal?.reason).catch(() => {})
  signal?.addEventListener('abort', stop)
  try {
    for (;;) {
      signal?.throwIfAborted()
      const { done, value } = await within(reader.read(), idleMs)
      signal?.throwIfAborted()
      if (done) break
      yield decoder.decode(value, { stream: true })
    }
    yield decoder.decode()
  } finally {
    signal?.removeEventListener('abort', stop)
    // Of one that has ended, nothing; of one that failed, what is known already.
    reader.cancel().catch(() => {})
  }
}

function within<T>(promise: Promise<T>, ms: number | undefined): Promise<T> {
  // A timer of more than it can count would be over at once.
  if (ms === undefined || ms >= 2 ** 31) return promise
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException(\`Nothing has arrived for \${ms} ms.\`, 'TimeoutError')), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** With chance, so that many do not come back at once. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted()
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, Math.min(ms, 60_000) * (1 + Math.random() / 4))
    signal?.addEventListener('abort', stop, { once: true })
  })
}
`
