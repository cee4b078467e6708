// Blocks of addresses: what an operator may write for one, and which addresses are in it.

import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Whether a text is an address as everyone reads it. The library also takes parts that are left out, octal and
 * hexadecimal, by which `10` is 0.0.0.10 and `010.0.0.1` is 8.0.0.1.
 */
export function isAddress(text: string): boolean {
  return isIP(text) !== 0
}

/** Whether a text is a CIDR block such as 203.0.113.0/24. */
export function isBlock(text: string): boolean {
  return isAddress(text.split('/')[0]!) && ipaddr.isValidCIDR(text)
}

/** Whether one of the blocks holds the address; no blocks allow any. An IPv4 address mapped into IPv6 counts as IPv4. */
export function isAllowed(address: string, blocks: readonly string[]): boolean {
  if (blocks.length === 0) return true
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return blocks.some(block => {
    const [network, bits] = networkOf(block)
    return network.kind() === parsed.kind() && parsed.match(network, bits)
  })
}

/** A block of mapped addresses is one of IPv4, as each of them is. */
function networkOf(block: string): ReturnType<typeof ipaddr.parseCIDR> {
  const [network, bits] = ipaddr.parseCIDR(block)
  const isMapped = network instanceof ipaddr.IPv6 && network.isIPv4MappedAddress() && bits >= 96
  return isMapped ? [network.toIPv4Address(), bits - 96] : [network, bits]
}
