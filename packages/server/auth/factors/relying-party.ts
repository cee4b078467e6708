// Where the console is: the host name that passkeys are for, and the origin of the pages that may ask for them.

import { say } from '@muster/sentences'
import { conflict } from '../../http/problem.ts'
import { isAddress } from '../address-blocks.ts'

export interface RelyingParty {
  readonly id: string
  readonly origin: string
}

/** Passkeys are for a name, which the console's address has to have. */
export function findRelyingParty(consoleUrl: string | undefined, host: string | undefined): RelyingParty {
  const console = findConsole(consoleUrl, host)
  if (console instanceof URL) return { id: console.hostname, origin: console.origin }
  throw conflict(
    console === undefined
      ? say`Passkeys do not work here, because the address of the console is not known. ${setIt}`
      : say`Passkeys are for a name, and this console is open under the address ${console.address}. Open ${console.instead} instead.`,
  )
}

export const setIt = say`The operator of this deployment has to set MUSTER_CONSOLE_URL.`

/** The same machine under an address in place of its name. */
interface Misnamed {
  readonly address: string
  readonly instead: string
}

/**
 * Where people open the console: what the operator has set. Otherwise the address of the request, on localhost alone: a
 * host that a request names is no proof that it is ours.
 */
export function findConsole(
  consoleUrl: string | undefined,
  host: string | undefined,
): URL | Misnamed | undefined {
  const url = URL.parse(consoleUrl ?? `http://${host ?? ''}`)
  if (!url) return undefined
  if (consoleUrl !== undefined || url.hostname === 'localhost') return url
  if (!isLoopback(url.hostname)) return undefined
  return {
    address: url.hostname,
    instead: `http://localhost${url.port === '' ? '' : `:${url.port}`}`,
  }
}

const isLoopback = (hostname: string): boolean =>
  hostname === '[::1]' || (isAddress(hostname) && hostname.startsWith('127.'))
