// Addresses: which ones are public, and how a name becomes some.

import { lookup, Resolver as NameServers } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

export interface Address {
  readonly address: string
  readonly family: 4 | 6
}

/** A name has no address, or it could not be learnt; the message says so in words. */
export class Unresolved extends Error {
  override readonly name = 'Unresolved'
}

/** All addresses of a name, or throws. */
export type Resolver = (hostname: string) => Promise<readonly Address[]>

// IANA's special-purpose registry and, at the end, what clouds serve to their machines under a public address.
const notPublicIPv4 = ranges('ipv4', [
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private
  '100.64.0.0/10', // carrier-grade NAT
  '127.0.0.0/8', // loopback
  '169.254.0.0/16', // link-local; metadata of most clouds
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments
  '192.0.2.0/24', // documentation
  '192.31.196.0/24', // AS112
  '192.52.193.0/24', // AMT
  '192.88.99.0/24', // 6to4 relays
  '192.168.0.0/16', // private
  '192.175.48.0/24', // AS112
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, broadcast
  '168.63.129.16/32', // Azure's host, seen from its machines
])

// Everything else is loopback, link-local, private, multicast, reserved, or an IPv4 address in another spelling:
// mapped, compatible, NAT64.
const globalIPv6 = ranges('ipv6', ['2000::/3'])

const notPublicIPv6 = ranges('ipv6', [
  '2001::/23', // protocol assignments: Teredo, benchmarks, AMT, AS112, ORCHID
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4, which names an IPv4 address
  '2620:4f:8000::/48', // AS112
  '3fff::/20', // documentation
])

/** Whether an address is global unicast, so that it is not of this machine nor of a network behind it. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !notPublicIPv4.check(address, 'ipv4')
  // With a zone it is of a link, whatever its range.
  if (isIP(address) !== 6 || address.includes('%')) return false
  return globalIPv6.check(address, 'ipv6') && !notPublicIPv6.check(address, 'ipv6')
}

function ranges(family: 'ipv4' | 'ipv6', listed: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of listed) {
    const [network, prefix] = range.split('/')
    list.addSubnet(network!, Number(prefix), family)
  }
  return list
}

const rememberedMs = 1_000

export interface NameServerOptions {
  /** Addresses, with a port where it is not 53; those of this machine by default. */
  readonly servers?: readonly string[] | undefined
  /** How long a name may take; after that nothing of the question is left. */
  readonly limitMs?: number
}

/**
 * Asks the name servers, not `getaddrinfo`: that one holds a thread of four while it waits, so a few names whose
 * servers keep silent would stop every other name, and the file system too.
 */
export async function askNameServers(
  hostname: string,
  { servers, limitMs = 5_000 }: NameServerOptions = {},
): Promise<readonly Address[]> {
  const resolver = new NameServers({ timeout: 2_000, tries: 2 })
  if (servers) resolver.setServers(servers)
  const limit = setTimeout(() => resolver.cancel(), limitMs)
  const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  clearTimeout(limit)
  const found = [...toAddresses(four, 4), ...toAddresses(six, 6)]
  if (found.length > 0) return found
  throw explainUnresolved(
    [four, six].flatMap(answer => (answer.status === 'rejected' ? readCode(answer.reason) : [])),
  )
}

export function fromNameServers(options: NameServerOptions): Resolver {
  return remember(hostname => askNameServers(hostname, options))
}

/** As every program of this machine resolves, its hosts file included; for what a deployment allows by name. */
export const fromThisMachine = remember(async hostname => {
  try {
    return (await lookup(hostname, { all: true })) as Address[]
  } catch (error) {
    throw explainUnresolved([readCode(error)])
  }
})

/** One question for all who ask at a time, and its answer for a second: a burst to one receiver asks DNS once. */
export function remember(resolve: Resolver, ms = rememberedMs): Resolver {
  const asked = new Map<string, Promise<readonly Address[]>>()
  return hostname => {
    const known = asked.get(hostname)
    if (known) return known
    const answer = resolve(hostname)
    const forget = () => asked.delete(hostname)
    asked.set(hostname, answer)
    answer.then(() => setTimeout(forget, ms).unref(), forget)
    return answer
  }
}

function toAddresses(answer: PromiseSettledResult<string[]>, family: 4 | 6): Address[] {
  return answer.status === 'fulfilled' ? answer.value.map(address => ({ address, family })) : []
}

function explainUnresolved(codes: readonly string[]): Unresolved {
  const failures = codes.filter(code => code !== 'ENOTFOUND' && code !== 'ENODATA')
  if (failures.length === 0) return new Unresolved('the name does not resolve')
  if (failures.some(code => code === 'ETIMEOUT' || code === 'ECANCELLED'))
    return new Unresolved('the name does not resolve: its name servers do not answer')
  return new Unresolved(`the name does not resolve (${failures[0]})`)
}

const readCode = (error: unknown): string => String((error as NodeJS.ErrnoException).code)
