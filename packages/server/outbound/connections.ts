// Connections: to the addresses that were checked and to nothing else, and kept for the next request to the same place.

import http, { type ClientRequest, type OutgoingHttpHeaders } from 'node:http'
import https from 'node:https'
import type { LookupFunction, Socket, TcpNetConnectOpts } from 'node:net'
import { say } from '@muster/sentences'
import { type Address, isPublic } from './addresses.ts'
import { readHost, readPort, TargetRefused } from './allowed-targets.ts'

/** Where a request goes: a URL that was parsed, and what its host was found to be at this moment. */
export interface Place {
  readonly url: URL
  readonly addresses: readonly Address[]
  /** The deployment allows it by name, so it may be private. */
  readonly allowed: boolean
}

interface PooledOptions
  extends https.RequestOptions,
    Pick<TcpNetConnectOpts, 'autoSelectFamily' | 'autoSelectFamilyAttemptTimeout'> {
  readonly pool: string
}

const idleMs = 15_000
/** With more than this open, those that are done are closed. */
const maxOpen = 1_000
/** Per address family, so that a long list of addresses is not tried in full. */
const maxTried = 3
/** How long an address may take before the next one of the list is tried. */
const eachTryMs = 1_000
const maxHeaders = 16 * 1024

export class Connections {
  // Agents that are made here heed no HTTP_PROXY, whatever the process was started with.
  readonly #kept = {
    'http:': this.#keeping(new http.Agent({ keepAlive: true, timeout: idleMs })),
    'https:': this.#keeping(new https.Agent({ keepAlive: true, timeout: idleMs })),
  }
  readonly #single = { 'http:': new http.Agent(), 'https:': new https.Agent() }
  #open = 0

  /** A request that is not begun before its connection has been checked. `fresh`: over a connection of its own. */
  request(
    method: string,
    place: Place,
    headers: OutgoingHttpHeaders,
    { fresh }: { fresh: boolean },
  ): ClientRequest {
    const { url, addresses, allowed } = place
    const protocol = url.protocol as 'http:' | 'https:'
    const options: PooledOptions = {
      method,
      host: readHost(url),
      port: readPort(url),
      path: `${url.pathname}${url.search}`,
      headers,
      agent: (fresh ? this.#single : this.#kept)[protocol],
      pool: `${url.origin} ${addresses.map(({ address }) => address).sort()}`,
      lookup: only(addresses),
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: eachTryMs,
      maxHeaderSize: maxHeaders,
      rejectUnauthorized: true,
    }
    const request = (protocol === 'https:' ? https : http).request(options)
    return request.once('socket', socket => {
      const check = () => {
        if (!allowed && !isPublic(socket.remoteAddress ?? ''))
          request.destroy(new TargetRefused(say`leads to an address that is not public`))
      }
      if (request.reusedSocket) return check()
      this.#count(socket)
      socket.once('connect', check)
    })
  }

  close(): void {
    for (const agents of [this.#kept, this.#single])
      for (const agent of Object.values(agents)) agent.destroy()
  }

  #count(socket: Socket): void {
    this.#open++
    socket.once('close', () => this.#open--)
  }

  #keeping<A extends http.Agent>(agent: A): A {
    const keep = agent.keepSocketAlive.bind(agent)
    agent.getName = options => (options as PooledOptions).pool
    agent.keepSocketAlive = socket => this.#open <= maxOpen && keep(socket)
    return agent
  }
}

/** A look-up that looks nothing up: the host keeps its name for TLS, and its addresses are these. */
function only(addresses: readonly Address[]): LookupFunction {
  const tried = [4, 6].flatMap(family => addresses.filter(each => each.family === family).slice(0, maxTried))
  // Later, as a real one: an address that cannot be connected to at all would fail before anybody listens.
  return (_hostname, _options, callback) => void setImmediate(() => callback(null, tried))
}
