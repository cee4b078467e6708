// Passkeys: whether what a device says of a new key, or signs with a known one, holds for this page and this challenge.

import { randomBytes } from 'node:crypto'
import { type Sentence, say } from '@muster/sentences'
import { Problem } from '../../http/problem.ts'
import type { RelyingParty } from './relying-party.ts'

/** Ed25519, ECDSA on P-256 and RSA, each with SHA-256: what devices make. */
export const passkeyAlgorithms = [-8, -7, -257]

const challengeBytes = 32

export const newChallenge = (): string => randomBytes(challengeBytes).toString('base64url')

/** What a device says of a key that it made, in base64url. */
export interface Attestation {
  readonly client_data: string
  readonly attestation: string
  readonly transports?: readonly string[]
}

/** What a device says with a key, in base64url. */
export interface Assertion {
  readonly credential: string
  readonly client_data: string
  readonly authenticator_data: string
  readonly signature: string
  readonly user_handle?: string
}

export interface NewPasskey {
  readonly credential: string
  readonly public_key: Buffer
  readonly counter: number
}

export interface ClientData {
  readonly challenge: string
  readonly origin: string
  readonly crossOrigin: boolean
}

/** What the browser says that it asked the device for; throws a 401 problem for what is none. */
export function readClientData(text: string): ClientData {
  const { challenge, origin, crossOrigin } = parse(text)
  if (typeof challenge !== 'string' || typeof origin !== 'string') throw unreadable()
  return { challenge, origin, crossOrigin: crossOrigin === true }
}

function parse(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** The key that a device made on a page of this server; throws a 401 problem where that does not hold. */
export async function checkAttestation(
  { client_data, attestation }: Attestation,
  party: RelyingParty,
): Promise<NewPasskey> {
  const { challenge } = assertOwnPage(client_data, party)
  // They take a sixth of a second to load, and most requests have no passkey.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const id = 'unknown'
  await explainFailure(party, () => assertNoCertificates(attestation))
  const verified = await explainFailure(party, () =>
    verifyRegistrationResponse({
      // The credential is taken from what the device says, not from what the browser adds to it.
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: client_data, attestationObject: attestation },
      },
      // Whether it is ours, and for this, is asked where challenges are stored.
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: passkeyAlgorithms,
    }),
  )
  if (!verified.verified) throw refusePasskey(say`what the device says of it is not signed by it`)
  const { id: credential, publicKey, counter } = verified.registrationInfo.credential
  return { credential, public_key: Buffer.from(publicKey), counter }
}

/** The counter of a signature that a known key made on a page of this server; throws a 401 problem where it did not. */
export async function checkAssertion(
  assertion: Assertion,
  { credential, public_key }: Pick<NewPasskey, 'credential' | 'public_key'>,
  party: RelyingParty,
): Promise<number> {
  const { client_data, authenticator_data, signature } = assertion
  const { challenge } = assertOwnPage(client_data, party)
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { verified, authenticationInfo } = await explainFailure(party, () =>
    verifyAuthenticationResponse({
      response: {
        id: credential,
        rawId: credential,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: client_data, authenticatorData: authenticator_data, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      // Counters are compared where they are stored, so that of two requests at once only one counts.
      credential: { id: credential, publicKey: Uint8Array.from(public_key), counter: 0 },
    }),
  )
  if (!verified) throw refusePasskey(say`its signature is wrong`)
  return authenticationInfo.newCounter
}

/**
 * Browsers leave the maker's certificates out, as they are asked to. Whoever sends some might have this server ask the
 * addresses in them whether they were revoked.
 */
async function assertNoCertificates(attestation: string): Promise<void> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const decoded = decodeAttestationObject(Uint8Array.from(Buffer.from(attestation, 'base64url')))
  const isPlain = ['none', 'packed'].includes(decoded.get('fmt'))
  if (isPlain && decoded.get('attStmt').get('x5c') === undefined) return
  throw refusePasskey(say`it comes with certificates of its maker, which were not asked for`)
}

function assertOwnPage(client_data: string, { origin: own }: RelyingParty): ClientData {
  const client = readClientData(client_data)
  if (client.origin !== own)
    throw refusePasskey(
      say`it was asked by a page of ${client.origin.slice(0, 200)}, and the console is at ${own}`,
    )
  if (client.crossOrigin) throw refusePasskey(say`it was asked by a page inside of another one`)
  return client
}

const reasons: readonly (readonly [RegExp, (party: RelyingParty) => Sentence])[] = [
  [/RP ID/, ({ id: address }) => say`it is for another address than ${address}`],
  [
    /user could not be verified/i,
    () =>
      say`the device did not check who uses it. Have it ask for a fingerprint, a face or a PIN, and try again`,
  ],
  [/not present/i, () => say`nobody confirmed it on the device`],
]

/** The library tells what is wrong in words for developers. */
async function explainFailure<T>(party: RelyingParty, check: () => Promise<T>): Promise<T> {
  try {
    return await check()
  } catch (error) {
    if (error instanceof Problem) throw error
    const { message } = error as Error
    const reason = reasons.find(([words]) => words.test(message))?.[1](party)
    throw reason === undefined ? unreadable(error) : refusePasskey(reason, error)
  }
}

const unreadable = (cause?: unknown) =>
  refusePasskey(say`what the device said cannot be read, or was changed on the way`, cause)

export function refusePasskey(reason: Sentence, cause?: unknown): Problem {
  return new Problem('sign_in_refused', say`The passkey was not accepted: ${reason}.`, { cause })
}
