// Certificates made on the spot, so that no key lies in the project and none expires.

import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isIPv4 } from 'node:net'

export interface Authority {
  readonly name: string
  readonly privateKey: KeyObject
  /** PEM, to be trusted. */
  readonly cert: string
}

export interface Identity {
  readonly key: string
  readonly cert: string
}

interface Wish {
  /** DNS names or IPv4 addresses. */
  readonly names: readonly string[]
  readonly from?: Date
  readonly until?: Date
}

const day = 86_400_000

/** Under a name of its own: OpenSSL looks for who signed a certificate by name. */
export function makeAuthority(): Authority {
  const name = `Muster test authority ${randomBytes(8).toString('hex')}`
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return {
    name,
    privateKey,
    cert: certificate({ name, publicKey, issuer: { name, privateKey }, extensions: [isAuthority] }),
  }
}

/** A server's key and certificate; without an authority it signs itself. */
export function makeIdentity({ names, ...validity }: Wish, authority?: Authority): Identity {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = names[0] ?? 'nobody'
  const issuer = authority ?? { name, privateKey }
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: certificate({ name, publicKey, issuer, extensions: [isFor(names)], ...validity }),
  }
}

// X.509 as far as a server's certificate needs it (RFC 5280), in DER: a tag, a length, the content.

const der = (tag: number, ...content: readonly Uint8Array[]): Buffer => {
  const length = content.reduce((sum, part) => sum + part.length, 0)
  const long = Buffer.from(length.toString(16).padStart(length > 0xff ? 4 : 2, '0'), 'hex')
  const head = length < 0x80 ? [tag, length] : [tag, 0x80 | long.length, ...long]
  return Buffer.concat([Buffer.from(head), ...content])
}

const sequence = (...content: readonly Uint8Array[]): Buffer => der(0x30, ...content)
const octets = (content: Uint8Array): Buffer => der(0x04, content)
const bits = (content: Uint8Array): Buffer => der(0x03, Buffer.from([0]), content)
const integer = (content: Uint8Array): Buffer => der(0x02, content)
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'))
const time = (at: Date): Buffer => der(0x18, Buffer.from(`${at.toISOString().replace(/[-:T]|\.\d+/g, '')}`))
const called = (name: string): Buffer =>
  sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(name)))))

const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'))
const yes = der(0x01, Buffer.from([0xff]))
const isAuthority = sequence(oid('551d13'), yes, octets(sequence(yes)))
const isFor = (names: readonly string[]): Buffer =>
  sequence(oid('551d11'), octets(sequence(...names.map(alternativeName))))

function alternativeName(name: string): Buffer {
  if (isIPv4(name)) return der(0x87, Buffer.from(name.split('.').map(Number)))
  return der(0x82, Buffer.from(name))
}

interface Certified {
  readonly name: string
  readonly publicKey: KeyObject
  readonly issuer: { readonly name: string; readonly privateKey: KeyObject }
  readonly extensions: readonly Buffer[]
  readonly from?: Date
  readonly until?: Date
}

function certificate({ name, publicKey, issuer, extensions, from, until }: Certified): string {
  const now = Date.now()
  const body = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    called(issuer.name),
    sequence(time(from ?? new Date(now - day)), time(until ?? new Date(now + day))),
    called(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...extensions)),
  )
  const signed = sequence(body, ecdsaWithSha256, bits(sign('sha256', body, issuer.privateKey)))
  return `-----BEGIN CERTIFICATE-----\n${signed.toString('base64').replace(/.{64}(?=.)/g, '$&\n')}\n-----END CERTIFICATE-----\n`
}
