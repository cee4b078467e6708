// The one error class of the SDK: what the service refused, or why no usable answer came back.
import type { ProblemCode as AnyProblemCode } from '@muster/contract'

/** What only somebody gets who is signed in to the console, and never a key. */
export type CodeOfSessions =
  | 'sign_in_refused'
  | 'signed_out'
  | 'second_factor_required'
  | 'account_proof_required'
  | 'fresh_proof_required'
  | 'foreign_origin'

/** As a record, so that one that is forgotten does not compile. */
export const codesOfSessions: Record<CodeOfSessions, true> = {
  sign_in_refused: true,
  signed_out: true,
  second_factor_required: true,
  account_proof_required: true,
  fresh_proof_required: true,
  foreign_origin: true,
}

/** The stable name of a problem. */
export type ProblemCode = Exclude<AnyProblemCode, CodeOfSessions>

/**
 * What the SDK itself reports when the service gave no problem body: no connection, no answer in time,
 * aborted by the caller's signal, or an answer that is not what the contract says.
 */
export type ClientCode = 'connection_failed' | 'timed_out' | 'aborted' | 'unexpected_response'

export type ErrorCode = ProblemCode | ClientCode

/** One refused field: `field` is the caller's own name for it (`first_name`, `items[2].amount`). */
export interface FieldError {
  field: string
  message: string
}

export interface MusterErrorFacts {
  method: string
  path: string
  code: ErrorCode
  detail: string
  title?: string | undefined
  status?: number | undefined
  requestId?: string | undefined
  errors?: readonly FieldError[] | undefined
  requiredScopes?: readonly string[] | undefined
  retryAfterSeconds?: number | undefined
  cause?: unknown
}

// A record rather than an array, so that a code added to the contract and forgotten here does not compile.
export const problemCodes: Record<ProblemCode, true> = {
  missing_credentials: true,
  invalid_api_key: true,
  api_key_expired: true,
  api_key_revoked: true,
  ip_not_allowed: true,
  workspace_inactive: true,
  insufficient_scope: true,
  validation_failed: true,
  not_found: true,
  conflict: true,
  plan_upgrade_required: true,
  workspace_read_only: true,
  rate_limit_exceeded: true,
  internal_error: true,
  api_not_configured: true,
}

/** Every failure of a call. Branch on `code`; `message` is a sentence for a log. */
export class MusterError extends Error {
  override readonly name = 'MusterError'
  readonly code: ErrorCode
  /** HTTP status; undefined when no answer came. */
  readonly status: number | undefined
  readonly title: string | undefined
  readonly detail: string
  /** The service's id of this request: quote it to support. */
  readonly requestId: string | undefined
  /** The refused fields of a `validation_failed`, otherwise empty. */
  readonly errors: readonly FieldError[]
  /** The scopes an `insufficient_scope` asks for, otherwise empty. */
  readonly requiredScopes: readonly string[]
  /** Seconds the service asks to wait before the next try, when it said so. */
  readonly retryAfterSeconds: number | undefined
  readonly method: string
  /** The path with its ids, without the query. */
  readonly path: string

  constructor(facts: MusterErrorFacts) {
    super(sentence(facts), { cause: facts.cause })
    this.code = facts.code
    this.status = facts.status
    this.title = facts.title
    this.detail = facts.detail
    this.requestId = facts.requestId
    this.errors = facts.errors ?? []
    this.requiredScopes = facts.requiredScopes ?? []
    this.retryAfterSeconds = facts.retryAfterSeconds
    this.method = facts.method
    this.path = facts.path
  }
}

/** By name and not by class, so that it holds when an application loads the SDK as ESM and as CommonJS. */
export function isMusterError(error: unknown): error is MusterError {
  return error instanceof Error && error.name === 'MusterError' && 'code' in error
}

function sentence(facts: MusterErrorFacts): string {
  const { method, path, status, code, detail, errors, requiredScopes, requestId } = facts
  // The service's own detail lists the fields already.
  const unmentioned = (errors ?? []).filter(error => !detail?.includes(error.message))
  const parts = [detail, ...unmentioned.map(error => `${error.field}: ${error.message}`)]
  if (requiredScopes?.length) parts.push(`needs ${requiredScopes.join(', ')}`)
  const what = parts.filter(Boolean).join('; ')
  return `${method} ${path} -> ${status ? `${status} ` : ''}${code}: ${what}${requestId ? ` (request ${requestId})` : ''}`
}

/** What a call needs to be named in an error. */
export interface Called {
  method: string
  path: string
}

/**
 * The error of an answer outside 2xx. `body` is parsed JSON or text. A code that this version does not know
 * becomes `unexpected_response`, so that an exhaustive switch stays exhaustive when the service grows a code.
 */
export function makeError(
  call: Called,
  response: Response,
  body: unknown,
  codes: Readonly<Record<string, true>>,
): MusterError {
  const problem = record(body)
  const facts = {
    ...call,
    status: response.status,
    requestId: text(problem.request_id) ?? response.headers.get('request-id') ?? undefined,
    retryAfterSeconds: retryAfterSeconds(response),
  }
  const code = text(problem.code)
  if (code === undefined || !Object.hasOwn(codes, code)) {
    return new MusterError({ ...facts, code: 'unexpected_response', detail: strange(response, body) })
  }
  return new MusterError({
    ...facts,
    code: code as ProblemCode,
    title: text(problem.title),
    detail: text(problem.detail) ?? text(problem.title) ?? '',
    errors: items(problem.errors).map(error => ({
      field: text(record(error).field) ?? '',
      message: text(record(error).message) ?? '',
    })),
    requiredScopes: items(problem.required_scopes).filter(scope => typeof scope === 'string'),
  })
}

/** The error of an answer that arrived and is not what the contract says. */
export function makeUnexpected(
  call: Called,
  response: Response,
  detail: string,
  cause?: unknown,
): MusterError {
  const requestId = response.headers.get('request-id') ?? undefined
  return new MusterError({
    ...call,
    code: 'unexpected_response',
    status: response.status,
    requestId,
    detail,
    cause,
  })
}

function strange(response: Response, body: unknown): string {
  if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
    const target = response.headers.get('location') ?? 'another address'
    return `the service answered with a redirect to ${target}, which is not followed; check baseUrl and proxies`
  }
  return `the answer is not a problem that this version of the SDK knows: ${excerpt(body)}`
}

/** The first 200 characters of a body, for a message. */
export function excerpt(body: unknown): string {
  const whole = typeof body === 'string' ? body : JSON.stringify(body)
  return whole ? whole.slice(0, 200) : 'an empty body'
}

/**
 * Seconds to wait, from Retry-After (seconds or a date) or, on a 429 without it, from RateLimit-Reset. A date
 * is counted from the answer's own Date header, so that a wrong local clock does not matter.
 */
function retryAfterSeconds({ headers, status }: Response): number | undefined {
  const value = headers.get('retry-after') ?? (status === 429 ? headers.get('ratelimit-reset') : null)
  if (!value) return undefined
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value)
  const until = Date.parse(value)
  const now = Date.parse(headers.get('date') ?? '') || Date.now()
  return Number.isNaN(until) ? undefined : Math.max(0, Math.ceil((until - now) / 1000))
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function items(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
