// Passkeys in the browser: what the service asks for, handed to the device, and what the device says, handed back.
import type { Output } from '../records/operation.ts'

type Challenge = Output<'issuePasskeySignIn'>
type Registration = Output<'issuePasskeyRegistration'>

export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window

/** What the device signs; rejects with NotAllowedError where the person turns it down. */
export async function signWithPasskey({
  challenge,
  relying_party: rpId,
  known_credentials: known,
}: Challenge) {
  const credential = await navigator.credentials.get({
    publicKey: {
      challenge: readBytes(challenge),
      rpId,
      allowCredentials: known.map(id => ({ id: readBytes(id), type: 'public-key' as const })),
      userVerification: 'required',
    },
  })
  const { rawId, response } = credential as PublicKeyCredential
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    response as AuthenticatorAssertionResponse
  return {
    credential: writeBytes(rawId),
    client_data: writeBytes(clientDataJSON),
    authenticator_data: writeBytes(authenticatorData),
    signature: writeBytes(signature),
    ...(userHandle && userHandle.byteLength > 0 && { user_handle: writeBytes(userHandle) }),
  }
}

/** A new passkey of this device. */
export async function makePasskey(registration: Registration) {
  const credential = await navigator.credentials.create({
    publicKey: {
      challenge: readBytes(registration.challenge),
      rp: { id: registration.relying_party, name: 'Muster' },
      user: {
        id: readBytes(registration.user_handle),
        name: registration.user_name,
        displayName: registration.user_display_name,
      },
      pubKeyCredParams: registration.algorithms.map(alg => ({ alg, type: 'public-key' as const })),
      excludeCredentials: registration.known_credentials.map(id => ({
        id: readBytes(id),
        type: 'public-key' as const,
      })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    },
  })
  const response = (credential as PublicKeyCredential).response as AuthenticatorAttestationResponse
  return {
    client_data: writeBytes(response.clientDataJSON),
    attestation: writeBytes(response.attestationObject),
    transports: response.getTransports(),
  }
}

function readBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, letter => letter.charCodeAt(0))
}

function writeBytes(bytes: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(bytes))
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
