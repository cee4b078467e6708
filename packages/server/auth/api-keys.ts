// Keys as text: those of the API and all other tokens, made once, recognised without a query, stored only as a digest.

import { createHmac, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Secrets } from './secrets.ts'

/** What a key begins with, by its kind. */
const prefixes = {
  api_key: 'mst_live_',
  console_token: 'mst_cons_',
  service_token: 'mst_svc_',
  test_key: 'mst_test_',
  session: 'mst_sess_',
  invitation: 'mst_invt_',
  sign_in_link: 'mst_link_',
  sign_on: 'mst_sgon_',
  calendar_feed: 'mst_feed_',
  bank_account_stop: 'mst_stop_',
  browser: 'mst_brws_',
} as const
export type KeyKind = keyof typeof prefixes

/** The kinds that are sent as `Authorization: Bearer`. */
export type BearerKind = Extract<KeyKind, Scheme | 'service_token' | 'test_key'>

/** The security schemes of the contract that a caller inside a workspace can serve. */
export type Scheme = 'api_key' | 'console_token'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const kinds = Object.keys(prefixes) as KeyKind[]
const secretLength = 43
const checksumLength = 6
const shape = new RegExp(
  `^(${Object.values(prefixes).join('|')})[0-9A-Za-z]{${secretLength + checksumLength}}$`,
)
const shownLetters = 8

/** A new key: 256 random bits in base62 and a CRC32 in base62, so that junk is refused without a query. */
export function mintKey(kind: KeyKind = 'api_key'): string {
  const secret = base62(BigInt(`0x${randomBytes(32).toString('hex')}`), secretLength)
  return `${prefixes[kind]}${secret}${computeChecksum(secret)}`
}

/** The kind of a key; undefined for what cannot be a key. */
export function readKind(key: string): KeyKind | undefined {
  const [, prefix] = shape.exec(key) ?? []
  if (prefix === undefined) return undefined
  const secret = key.slice(prefix.length, -checksumLength)
  if (computeChecksum(secret) !== key.slice(-checksumLength)) return undefined
  return kinds.find(kind => prefixes[kind] === prefix)
}

/** What may be shown of a key: enough to recognise it, useless as a credential. */
export function showPrefix(key: string): string {
  return key.slice(0, key.lastIndexOf('_') + 1 + shownLetters)
}

export function digestKey(key: string, pepper: Buffer): Buffer {
  return createHmac('sha256', pepper).update(key).digest()
}

/** What is stored of a new key: made under the newest secret. */
export function digestNew(key: string, { peppers }: Secrets): { digest: Buffer; pepper_version: number } {
  const { version, pepper } = peppers[0]!
  return { digest: digestKey(key, pepper), pepper_version: version }
}

/** The digests that a key may be stored under, as PostgreSQL reads them: it may have been made under the previous secret. */
export function listDigests(key: string, { peppers }: Pick<Secrets, 'peppers'>): string[] {
  return peppers.map(({ pepper }) => `\\x${digestKey(key, pepper).toString('hex')}`)
}

function computeChecksum(secret: string): string {
  return base62(BigInt(crc32(secret)), checksumLength)
}

function base62(value: bigint, length: number): string {
  let text = ''
  for (let rest = value; rest > 0n; rest /= 62n) text = alphabet[Number(rest % 62n)] + text
  return text.padStart(length, '0')
}
