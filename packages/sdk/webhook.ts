// The receiver's side of webhooks: is this delivery from Muster, and what does it say?
import type { WebhookEndpoint, WebhookEvent } from '@muster/contract'
import { webhookNames } from './gen/client.ts'

/** Sent when somebody asks for it, to try an endpoint out. */
export interface TestEvent {
  id: string
  type: 'webhook.test'
  /** The endpoint that is tried, without its secret. */
  data: WebhookEndpoint
}

/** An event of a type that this version of the SDK does not know, so that a switch over `type` stays exhaustive. */
export interface UnknownEvent {
  id: string
  type: 'unknown'
  /** The type as it was sent. */
  event_type: string
  data: unknown
}

interface Delivered {
  /** The same on each retry and replay of this delivery: deduplicate on it. */
  delivery_id: string
}

/** What a verified delivery says. `switch (event.type)` narrows `event.data`. */
export type MusterEvent = (WebhookEvent | TestEvent | UnknownEvent) & Delivered

/** `get` of a Headers object, or a record as node has it in `request.headers`; the case of names does not matter. */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>

export interface VerifyOptions {
  /** How far the signature's time may be from the clock, either way. Default 300. */
  toleranceSeconds?: number | undefined
  /** In place of Date.now: milliseconds. */
  now?: (() => number) | undefined
}

/**
 * `missing_secret` and `body_not_raw` are mistakes of the receiver; `missing_header`, `malformed_signature`,
 * `signature_mismatch` and `timestamp_out_of_tolerance` say that it was not sent by Muster, not to this receiver or not
 * now; `unexpected_body` is signed and yet no event.
 */
export type WebhookErrorReason =
  | 'missing_secret'
  | 'body_not_raw'
  | 'missing_header'
  | 'malformed_signature'
  | 'signature_mismatch'
  | 'timestamp_out_of_tolerance'
  | 'unexpected_body'

/** Why a delivery is not to be believed. Branch on `reason`; `message` is a sentence for a log. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError'
  readonly reason: WebhookErrorReason

  constructor(reason: WebhookErrorReason, message: string) {
    super(message)
    this.reason = reason
  }
}

/** By name and not by class, so that it holds when an application loads the SDK as ESM and as CommonJS. */
export function isWebhookError(error: unknown): error is WebhookError {
  return error instanceof Error && error.name === 'WebhookError' && 'reason' in error
}

// Whoever receives no webhooks is not sent what these are made of, which the marks tell bundlers.
const knownTypes: ReadonlySet<string> = /* @__PURE__ */ new Set<WebhookEvent['type']>(webhookNames)
const testType: TestEvent['type'] = 'webhook.test'

const algorithm = { name: 'HMAC', hash: 'SHA-256' }
const utf8 = /* @__PURE__ */ new TextEncoder()
/** Muster sends one or two; each costs a pass over the body. */
const maxValues = 8

/**
 * Verifies a delivery and returns its event; throws a WebhookError otherwise. `rawBody` is the body as it came, before
 * anything parsed it. Of several secrets, one that matches is enough. Only the body and the signature's own time are
 * covered by the signature, so no other header than Muster-Signature decides anything.
 */
export async function verifyWebhook(
  rawBody: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secret: string | readonly string[] | undefined,
  { toleranceSeconds = 300, now = Date.now }: VerifyOptions = {},
): Promise<MusterEvent> {
  const body = toBytes(rawBody)
  const secrets = listSecrets(secret)
  const { time, values } = parseSignature(readHeader(headers, 'muster-signature'))
  if (!(await isSigned(join(`${time}.`, body), values, secrets))) throw mismatch(secrets)
  const age = Math.floor(now() / 1000) - Number(time)
  // Told from above, so that a tolerance or a clock that is no number refuses.
  if (!(Math.abs(age) <= toleranceSeconds)) {
    throw new WebhookError(
      'timestamp_out_of_tolerance',
      `The delivery was signed ${age > 0 ? `${age} s ago` : `${-age} s from now`}, and ${toleranceSeconds} s are allowed: it is sent a second time by somebody, or the clock of this machine is wrong.`,
    )
  }
  return parseEvent(body, readHeader(headers, 'muster-delivery'))
}

