// API keys as text: made once, recognised without a query, stored only as a digest.

import { createHmac, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** What a key begins with, by the security scheme of the contract that it serves. */
const prefixes = { api_key: 'mst_live_', console_token: 'mst_cons_' } as const
export type Scheme = keyof typeof prefixes

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const secretLength = 43
const checksumLength = 6
const shape = new RegExp(
  `^(${Object.values(prefixes).join('|')})[0-9A-Za-z]{${secretLength + checksumLength}}$`,
)
const prefixLength = prefixes.api_key.length

/** A new key: 256 random bits in base62 and a CRC32 in base62, so that junk is refused without a query. */
export function mintKey(scheme: Scheme = 'api_key'): string {
  const secret = base62(BigInt(`0x${randomBytes(32).toString('hex')}`), secretLength)
  return `${prefixes[scheme]}${secret}${computeChecksum(secret)}`
}

/** The scheme that a key serves; undefined for what cannot be a key. */
export function readScheme(key: string): Scheme | undefined {
  if (!shape.test(key)) return undefined
  const secret = key.slice(prefixLength, -checksumLength)
  if (computeChecksum(secret) !== key.slice(-checksumLength)) return undefined
  return key.startsWith(prefixes.api_key) ? 'api_key' : 'console_token'
}

/** What may be shown of a key: enough to recognise it, useless as a credential. */
export function shownPrefix(key: string): string {
  return key.slice(0, prefixLength + 8)
}

export function digestKey(key: string, pepper: Buffer): Buffer {
  return createHmac('sha256', pepper).update(key).digest()
}

function computeChecksum(secret: string): string {
  return base62(BigInt(crc32(secret)), checksumLength)
}

function base62(value: bigint, length: number): string {
  let text = ''
  for (let rest = value; rest > 0n; rest /= 62n) text = alphabet[Number(rest % 62n)] + text
  return text.padStart(length, '0')
}
