// The bytes of files: sent as base64 while they are read, and handed on as they arrive.

/** How far an upload or a download is. */
export interface Progress {
  /** Bytes of the file so far. A try that failed begins at 0 again. */
  readonly done: number
  /** Of the whole file; undefined where the service did not say. */
  readonly total: number | undefined
}

type Tell = ((progress: Progress) => unknown) | undefined

/** A file that the service sends. */
export interface Download {
  /** The bytes as they arrive; they can be read once. */
  readonly stream: ReadableStream<Uint8Array>
  /** Such as application/pdf. */
  readonly contentType: string
  /** Undefined where the service did not say. */
  readonly size: number | undefined
  readonly fileName: string | undefined
  /** All bytes at once, in place of the stream. */
  bytes(): Promise<Uint8Array>
}

export interface DownloadOptions {
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: Tell
}

export function createDownload(
  { headers }: Response,
  body: ReadableStream<Uint8Array> | null | undefined,
  { signal, onProgress }: DownloadOptions,
): Download {
  const size = headers.get('content-length')
  const total = size === null ? undefined : Number(size)
  const counted = counting(total, onProgress)
  const stream = (body ?? new Blob([]).stream()).pipeThrough(counted, signal ? { signal } : {})
  return {
    stream,
    contentType: headers.get('content-type') ?? 'application/octet-stream',
    size: total,
    fileName: readFileName(headers.get('content-disposition') ?? ''),
    bytes: async () => new Uint8Array(await new Response(stream).arrayBuffer()),
  }
}

/** A callback that throws must not turn a call that worked into one that failed. */
function tell(onProgress: Tell, done: number, total: number | undefined): void {
  try {
    onProgress?.({ done, total })
  } catch {}
}

function counting(total: number | undefined, onProgress: Tell): TransformStream<Uint8Array, Uint8Array> {
  let done = 0
  return new TransformStream({
    transform(piece, controller) {
      done += piece.length
      controller.enqueue(piece)
      tell(onProgress, done, total)
    },
  })
}

function readFileName(disposition: string): string | undefined {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? []
  if (encoded !== undefined) return decodeURIComponent(encoded)
  return /filename="([^"]*)"/i.exec(disposition)?.[1]
}

/** The text of a body, or what reads its file while it is sent. */
export type Content = string | ReadableStream<Uint8Array>

/** What makes the text of a body for each try. A Blob in it stands there as base64 and is read while it is sent. */
export function makeBody(body: unknown, onProgress?: Tell): () => Content {
  const { blob, before, after } = cutOut(body)
  return blob ? () => streamOf(pieces(before, blob, after, onProgress)) : () => before
}

/** The same for a browser, whose fetch sends no streams over HTTP/1: the file is read before the first try. */
export function makeWholeBody(body: unknown): () => Promise<string> {
  const { blob, before, after } = cutOut(body)
  let whole: Promise<string> | undefined
  const read = async () =>
    blob ? before + toBase64(new Uint8Array(await blob.arrayBuffer())) + after : before
  return () => {
    whole ??= read()
    return whole
  }
}

/** The one file of a body, and the text around it. */
function cutOut(body: unknown): { blob: Blob | undefined; before: string; after: string } {
  const blobs: Blob[] = []
  // No JSON text holds it, for there it would be escaped.
  const mark = '\u0000'
  const text = JSON.stringify(body, (_, value: unknown) => {
    if (!(value instanceof Blob)) return value
    blobs.push(value)
    return mark
  })
  const [blob] = blobs
  if (!blob) return { blob, before: text, after: '' }
  if (blobs.length > 1)
    throw new TypeError('A request sends one file; upload the others with requests of their own.')
  const [before = '', after = ''] = text.split(JSON.stringify(mark).slice(1, -1))
  return { blob, before, after }
}

/** Of the file itself, which base64 makes a third longer: 64 kB a second on the wire, as the service allows for. */
const slowestBytesPerMs = 48

/** How many milliseconds the file of a body may take on a slow line; 0 where there is none. */
export function timeToSend(body: unknown): number {
  if (typeof body !== 'object' || body === null) return 0
  const files = Object.values(body).filter(value => value instanceof Blob)
  return Math.ceil(files.reduce((sum, { size }) => sum + size, 0) / slowestBytesPerMs)
}

/** ReadableStream.from, which not every runtime has. */
function streamOf(iterator: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => void (await iterator.return(undefined)),
  })
}

async function* pieces(
  before: string,
  blob: Blob,
  after: string,
  onProgress: Tell,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(before)
  let done = 0
  // Three bytes are four letters; what is left of a piece waits for the next one.
  let rest: Uint8Array = new Uint8Array()
  for await (const piece of blob.stream() as unknown as AsyncIterable<Uint8Array>) {
    const whole = new Uint8Array(rest.length + piece.length)
    whole.set(rest)
    whole.set(piece, rest.length)
    const even = whole.length - (whole.length % 3)
    rest = whole.subarray(even)
    yield encoder.encode(toBase64(whole.subarray(0, even)))
    done += piece.length
    tell(onProgress, done, blob.size)
  }
  yield encoder.encode(toBase64(rest) + after)
}

/** As many arguments as every engine takes. */
const lettersAtOnce = 8_190

function toBase64(bytes: Uint8Array): string {
  const own = (bytes as { toBase64?: () => string }).toBase64
  if (own) return own.call(bytes)
  let text = ''
  for (let at = 0; at < bytes.length; at += lettersAtOnce)
    text += btoa(String.fromCharCode(...bytes.subarray(at, at + lettersAtOnce)))
  return text
}
