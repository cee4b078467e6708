// The types of the emitted transport: what calls are made with, and what they return or throw.

export const declarations = `import createFetchClient, { type ClientOptions } from 'openapi-fetch'

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
