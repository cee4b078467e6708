// Failures: why a delivery did not arrive, in words that tell the owner of the endpoint what to mend.

import type { Socket } from 'node:net'
import type { TLSSocket } from 'node:tls'
import { Unresolved } from './addresses.ts'
import { TargetRefused } from './allowed-targets.ts'

const redirects = new Set([301, 302, 303, 307, 308])

/** What an answer that has come says; null for a 2xx. */
export function statusInWords(status: number): string | null {
  if (status >= 200 && status < 300) return null
  return redirects.has(status) ? `redirects are not followed (${status})` : `answered ${status}`
}

const connection: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was closed before an answer',
  EPROTO: 'TLS could not be agreed',
  EPIPE: 'the connection was closed before an answer',
  ETIMEDOUT: 'no connection: the address does not answer',
  EHOSTUNREACH: 'the network does not reach the address',
  ENETUNREACH: 'the network does not reach the address',
  EADDRNOTAVAIL: 'the network does not reach the address',
  HPE_HEADER_OVERFLOW: 'the headers of the answer are too large',
}

const certificate: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'it has expired',
  CERT_NOT_YET_VALID: 'it is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'it is self-signed',
  ERR_TLS_CERT_ALTNAME_INVALID: 'it is for another name',
  SELF_SIGNED_CERT_IN_CHAIN: 'its root is not known',
  UNABLE_TO_GET_ISSUER_CERT: 'its issuer is not known',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its issuer is not known',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the certificate between it and its root is missing',
}

/** Describes an error. Never uses its own text, which may contain addresses. */
export function errorInWords(error: unknown, socket?: Socket | null): string {
  if (error instanceof TargetRefused) return `the URL ${error.message}`
  if (error instanceof Unresolved) return error.message
  const code = String((error as NodeJS.ErrnoException).code ?? '')
  if ((socket as TLSSocket | null | undefined)?.authorizationError)
    return `the TLS certificate is not valid: ${certificate[code] ?? inSmall(code)}`
  if (code.startsWith('ERR_SSL_')) return `TLS could not be agreed: ${inSmall(code.slice(8))}`
  if (code in connection) return connection[code]!
  if (code.startsWith('HPE_')) return 'the answer is not HTTP'
  return code === '' ? 'the connection failed' : `the connection failed (${code})`
}

const inSmall = (code: string): string => code.toLowerCase().replaceAll('_', ' ')
