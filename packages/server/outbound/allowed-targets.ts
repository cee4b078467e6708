// Allowed targets: which URLs webhooks and sign-on may call, so that nobody can aim them at the internal network.

import { isIP } from 'node:net'
import { SaidError, say } from '@muster/sentences'
import {
  type Address,
  fromNameServers,
  fromThisMachine,
  isPublic,
  type NameServerOptions,
  type Resolver,
  Unresolved,
} from './addresses.ts'

export type { Address, Resolver }

export interface TargetPolicy {
  /** What a deployment allows by name although it is private: `host:port`, or `host:*` for every port of a host. */
  readonly allowed: ReadonlySet<string>
  /** Finds the addresses of every other host. */
  readonly resolve: Resolver
}

/** The URL must not be called. Its message says why, to a person, as a sentence that begins with the URL. */
export class TargetRefused extends SaidError {
  override readonly name = 'TargetRefused'
}

const maxAddresses = 32

// Names that only ever mean something on the inside; RFC 6761, 6762, 8375, ICANN's .internal.
const insideOnly = /(^|\.)(localhost|local|internal|home\.arpa|localdomain|lan|intranet|corp)$/

/** `localhost:4000` and the like, as a setting lists them; throws an error with a sentence for an invalid entry. */
export function targetPolicy(entries: readonly string[], names: NameServerOptions = {}): TargetPolicy {
  return { allowed: new Set(entries.map(parseAllowedEntry)), resolve: fromNameServers(names) }
}

function parseAllowedEntry(entry: string): string {
  const [, host, port] = /^(\[[^\]]+\]|[^:/?#@*\s]+):(\d{1,5}|\*)$/.exec(entry) ?? []
  const url = host === undefined ? null : URL.parse(`http://${host}`)
  if (!url || Number(port) > 65_535)
    throw new Error(`${entry} is not a host and a port such as localhost:4000 or localhost:*`)
  return `${url.hostname}:${port === '*' ? port : Number(port)}`
}

/** What the text of a URL says on its own. A host is compared as every URL parser of a browser reads it. */
export function parseTarget(text: string, policy: TargetPolicy): URL {
  const url = URL.parse(text)
  if (!url || !/^https?:\/\/[^/\\]/i.test(text))
    throw new TargetRefused(say`must be an address that starts with https://`)
  if (/[\s\\\p{Cc}]/u.test(text))
    throw new TargetRefused(say`must not hold spaces, backslashes or control characters`)
  if (url.username !== '' || url.password !== '')
    throw new TargetRefused(say`must not hold a user name or a password`)
  if (isAllowed(url, policy)) return url
  if (url.protocol !== 'https:') throw new TargetRefused(say`must start with https://`)
  assertPublicHost(readHost(url))
  return url
}

function assertPublicHost(host: string): void {
  if (isIP(host) !== 0) {
    if (!isPublic(host)) throw new TargetRefused(say`names ${host}, which is not a public address`)
    return
  }
  if (host.endsWith('.')) throw new TargetRefused(say`must name its host without a dot at the end`)
  if (!host.includes('.') || insideOnly.test(host))
    throw new TargetRefused(say`names ${host}, which is not a public host`)
}

/**
 * Where the host of a parsed URL is now. All of its addresses must be public, not only those that are tried.
 * Which one is not stays untold: it would map the network behind Muster for whoever may write a URL.
 */
export async function resolveTarget(
  url: URL,
  policy: TargetPolicy,
  resolve: Resolver = isAllowed(url, policy) ? fromThisMachine : policy.resolve,
): Promise<readonly Address[]> {
  const host = readHost(url)
  const literal = isIP(host)
  const found = literal === 0 ? await resolve(host) : [{ address: host, family: literal as 4 | 6 }]
  if (found.length === 0) throw new Unresolved('the name does not resolve')
  // A copy, so that the checked value is the one used.
  const addresses = found.map(({ address, family }) => ({ address, family }))
  if (isAllowed(url, policy)) return addresses
  if (addresses.length > maxAddresses)
    throw new TargetRefused(say`resolves to ${addresses.length} addresses; there may be ${maxAddresses}`)
  if (!addresses.every(({ address }) => isPublic(address)))
    throw new TargetRefused(say`resolves to an address that is not public`)
  return addresses
}

/** By the name that the URL has, and never by what it resolves to. */
export function isAllowed(url: URL, { allowed }: TargetPolicy): boolean {
  return allowed.has(`${url.hostname}:${readPort(url)}`) || allowed.has(`${url.hostname}:*`)
}

/** The host without the brackets of an IPv6 address. */
export function readHost({ hostname }: URL): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname
}

export function readPort({ port, protocol }: URL): number {
  return Number(port || (protocol === 'https:' ? 443 : 80))
}
