// The client's transport in a command: any token of the service, and what the program calls itself.
import { makeBody } from './content.ts'
import { codesOfSessions, problemCodes } from './error.ts'
import { addLists } from './lists.ts'
import { checkBaseUrl, type Pace, readPace } from './options.ts'
import { connect, type Transport } from './transport.ts'

export { isMusterError, type MusterError } from './error.ts'
export type { RetryInfo } from './options.ts'
export type { CallOptions, Download, RequestInput, Transport } from './transport.ts'
export { version } from './version.ts'

export interface CommandOptions extends Pace {
  readonly token: string
  /** The service's root without `/v1`. */
  readonly baseUrl: string
  /** The User-Agent, such as muster-cli/1.1.0. */
  readonly agent: string
  /** Whether a POST is sent under an idempotency key. */
  readonly isKeyed: boolean
}

/** Throws TypeError when the options can never work. */
export function createCommandTransport(options: CommandOptions): Transport {
  const { token, baseUrl, agent, isKeyed } = options
  const settings = {
    ...readPace(options),
    baseUrl: checkBaseUrl(baseUrl),
    headers: { Accept: 'application/json', 'User-Agent': agent },
    credentials: { Authorization: `Bearer ${token}` },
    place: (path: string) => path,
    isKeyed: () => isKeyed,
    makeBody,
    codes: { ...problemCodes, ...codesOfSessions },
  }
  return addLists(connect(settings), settings.place)
}