function toBytes(body: unknown): Uint8Array {
  if (typeof body === 'string') return utf8.encode(body)
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength)
  if (body instanceof ArrayBuffer) return new Uint8Array(body)
  const was = body === undefined || body === null ? String(body) : 'an object that was parsed'
  throw new WebhookError(
    'body_not_raw',
    `The body is ${was}; pass it as it came, for parsing loses the bytes that were signed: in Express, express.raw({ type: 'application/json' }) on this route and before any express.json(); elsewhere, await request.text().`,
  )
}

function listSecrets(secret: string | readonly string[] | undefined): readonly string[] {
  const secrets = typeof secret === 'string' ? [secret] : (secret ?? [])
  if (secrets.length > 0 && secrets.every(text => typeof text === 'string' && text !== '')) return secrets
  throw new WebhookError(
    'missing_secret',
    'The secret is empty; pass the signing secret of the endpoint (whsec_...), for example from an environment variable, and see that it is set.',
  )
}

function readHeader(headers: WebhookHeaders, name: string): string {
  const value = typeof headers.get === 'function' ? headers.get(name) : joinHeader(headers as object, name)
  if (value) return value
  throw new WebhookError(
    'missing_header',
    `There is no header ${name}: the request is not from Muster, or something in front of the receiver takes its headers away.`,
  )
}

function joinHeader(headers: object, name: string): string {
  const named = Object.entries(headers).filter(([key]) => key.toLowerCase() === name)
  return named.flatMap(([, value]) => value ?? []).join(',')
}

/** The time as it was written, since that is what was signed. Schemes other than v1 are for others. */
function parseSignature(header: string): { time: string; values: string[] } {
  const items = header.split(',').map(item => item.trim())
  const of = (name: string) =>
    items.flatMap(item => (item.startsWith(`${name}=`) ? item.slice(name.length + 1) : []))
  const [time = '', ...times] = of('t')
  const values = of('v1')
  const isSound =
    /^\d{1,15}$/.test(time) && times.length === 0 && values.every(value => /^[0-9a-f]{64}$/.test(value))
  if (isSound && values.length > 0 && values.length <= maxValues) return { time, values }
  throw new WebhookError(
    'malformed_signature',
    `The header Muster-Signature is not t=<unix seconds> with one to ${maxValues} v1=<64 hexadecimal digits>, separated by commas; the request is not from Muster, or something in front of the receiver changes its headers.`,
  )
}

/** crypto.subtle compares in constant time. */
async function isSigned(
  text: Uint8Array<ArrayBuffer>,
  values: readonly string[],
  secrets: readonly string[],
): Promise<boolean> {
  for (const secret of secrets) {
    const key = await crypto.subtle.importKey('raw', utf8.encode(secret), algorithm, false, ['verify'])
    for (const value of values) if (await crypto.subtle.verify('HMAC', key, fromHex(value), text)) return true
  }
  return false
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: text.length / 2 }, (_, n) =>
    Number.parseInt(text.slice(2 * n, 2 * n + 2), 16),
  )
}

function join(start: string, end: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(start.length + end.length)
  whole.set(utf8.encode(start))
  whole.set(end, start.length)
  return whole
}

function mismatch(secrets: readonly string[]): WebhookError {
  const hint = secrets.some(secret => /\s/.test(secret))
    ? ' The secret has white space in it, as from a line break.'
    : ''
  return new WebhookError(
    'signature_mismatch',
    `No signature matches: the secret is not the one of this endpoint, or the body is not the bytes that came.${hint}`,
  )
}

function parseEvent(body: Uint8Array, delivery_id: string): MusterEvent {
  let event: { id?: unknown; type?: unknown; data?: unknown } | null = null
  try {
    event = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {}
  const { id, type, data } = event ?? {}
  if (typeof id !== 'string' || typeof type !== 'string' || data === undefined) {
    throw new WebhookError(
      'unexpected_body',
      'The delivery is signed, and its body is no event { id, type, data }: something else is signed with this secret.',
    )
  }
  return Object.assign(tellType({ id, type, data }), { delivery_id })
}

/** An event by its type, which may be one that this version does not know. */
export function tellType({
  id,
  type,
  data,
}: {
  id: string
  type: string
  data: unknown
}): WebhookEvent | TestEvent | UnknownEvent {
  if (knownTypes.has(type) || type === testType) return { id, type, data } as WebhookEvent | TestEvent
  return { id, type: 'unknown', event_type: type, data }
}
