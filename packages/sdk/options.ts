// What a caller may set when connecting, checked once so that a mistake is a sentence and not a strange 401.
import { type Content, makeBody, type Progress } from './content.ts'
import { type MusterError, problemCodes } from './error.ts'
import { sleep } from './retry.ts'
import { version } from './version.ts'

/** One try of a call, as hooks see it. Never holds the key. */
export interface RequestInfo {
  method: string
  /** With its ids, without the query. */
  path: string
  url: string
  /** 1 for the first try. */
  attempt: number
  idempotencyKey: string | undefined
}

export interface ResponseInfo extends RequestInfo {
  status: number
  requestId: string | undefined
  durationMs: number
}

export interface RetryInfo extends RequestInfo {
  waitMs: number
  error: MusterError
}

/** For logging and metrics. A hook cannot change or fail a call: what it throws is ignored. */
export interface Hooks {
  onRequest?: (info: RequestInfo) => unknown
  onResponse?: (info: ResponseInfo) => unknown
  onRetry?: (info: RetryInfo) => unknown
}

/** What any client may be told. */
interface ClientOptions {
  /** The service's root without `/v1`, for example `https://api.example.com`. */
  baseUrl: string | undefined
  /** For each try, the body included. Default 30,000; Infinity for none. */
  timeoutMs?: number | undefined
  /** Tries after the first. Default 2, so three in all; 0 for none. */
  maxRetries?: number | undefined
  /** Sent with every call. */
  headers?: Record<string, string> | undefined
  hooks?: Hooks | undefined
  /** In place of the global fetch; called with a Request. */
  fetch?: ((request: Request) => Promise<Response>) | undefined
  /** In place of Math.random, for the jitter. */
  random?: (() => number) | undefined
  /** In place of a timer, for the waits between tries. */
  sleep?: ((ms: number, signal?: AbortSignal) => Promise<void>) | undefined
}

export interface MusterOptions extends ClientOptions {
  /**
   * `mst_live_...`, as `muster key create` shows it, a service token, `mst_svc_...`, or a test key of a sandbox,
   * `mst_test_...`. Undefined is accepted by the type and refused with a sentence.
   */
  apiKey: string | undefined
}

export interface WorkspaceOptions extends ClientOptions {
  /**
   * A service token, `mst_svc_...`, a test key of a sandbox, `mst_test_...`, or a console token, `mst_cons_...`, as
   * `muster console-token` shows it. Undefined is accepted by the type and refused with a sentence.
   */
  token: string | undefined
}

/** What a transport works by, wherever it runs. */
export interface Settings {
  baseUrl: string
  timeoutMs: number
  attempts: number
  headers: Record<string, string>
  /** What no caller can replace. */
  credentials: Record<string, string>
  /** Where an operation is asked for, from the path of the contract. */
  place: (path: string) => string
  /** Whether a POST is sent under an idempotency key, and so may be sent again. */
  isKeyed: (path: string) => boolean
  makeBody: (
    body: unknown,
    onProgress: ((progress: Progress) => unknown) | undefined,
  ) => () => Content | Promise<Content>
  /** The codes of problems that it knows. */
  codes: Readonly<Record<string, true>>
  /** The body of a problem as its reader is told it, such as in another language. */
  tell?: (problem: unknown) => unknown
  hooks: Hooks
  fetch: (request: Request) => Promise<Response>
  random: () => number
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>
}

/** The options with their defaults. Throws TypeError on what can never work. */
export function readSettings(options: MusterOptions): Settings {
  refuseBrowsers('API key')
  return makeSettings(options, checkKey(options.apiKey))
}

/** The same of a client of the Workspace API. */
export function readWorkspaceSettings(options: WorkspaceOptions): Settings {
  refuseBrowsers('token')
  return makeSettings(options, checkToken(options.token))
}

function refuseBrowsers(secret: string): void {
  if ('window' in globalThis && 'document' in globalThis) {
    refuse(
      `Muster runs on a server: in a browser every visitor could read the ${secret}. Call it from your own backend.`,
    )
  }
}

function makeSettings(options: ClientOptions, secret: string): Settings {
  return {
    ...readPace(options),
    baseUrl: checkBaseUrl(options.baseUrl),
    headers: { Accept: 'application/json', 'User-Agent': `muster-sdk/${version}`, ...options.headers },
    credentials: { Authorization: `Bearer ${secret}` },
    place: path => path,
    isKeyed: () => true,
    makeBody,
    codes: problemCodes,
  }
}

/** What can be set of any transport. */
export type Pace = Pick<ClientOptions, 'timeoutMs' | 'maxRetries' | 'hooks' | 'fetch' | 'random' | 'sleep'>

export function readPace(options: Pace) {
  const { timeoutMs = 30_000, maxRetries = 2 } = options
  if (!(timeoutMs > 0))
    refuse(`timeoutMs is ${timeoutMs}; it is milliseconds above 0, or Infinity for no limit.`)
  if (!Number.isInteger(maxRetries) || maxRetries < 0)
    refuse(`maxRetries is ${maxRetries}; it is a whole number, 0 or more.`)
  return {
    timeoutMs,
    attempts: maxRetries + 1,
    hooks: options.hooks ?? {},
    fetch: options.fetch ?? ((request: Request) => fetch(request)),
    random: options.random ?? Math.random,
    sleep: options.sleep ?? sleep,
  }
}

// The messages never repeat the key: they end up in logs.
function checkKey(apiKey: string | undefined): string {
  if (!apiKey)
    refuse(
      'apiKey is missing. Pass the key that `muster key create` showed, for example from an environment variable.',
    )
  if (apiKey.startsWith('mst_cons_'))
    refuse('apiKey is a console token: pass it as token to MusterWorkspace of "@muster/sdk/workspace".')
  if (!/^mst_(live|svc|test)_[0-9A-Za-z]+$/.test(apiKey)) {
    refuse(
      'apiKey is not a Muster key: it is "mst_live_" followed by letters and digits, without spaces or quotes.',
    )
  }
  return apiKey
}

function checkToken(token: string | undefined): string {
  if (!token)
    refuse(
      'token is missing. Pass the token that `muster service-token create` showed, for example from an environment variable.',
    )
  if (token.startsWith('mst_live_'))
    refuse('token is an API key, for /v1: pass it as apiKey to Muster of "@muster/sdk".')
  if (!/^mst_(cons|svc|test)_[0-9A-Za-z]+$/.test(token)) {
    refuse(
      'token is not a token of Muster: it is "mst_svc_" or "mst_cons_" followed by letters and digits, without spaces or quotes.',
    )
  }
  return token
}

export function checkBaseUrl(baseUrl: string | undefined): string {
  if (!baseUrl)
    refuse('baseUrl is missing. Pass the root of the service, for example "https://api.example.com".')
  if (!URL.canParse(baseUrl))
    refuse(`baseUrl "${baseUrl}" is not a URL. Pass for example "https://api.example.com".`)
  const { protocol, username, password, search, hash, origin, pathname } = new URL(baseUrl)
  if (!/^https?:$/.test(protocol))
    refuse(`baseUrl starts with "${protocol}"; it is https, or http on a local machine.`)
  if (username || password || search || hash)
    refuse('baseUrl has a user, a query or a fragment; leave these out.')
  const path = pathname.replace(/\/+$/, '')
  if (path.endsWith('/v1'))
    refuse(`baseUrl ends in "/v1", which every path already starts with; leave it out.`)
  return origin + path
}

function refuse(sentence: string): never {
  throw new TypeError(sentence)
}
