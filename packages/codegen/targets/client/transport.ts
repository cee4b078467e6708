// transport.ts: the transport of an emitted client where a team brings none of its own, over openapi-fetch.
import { access, type GeneratedFile, quote } from '../../emit.ts'

export interface Paging {
  /** The query parameter that holds the cursor. */
  cursor: string
  /** The field of a page that holds its items. */
  items: string
  /** The field of a page that holds the cursor of the next. */
  next: string
  /** The field of a page that says whether there is a next. */
  more?: string
}

const none: Paging = { cursor: 'cursor', items: 'items', next: 'next' }

export function transportFile(paging: Paging = none): GeneratedFile {
  return { path: 'transport.ts', text: transportText(paging) }
}

const declarations = `import createFetchClient, { type ClientOptions } from 'openapi-fetch'

export type Method = 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch' | 'trace'

export interface CallOptions {
  idempotencyKey?: string
  signal?: AbortSignal
  timeoutMs?: number
  headers?: Record<string, string>
}

export interface RequestInput {
  path?: Record<string, string>
  query?: object
  body?: unknown
  /** Of the body, where it is not JSON. */
  mediaType?: string
}

export type ApiPromise<T> = Promise<T>

/** A list page by page: await it for the first page, iterate it for every item. */
export interface List<Item, Page> extends AsyncIterable<Item>, PromiseLike<Page> {
  pages(): AsyncIterable<Page>
}

export interface Transport {
  request<T>(method: Method, path: string, input: RequestInput, options?: CallOptions): ApiPromise<T>
  list<Item, Page>(path: string, input: RequestInput, options?: CallOptions): List<Item, Page>
}

/** An answer that is no success: its status, and its body as it came. */
export class ApiError extends Error {
  readonly status: number
  readonly body: unknown
  readonly response: Response

  constructor(response: Response, body: unknown) {
    super(\`\${response.status} \${response.statusText}\`.trim())
    this.name = 'ApiError'
    this.status = response.status
    this.body = body
    this.response = response
  }
}
`

const bodies = `function bodyOf({ body, mediaType = 'application/json' }: RequestInput): object {
  if (body === undefined) return {}
  const isForm = typeof body === 'object' && body !== null && !(body instanceof Blob)
  if (isForm && mediaType.startsWith('multipart/')) return { body, bodySerializer: formOf }
  if (isForm && mediaType.startsWith('application/x-www-form-urlencoded')) return { body, bodySerializer: urlFormOf }
  return mediaType === 'application/json' ? { body } : { body, bodySerializer: (sent: unknown) => sent }
}

function formOf(body: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.set(name, value instanceof Blob ? value : String(value))
  return form
}

const urlFormOf = (body: object): URLSearchParams =>
  new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)]))

/** A body as its media type says: JSON parsed, text as text, anything else as a Blob; none as undefined. */
async function received(response: Response, data: unknown): Promise<unknown> {
  if (data === undefined || response.status === 204) return undefined
  const mediaType = response.headers.get('Content-Type') ?? ''
  const whole = new Response(data as ReadableStream | null, { headers: { 'Content-Type': mediaType } })
  if (/json\\b/.test(mediaType)) return whole.json()
  return mediaType.startsWith('text/') ? whole.text() : whole.blob()
}
`

function transportText(paging: Paging): string {
  const more = paging.more === undefined ? '' : `page${access(paging.more)} !== false && `
  return `${declarations}
type Send = (method: string, path: string, init: object) => Promise<{ data?: unknown; error?: unknown; response: Response }>

export function createTransport(options: ClientOptions): Transport {
  // The paths are known to the emitted classes, not here.
  const send = createFetchClient<Record<string, never>>(options).request as unknown as Send
  async function request<T>(method: Method, path: string, input: RequestInput, call: CallOptions = {}): Promise<T> {
    const signals = [call.signal, call.timeoutMs === undefined ? undefined : AbortSignal.timeout(call.timeoutMs)]
    const present = signals.filter(signal => signal !== undefined)
    const { data, error, response } = await send(method, path, {
      params: { path: input.path, query: input.query },
      ...bodyOf(input),
      headers: {
        ...(input.mediaType !== undefined && !input.mediaType.startsWith('multipart/') && { 'Content-Type': input.mediaType }),
        ...call.headers,
        ...(call.idempotencyKey !== undefined && { 'Idempotency-Key': call.idempotencyKey }),
      },
      parseAs: 'stream',
      ...(present.length > 0 && { signal: AbortSignal.any(present) }),
    })
    if (!response.ok) throw new ApiError(response, error)
    return (await received(response, data)) as T
  }
  return { request, list: (path, input, call) => list(request, path, input, call) }
}

${bodies}
function list<Item, Page>(
  request: Transport['request'],
  path: string,
  input: RequestInput,
  call?: CallOptions,
): List<Item, Page> {
  const get = (query: object | undefined) => request<Page>('get', path, query ? { ...input, query } : input, call)
  async function* pages(): AsyncGenerator<Page> {
    let cursor: unknown
    do {
      const found = await get(cursor === undefined ? input.query : { ...input.query, ${propertyOf(paging.cursor)}: cursor })
      yield found
      const page = found as Record<string, unknown>
      cursor = ${more}page${access(paging.next)} || undefined
    } while (cursor !== undefined && cursor !== false)
  }
  async function* items(): AsyncGenerator<Item> {
    for await (const page of pages()) yield* (page as Record<string, Item[]>)${access(paging.items)} ?? []
  }
  return {
    pages,
    [Symbol.asyncIterator]: items,
    // biome-ignore lint/suspicious/noThenProperty: a list is awaited for its first page
    then: (resolve, reject) => get(input.query).then(resolve, reject),
  }
}
`
}

const propertyOf = (name: string): string => (/^[\w$]+$/.test(name) ? name : quote(name))
