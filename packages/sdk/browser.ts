// The client's transport in a page of the console: the same origin, the cookie of a session, no key.
import type { ProblemCode } from '@muster/contract'
import { makeWholeBody } from './content.ts'
import {
  type ClientCode,
  codesOfSessions,
  isMusterError as isThrown,
  problemCodes,
  type MusterError as Thrown,
} from './error.ts'
import { addLists } from './lists.ts'
import { type Pace, readPace } from './options.ts'
import { connect, type Requests, type Transport } from './transport.ts'

export type { FieldError } from './error.ts'
export type { Hooks, RequestInfo, ResponseInfo, RetryInfo } from './options.ts'
export type {
  Answer,
  ApiPromise,
  CallOptions,
  Download,
  List,
  Method,
  Progress,
  RequestInput,
} from './transport.ts'
export type { Transport }

/** Every problem of the service, those of sessions included, and what the SDK itself reports. */
export type ErrorCode = ProblemCode | ClientCode

/** Every failure of a call. `connection_failed` and `timed_out` say that the service was not reached. */
export type MusterError = Omit<Thrown, 'code'> & { readonly code: ErrorCode }

export function isMusterError(error: unknown): error is MusterError {
  return isThrown(error)
}

export interface BrowserOptions extends Pace {
  /** In place of the page's own origin. */
  origin?: string | undefined
  /** A sentence of the service in the language of the page, by its pattern and values; in English by default. */
  say?: Say
}

type Say = (english: string, coded: unknown) => string

// A code of an app counts once, and so does a link: such a request is not sent a second time.
const ofSigningIn =
  /^\/console\/(session|sessions|account|invitations\/(read|accept)|sign_on\/(begin|prove|finish|verify)|bank_account_stops)(\/|$)/

/** The operations of `/v1` are asked for below `/console`, where the session counts. */
export function createBrowserTransport(options: BrowserOptions = {}): Transport {
  return addLists(connectBrowser(options), place)
}

const place = (path: string): string => (path.startsWith('/v1/') ? `/console${path}` : path)

/** The same without lists, which a page that reads one page of each does not need. */
export function connectBrowser(options: BrowserOptions = {}): Requests {
  return connect({
    ...readPace(options),
    baseUrl: options.origin ?? ownOrigin(),
    headers: { Accept: 'application/json' },
    credentials: {},
    place,
    isKeyed: path => !ofSigningIn.test(path),
    makeBody: makeWholeBody,
    codes: { ...problemCodes, ...codesOfSessions },
    tell: problem => tellProblem(problem, options.say),
  })
}

/** The declarations of a page are those of the console; the SDK is compiled for Node. */
const ownOrigin = (): string => (globalThis as unknown as { location: { origin: string } }).location.origin

interface Sayable {
  readonly detail?: unknown
  readonly message?: unknown
  readonly sentence?: unknown
  readonly errors?: unknown
}

/** A problem as the page says it: its detail, and what is wrong with each field. */
function tellProblem(problem: unknown, say: Say | undefined): unknown {
  if (!say || typeof problem !== 'object' || problem === null) return problem
  const { detail, message, sentence, errors } = problem as Sayable
  return {
    ...problem,
    ...(typeof detail === 'string' && { detail: say(detail, sentence) }),
    ...(typeof message === 'string' && { message: say(message, sentence) }),
    ...(Array.isArray(errors) && { errors: errors.map(error => tellProblem(error, say)) }),
  }
}
