// transport.ts: the transport of an emitted client where a team brings none of its own, over openapi-fetch.

import { isJson, isText, isUrlEncoded } from '../../document/media-types.ts'
import { type GeneratedFile, quote } from '../../output/emit.ts'

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

export function makeTransportFile(paging: Paging = none): GeneratedFile {
  return { path: 'transport.ts', text: writeTransport(paging) }
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
  path?: Record<string, unknown>
  query?: object
  body?: unknown
  /** Of the body, where it is not application/json. */
  mediaType?: string
  /** The form that a body is sent in which holds bytes, where the others are sent in the media type above. */
  bytesIn?: string
  /** The media type that is asked for where there are several. */
  accept?: string
  /** How query parameters are written that are written otherwise than most: lists repeated, objects in brackets. */
  styles?: Readonly<Record<string, Style>>
  /** How fields of a form are written that are written otherwise than most: lists repeated, objects as JSON. */
  formStyles?: Readonly<Record<string, Style>>
  /** How the others are written that are no plain texts. */
  otherStyles?: Partial<Record<'path' | 'headers' | 'cookies', Readonly<Record<string, string>>>>
  headers?: object | undefined
  cookies?: object | undefined
}

export type Style = 'form' | 'brackets' | 'comma' | 'spaceDelimited' | 'pipeDelimited' | 'spread' | 'json'

export type ApiPromise<T> = Promise<T>

/** A list page by page: await it for the first page, iterate it for every item. */
export interface List<Item, Page> extends AsyncIterable<Item, void, undefined>, PromiseLike<Page> {
  pages(): AsyncIterable<Page, void, undefined>
}

export interface Transport {
  request<T>(method: Method, path: string, input: RequestInput, options?: CallOptions): ApiPromise<T>
  list<Item, Page>(path: string, input: RequestInput, options?: CallOptions): List<Item, Page>
}

/** An answer that is no success: its status, and its body as it came. */
export class ApiError<Status extends number = number, Body = unknown> extends Error {
  readonly status: Status
  readonly body: Body
  readonly response: Response
  /** Of the operation that was called, the path as the document has it. */
  readonly method: string
  readonly path: string

