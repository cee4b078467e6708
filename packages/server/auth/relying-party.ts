// The relying party: the host name that passkeys are for, and the origin of the pages that may ask for them.

import { conflict } from '../http/problem.ts'
import { isAddress } from './address-blocks.ts'

export interface RelyingParty {
  readonly id: string
  readonly origin: string
}

/**
 * What the operator has set. Otherwise the address of the request, on localhost alone: a host that a request names is
 * no proof that it is ours.
 */
export function findRelyingParty(consoleUrl: string | undefined, host: string | undefined): RelyingParty {
  const url = URL.parse(consoleUrl ?? `http://${host ?? ''}`)
  if (url && (consoleUrl !== undefined || url.hostname === 'localhost'))
    return { id: url.hostname, origin: url.origin }
  if (url && isLoopback(url.hostname)) {
    const other = `http://localhost${url.port === '' ? '' : `:${url.port}`}`
    throw conflict(
      `Passkeys are for a name, and this console is open under the address ${url.hostname}. Open ${other} instead.`,
    )
  }
  throw conflict(
    'Passkeys do not work here, because the address of the console is not known. The operator of this deployment has to set MUSTER_CONSOLE_URL.',
  )
}

const isLoopback = (hostname: string): boolean =>
  hostname === '[::1]' || (isAddress(hostname) && hostname.startsWith('127.'))
