// Sends a call over HTTP: builds the request, tries again where that is safe, turns failures into MusterError.
import createFetchClient from 'openapi-fetch'
import { type Content, createDownload, type Download, type Progress, timeToSend } from './content.ts'
import type { Called } from './error.ts'
import { excerpt, MusterError, makeError, makeUnexpected } from './error.ts'
import type { RequestInfo, Settings } from './options.ts'
import type { Answer, List } from './paging.ts'
import { waitBeforeRetry } from './retry.ts'

export type { Download, Progress } from './content.ts'
export type { Answer, List } from './paging.ts'

export type Method = 'get' | 'put' | 'post' | 'delete' | 'patch' | 'head' | 'options' | 'trace'

export interface CallOptions {
  /** For a POST, 1 to 255 visible characters. Without one a fresh UUID is sent, the same on each try. */
  idempotencyKey?: string | undefined
  /** Ends the call, its waits between tries included, with the code `aborted`. */
  signal?: AbortSignal | undefined
  /** For each try of this call; without one as the client says, and more for an upload, by its size. */
  timeoutMs?: number | undefined
  headers?: Record<string, string> | undefined
  /** Of a write: do everything but keep it. The answer is what would be said, refusals included. */
  dryRun?: boolean | undefined
  /** Told of the bytes of an upload as they are sent, or of a download as they arrive. */
  onProgress?: ((progress: Progress) => unknown) | undefined
}

export interface RequestInput {
  path?: Record<string, string>
  query?: object
  /** Lists in the query that are written with commas: they all are. */
  styles?: Readonly<Record<string, 'comma'>>
  body?: unknown
}

export interface ApiPromise<T> extends Promise<T> {
  /** The body together with the raw answer: status and headers. */
  withResponse(): Promise<Answer<T>>
}

/** Calls of one answer each. */
export interface Requests {
  /** `path` is the contract's template (`/v1/employees/{id}`). Sent at once. Rejects with MusterError. */
  request<T>(method: Method, path: string, input: RequestInput, options?: CallOptions): ApiPromise<T>
  /** A file. Resolves when its first bytes are there; they can be read once. */
  download(path: string, input: RequestInput, options?: CallOptions): ApiPromise<Download>
}

export interface Transport extends Requests {
  /** Sent when awaited or iterated. */
  list<Item, Page>(path: string, input: RequestInput, options?: CallOptions): List<Item, Page>
}

interface Call extends Called {
  input: RequestInput
  /** Made anew for each try. */
  body: (() => Content | Promise<Content>) | undefined
  isDownload: boolean
  headers: Record<string, string>
  /** With its query, as openapi-fetch writes it: known once the first try is built. */
  url: string
  idempotencyKey: string | undefined
  signal: AbortSignal | undefined
  timeoutMs: number
  attempts: number
}

// What openapi-fetch is told of every operation: text goes out, text comes back.
interface Untyped {
  requestBody?: { content: { 'application/json': string } }
  responses: { 200: { content: { 'application/json': string } } }
}

type Exchange = (call: Call, attempt: number, signal: AbortSignal) => Promise<Answer<unknown>>

export function connect(settings: Settings): Requests {
  const exchange = createExchange(settings)
  const send = async <T>(method: Method, path: string, input: RequestInput, options: CallOptions = {}) =>
    // The one place where a parsed body takes the contract's type; the service's tests hold it to that.
    (await sendCall(settings, exchange, makeCall(settings, method, path, input, options))) as Answer<T>
  return {
    download(path, input, options = {}) {
      const call = { ...makeCall(settings, 'get', path, input, options), isDownload: true }
      const answered = sendCall(settings, exchange, call) as Promise<
        Answer<ReadableStream<Uint8Array> | null>
      >
      return apiPromise(
        answered.then(({ data, response }) => ({ data: createDownload(response, data, options), response })),
      )
    },
    request: <T>(method: Method, path: string, input: RequestInput, options?: CallOptions) =>
      apiPromise(send<T>(method, path, input, options)),
  }
}

function apiPromise<T>(answer: Promise<Answer<T>>): ApiPromise<T> {
  const data = answer.then(({ data }) => data)
  const withResponse = () => {
    // The caller now holds the other promise; a rejection of this one is no longer unhandled.
    data.catch(() => {})
    return answer
  }
  return Object.assign(data, { withResponse })
}

function makeCall(
  settings: Settings,
  method: Method,
  template: string,
  input: RequestInput,
  options: CallOptions,
): Call {
  const { idempotencyKey: key, signal } = options
  const { timeoutMs = settings.timeoutMs + timeToSend(input.body) } = options
  const called = { method: method.toUpperCase(), path: fillPath(settings.place(template), input) }
  const bad = Object.entries(input.path ?? {}).find(([, value]) => /^\.{0,2}$/.test(value ?? ''))
  if (bad) refuse(called, bad[0], `"${bad[1] ?? ''}" cannot stand in a path`)
  if (key !== undefined && !/^[!-~]{1,255}$/.test(key)) {
    refuse(called, 'Idempotency-Key', 'is not 1 to 255 visible ASCII characters')
  }
  const isKeyed = method === 'post' && settings.isKeyed(template)
  const headers = {
    ...(isKeyed && { 'Idempotency-Key': crypto.randomUUID() }),
    ...settings.headers,
    ...options.headers,
    ...(options.dryRun && { 'Dry-Run': 'true' }),
    ...(isKeyed && key !== undefined && { 'Idempotency-Key': key }),
    ...settings.credentials,
  }
  // Serialised once: the service compares the bytes of two tries under one key.
  const body = input.body === undefined ? undefined : settings.makeBody(input.body, options.onProgress)
  return {
    ...called,
    input,
    body,
    headers,
    url: '',
    idempotencyKey: undefined,
    signal,
    timeoutMs,
    isDownload: false,
    attempts: method !== 'post' || isKeyed ? settings.attempts : 1,
  }
}