  constructor(response: Response, status: Status, body: Body, method: string, path: string) {
    super(\`\${response.status} \${response.statusText}\`.trim())
    this.name = 'ApiError'
    this.status = status
    this.body = body
    this.response = response
    this.method = method
    this.path = path
  }
}
`

const bodies = `/** What is sent, in the media type that can hold it. */
const inItsType = (input: RequestInput): RequestInput =>
  input.bytesIn !== undefined && holdsBytes(input.body) ? { ...input, mediaType: input.bytesIn } : input

function bodyOf({ body, mediaType = 'application/json', formStyles }: RequestInput): object {
  if (body === undefined) return {}
  const isObject = typeof body === 'object' && body !== null && !(body instanceof Blob)
  if (isObject && ${isUrlEncoded}.test(mediaType)) return { body, bodySerializer: (form: object) => listPairs(form, formStyles, 'form') }
  if (isObject && isForm(mediaType)) return { body, bodySerializer: makeForm }
  return isJson(mediaType) ? { body } : { body, bodySerializer: (sent: unknown) => sent }
}

const isJson = (mediaType: string): boolean => ${isJson}.test(mediaType)

/** A form in parts, which chooses its boundary itself; one that is bytes already brings its own. */
const isForm = (mediaType: string): boolean => /^multipart\\/form-data/i.test(mediaType)

function makeForm(body: object): FormData {
  const form = new FormData()
  for (const [name, value] of given(body)) appendParts(form, name, value)
  return form
}

/** A list is a part for each item and an object is JSON, which has no bytes: what holds some is a part for each field. */
function appendParts(form: FormData, name: string, value: unknown): void {
  const items: unknown[] = [value].flat()
  if (items.some(one => !(one instanceof Blob) && holdsBytes(one))) {
    for (const [key, one] of given(value as object)) appendParts(form, \`\${name}[\${key}]\`, one)
  } else for (const one of items) form.append(name, one instanceof Blob ? one : writeText(one))
}

const holdsBytes = (value: unknown): boolean =>
  value instanceof Blob || (typeof value === 'object' && value !== null && Object.values(value).some(holdsBytes))

const writeText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)

function makeHeaders(input: RequestInput): Record<string, string> {
  const { body, mediaType, accept, headers = {}, cookies = {}, otherStyles: styles = {} } = input
  const pairs = given(cookies).map(([name, value]) => \`\${name}=\${written(name, value, styles.cookies)}\`)
  return {
    ...(body !== undefined && mediaType !== undefined && !isForm(mediaType) && { 'Content-Type': nameType(body, mediaType) }),
    ...(accept !== undefined && { Accept: accept }),
    ...(pairs.length > 0 && { Cookie: pairs.join('; ') }),
    ...Object.fromEntries(given(headers).map(([name, value]) => [name, written(name, value, styles.headers, String)])),
  }
}

/** Bytes that hold several parts say themselves what separates these. */
const nameType = (body: unknown, mediaType: string): string =>
  (body instanceof Blob && /^multipart\\//i.test(mediaType) && body.type) || mediaType

/**
 * A value in a path, a header or a cookie. Its style is a dot or a semicolon where it starts with one, and an asterisk
 * where each part has a name or a separator of its own; or json.
 */
function written(name: string, value: unknown, styles: Readonly<Record<string, string>> = {}, encode: (text: string) => string = encodeURIComponent): string {
  const style = readOwn(styles, name) ?? ''
  if (style === 'json') return encode(JSON.stringify(value))
  const [prefix = '', rest] = style.split('*')
  const isExploded = rest !== undefined
  const key = prefix === ';' ? \`\${encode(name)}=\` : ''
  const text = (part: unknown) => encode(writeText(part))
  if (typeof value !== 'object' || value === null) return prefix + key + text(value)
  const parts = Array.isArray(value)
    ? value.map(part => (isExploded ? key : '') + text(part))
    : given(value).map(pair => pair.map(text).join(isExploded ? '=' : ','))
  return prefix + (isExploded ? '' : key) + parts.join((isExploded && prefix) || ',')
}

// A parameter may be called like what every object inherits.
const readOwn = <T>(styles: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(styles, name) ? styles[name] : undefined

/** A path with its parameters. One that would lead to another path is not sent. */
const writePath = (path: string, values: Record<string, unknown>, styles?: Readonly<Record<string, string>>): string =>
  path.split('/').map(segment => {
    const text = segment.replaceAll(/\\{([^{}]+)\\}/g, (_, name: string) => written(name, values[name], styles))
    if (text !== segment && /^\\.{0,2}$/.test(text)) throw new TypeError(\`\${segment} cannot be "\${text}": that is another path.\`)
    return text
  }).join('/')

const given = (values: object): [string, unknown][] =>
  Object.entries(values).filter(([, value]) => value !== undefined && value !== null)

const listPairs = (values: object, styles: RequestInput['styles'] = {}, usual?: Style): string =>
  given(values).flatMap(([name, value]) => queryPairs(name, value, readOwn(styles, name) ?? usual)).join('&')

const separators: Partial<Record<Style, string>> = { comma: ',', spaceDelimited: '%20', pipeDelimited: '|' }

function queryPairs(name: string, value: unknown, style?: Style): string[] {
  const key = encodeURIComponent(name).replaceAll('%5B', '[').replaceAll('%5D', ']')
  const pair = (text: unknown) => \`\${key}=\${encodeURIComponent(String(text))}\`
  if (style === 'json') return [pair(JSON.stringify(value))]
  if (style === 'form') return [value].flat().map(one => pair(writeText(one)))
  if (typeof value !== 'object' || value === null) return [pair(value)]
  if (style === 'spread') return given(value).flatMap(([field, one]) => queryPairs(field, one))
  const separator = style && separators[style]
  if (separator === undefined && Array.isArray(value)) return value.flatMap(one => queryPairs(name, one))
  if (separator === undefined) return given(value).flatMap(([field, one]) => queryPairs(\`\${name}[\${field}]\`, one))
  const parts = Array.isArray(value) ? value : given(value).flat()
  return parts.length === 0 ? [] : [\`\${key}=\${parts.map(part => encodeURIComponent(writeText(part))).join(separator)}\`]
}

/** A body as its media type says: JSON parsed, text as text, anything else as a Blob; none as undefined. */
async function received(response: Response, data: unknown): Promise<unknown> {
  if (data === undefined || response.status === 204) return undefined
  const mediaType = response.headers.get('Content-Type') ?? ''
  const whole = new Response(data as ReadableStream | null, { headers: { 'Content-Type': mediaType } })
  if (isJson(mediaType)) return whole.json()
  return ${isText}.test(mediaType) ? whole.text() : whole.blob()
}
`

function writeTransport(paging: Paging): string {
  const more = paging.more === undefined ? '' : `page[${quote(paging.more)}] !== false && `
  return `${declarations}
type Send = (method: string, path: string, init: object) => Promise<{ data?: unknown; error?: unknown; response: Response }>

export function createTransport(options: ClientOptions): Transport {
  // The paths are known to the emitted classes, not here.
  const send = createFetchClient<Record<string, never>>(options).request as unknown as Send
  async function request<T>(method: Method, path: string, asked: RequestInput, call: CallOptions = {}): Promise<T> {
    const input = inItsType(asked)
    const signals = [call.signal, call.timeoutMs === undefined ? undefined : AbortSignal.timeout(call.timeoutMs)]
    const present = signals.filter(signal => signal !== undefined)
    const { data, error, response } = await send(method, path, {
      params: { path: input.path, query: input.query },
      pathSerializer: (url: string, values: Record<string, unknown>) => writePath(url, values, input.otherStyles?.path),
      querySerializer: (query: object) => listPairs(query, input.styles),
      ...bodyOf(input),
      headers: {
        ...makeHeaders(input),
        ...call.headers,
        ...(call.idempotencyKey !== undefined && { 'Idempotency-Key': call.idempotencyKey }),
      },
      parseAs: 'stream',
      ...(present.length > 0 && { signal: AbortSignal.any(present) }),
    })
    if (!response.ok) throw new ApiError(response, response.status, error, method, path)
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
  async function* pages(): AsyncGenerator<Page, void, undefined> {
    let cursor: unknown
    do {
      const found = await get(cursor === undefined ? input.query : { ...input.query, ${writeProperty(paging.cursor)}: cursor })
      yield found
      const page = found as Record<string, unknown>
      cursor = ${more}page[${quote(paging.next)}] || undefined
    } while (cursor !== undefined && cursor !== false)
  }
  async function* items(): AsyncGenerator<Item, void, undefined> {
    for await (const page of pages()) yield* (page as Record<string, Item[]>)[${quote(paging.items)}] ?? []
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

const writeProperty = (name: string): string => (/^[\w$]+$/.test(name) ? name : quote(name))
