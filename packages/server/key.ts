// API keys as text: made once, recognised without a query, stored only as a digest.

import { createHmac, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

const prefixes = { key: 'mst_live_', console: 'mst_cons_' } as const
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const secretLength = 43
const checksumLength = 6
const shape = new RegExp(
  `^(${Object.values(prefixes).join('|')})[0-9A-Za-z]{${secretLength + checksumLength}}$`,
)
const prefixLength = prefixes.key.length

/** A new key: 256 random bits in base62 and a CRC32 in base62, so that junk is refused without a query. */
export function mintKey(kind: keyof typeof prefixes = 'key'): string {
  const secret = base62(BigInt(`0x${randomBytes(32).toString('hex')}`), secretLength)
  return `${prefixes[kind]}${secret}${checksumOf(secret)}`
}

export function isWellFormed(key: string): boolean {
  if (!shape.test(key)) return false
  const secret = key.slice(prefixLength, -checksumLength)
  return checksumOf(secret) === key.slice(-checksumLength)
}

/** What may be shown of a key: enough to recognise it, useless as a credential. */
export function shownPrefix(key: string): string {
  return key.slice(0, prefixLength + 8)
}

export function digestOf(key: string, pepper: Buffer): Buffer {
  return createHmac('sha256', pepper).update(key).digest()
}

function checksumOf(secret: string): string {
  return base62(BigInt(crc32(secret)), checksumLength)
}

function base62(value: bigint, length: number): string {
  let text = ''
  for (let rest = value; rest > 0n; rest /= 62n) text = alphabet[Number(rest % 62n)] + text
  return text.padStart(length, '0')
}