export function fillPath(template: string, { path = {} }: RequestInput): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''))
}

// An empty id would turn "get one" into "list", and ".." would name another resource: refused before sending.
function refuse(called: Called, field: string, message: string): never {
  throw new MusterError({
    ...called,
    code: 'validation_failed',
    detail: 'not sent',
    errors: [{ field, message }],
  })
}

async function sendCall(settings: Settings, exchange: Exchange, call: Call): Promise<Answer<unknown>> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await tryOnce(exchange, call, attempt)
    } catch (error) {
      if (!(error instanceof MusterError) || attempt >= call.attempts) throw error
      const waitMs = waitBeforeRetry(error, call.method, attempt, settings.random)
      if (waitMs === undefined) throw error
      notify(settings.hooks.onRetry, { ...describeRequest(call, attempt), waitMs, error })
      await settings.sleep(waitMs, call.signal).catch(reason => {
        if (!call.signal?.aborted) throw reason
      })
    }
  }
}

/** One try under its own time limit, which covers the reading of the body too. */
async function tryOnce(exchange: Exchange, call: Call, attempt: number) {
  const { signal, timeoutMs } = call
  if (signal?.aborted) throw failure(call, 'aborted', 'the signal was aborted', signal.reason)
  const stop = new AbortController()
  const onAbort = () => stop.abort(signal?.reason)
  let late = false
  const onTime = () => {
    late = true
    stop.abort()
  }
  signal?.addEventListener('abort', onAbort, { once: true })
  // setTimeout fires at once for anything longer than 2^31-1 ms.
  const timer = timeoutMs < 2 ** 31 ? setTimeout(onTime, timeoutMs) : undefined
  try {
    return await exchange(call, attempt, stop.signal)
  } catch (error) {
    if (signal?.aborted) throw failure(call, 'aborted', 'the signal was aborted', signal.reason)
    if (late)
      throw failure(call, 'timed_out', `no whole answer within ${timeoutMs} ms, at try ${attempt}`, error)
    throw error
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
}

function createExchange(settings: Settings): Exchange {
  const { baseUrl, hooks, codes, tell } = settings
  // openapi-fetch types a call by a table of paths; here the generated client does that, one level up.
  const http = createFetchClient<Record<string, Record<'post', Untyped>>>({
    baseUrl,
    // A list is one value with commas, as the contract has them all.
    querySerializer: { array: { style: 'form', explode: false } },
    bodySerializer: body => body,
  })
  return async (call, attempt, signal) => {
    let started: number | undefined
    const fetch = (request: Request) => {
      call.url = request.url
      call.idempotencyKey = request.headers.get('idempotency-key') ?? undefined
      notify(hooks.onRequest, describeRequest(call, attempt))
      started = performance.now()
      return settings.fetch(request)
    }
    const { headers } = call
    const body = (await call.body?.()) as string | undefined
    const init = {
      params: { query: { ...call.input.query } },
      headers,
      body,
      signal,
      fetch,
      redirect: 'manual',
      // What a stream needs of fetch; it changes nothing for text.
      duplex: 'half',
      parseAs: call.isDownload ? 'stream' : 'text',
    } as const
    const { data, error, response } = await http
      .request(call.method as 'post', call.path, init)
      .catch((cause: unknown) => {
        // Before fetch was reached it is the caller's mistake (a header with a line break), not the network's.
        if (started === undefined) throw cause
        throw failure(call, 'connection_failed', `${describeFailure(cause)}, at try ${attempt}`, cause)
      })
    notify(hooks.onResponse, {
      ...describeRequest(call, attempt),
      status: response.status,
      requestId: response.headers.get('request-id') ?? undefined,
      durationMs: performance.now() - (started ?? 0),
    })
    if (!response.ok) throw makeError(call, response, tell ? tell(error) : error, codes)
    return { data: call.isDownload ? data : parseJson(call, response, data as string | undefined), response }
  }
}

function parseJson(call: Called, response: Response, text: string | undefined): unknown {
  if (response.status === 204) return undefined
  try {
    return JSON.parse(text ?? '')
  } catch (cause) {
    throw makeUnexpected(call, response, `the answer is not JSON: ${excerpt(text)}`, cause)
  }
}

function describeRequest({ method, path, url, idempotencyKey }: Call, attempt: number): RequestInfo {
  return { method, path, url, attempt, idempotencyKey }
}

function failure(
  { method, path }: Called,
  code: 'aborted' | 'timed_out' | 'connection_failed',
  detail: string,
  cause: unknown,
) {
  return new MusterError({ method, path, code, detail, cause })
}

/** fetch only says "fetch failed"; the socket's own words are further down. */
function describeFailure(failure: unknown): string {
  const { message, code, cause } = failure as { message?: string; code?: string; cause?: unknown }
  return cause ? describeFailure(cause) : message || code || String(failure)
}

/** A hook that throws, or whose promise rejects, must not turn a call that worked into one that failed. */
async function notify<Info>(hook: ((info: Info) => unknown) | undefined, info: Info): Promise<void> {
  try {
    await hook?.(info)
  } catch {}
}
