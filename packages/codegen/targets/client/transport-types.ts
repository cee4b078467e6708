// The types of the emitted transport: what calls are made with, and what they return or throw.

export const declarations = `import createFetchClient, { type ClientOptions, type Middleware } from 'openapi-fetch'

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
  /** Of the headers of the answer that are no texts, by their names in lower case. */
  readers?: Readonly<Record<string, (text: string) => unknown>>
}

export type Style = 'form' | 'brackets' | 'comma' | 'spaceDelimited' | 'pipeDelimited' | 'spread' | 'json'

/** A body with what it came with: the status, and the headers by their names in lower case. */
export interface Answer<Data, Status extends number = number, Named = Record<string, string | undefined>> {
  data: Data
  status: Status
  headers: Named
  /** As fetch gave it; its body has been read. */
  response: Response
}

export interface ApiPromise<T, Whole = Answer<T>> extends Promise<T> {
  /** The body with the status and the headers that it came with. */
  withResponse(): Promise<Whole>
}

/** A list page by page: await it for the first page, iterate it for every item. */
export interface List<Item, Page, Whole = Answer<Page>> extends AsyncIterable<Item, void, undefined>, Pick<Promise<Page>, 'then' | 'catch' | 'finally'> {
  pages(): AsyncIterable<Page, void, undefined>
  /** The first page with the status and the headers that it came with. */
  withResponse(): Promise<Whole>
}

export interface Transport {
  request<T, Whole = Answer<T>>(method: Method, path: string, input: RequestInput, options?: CallOptions): ApiPromise<T, Whole>
  list<Item, Page, Whole = Answer<Page>>(path: string, input: RequestInput, options?: CallOptions): List<Item, Page, Whole>
}

/** Sends a request of an operation, such as 'get /pets/{id}', with fetch. */
export type Sender = (request: Request, operation: string, fetch: (request: Request) => Promise<Response>) => Promise<Response>

export interface TransportOptions extends Omit<ClientOptions, 'body' | 'method'> {
  /** Puts credentials into requests: credentials() of credentials.ts, which is there where the document has security schemes. */
  security?: Sender | undefined
  /** Tries again what may be repeated: retries() of retries.ts. Without it, a call is tried once. */
  retries?: Sender | undefined
  /** For calls that do not say so themselves, their retries included. */
  timeoutMs?: number | undefined
  /** Of openapi-fetch: sees each request before it is sent, without its credentials, and each response. */
  middleware?: readonly Middleware[] | undefined
}

/** An answer that is no success: its status, and its body as it came. Its message ends with what the body says is wrong. */
export class ApiError<Status extends number = number, Body = unknown> extends Error {
  readonly status: Status
  readonly body: Body
  readonly response: Response
  /** Of the operation that was called, the path as the document has it. */
  readonly method: string
  readonly path: string

  constructor(response: Response, status: Status, body: Body, method: string, path: string) {
    super([\`\${response.status} \${response.statusText}\`.trim(), tellDetail(body)].filter(Boolean).join(': '))
    this.name = 'ApiError'
    this.status = status
    this.body = body
    this.response = response
    this.method = method
    this.path = path
  }
}

const maxDetail = 300

/** What a body says of what is wrong, in one line. A page is not that. */
function tellDetail(body: unknown, depth = 0): string {
  if (typeof body === 'string') {
    const text = body.slice(0, 2 * maxDetail).replace(/[\\s\\p{Cc}]+/gu, ' ').trim()
    if (text.startsWith('<')) return ''
    return text.length > maxDetail ? \`\${text.slice(0, maxDetail - 1)}…\` : text
  }
  if (typeof body !== 'object' || body === null || depth > 3) return ''
  const { detail, title, message, error, error_description: description, errors } = body as Record<string, unknown>
  return [detail, title, message, description, error, [errors].flat()[0]].map(one => tellDetail(one, depth + 1)).find(Boolean) ?? ''
}
`
