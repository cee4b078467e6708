// Codes of an authenticator app: TOTP of RFC 6238 with SHA-1, 6 digits and steps of 30 seconds, which every app knows.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const secretBytes = 20
const stepSeconds = 30
const digits = 6
/** Steps to both sides that a clock may be off. */
const tolerance = 1

export function newTotpSecret(): string {
  return encodeBase32(randomBytes(secretBytes))
}

/** What an app reads from a QR code. */
export function totpUri(secret: string, email: string): string {
  return `otpauth://totp/Muster:${encodeURIComponent(email)}?secret=${secret}&issuer=Muster`
}

/** The code of a step (RFC 4226, 5.3). */
export function computeTotp(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', decodeBase32(secret)).update(counter).digest()
  const at = mac.at(-1)! & 0xf
  const number = mac.readUInt32BE(at) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step whose code it is, after the last one that was taken; undefined where there is none. */
export function findTotpStep(
  secret: string,
  code: string,
  now: Temporal.Instant,
  last: number,
): number | undefined {
  const current = Math.floor(now.epochMilliseconds / 1000 / stepSeconds)
  const sent = Buffer.from(code)
  const steps = Array.from({ length: 2 * tolerance + 1 }, (_, n) => current - tolerance + n)
  return steps
    .filter(step => step > last)
    .find(step => {
      const expected = Buffer.from(computeTotp(secret, step))
      return sent.length === expected.length && timingSafeEqual(sent, expected)
    })
}

export function encodeBase32(bytes: Buffer): string {
  const bits = Array.from(bytes, byte => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map(group => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

function decodeBase32(text: string): Buffer {
  const bits = Array.from(text, letter => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return Buffer.from(bytes.map(byte => Number.parseInt(byte, 2)))
}
