// What stands at the addresses that a stamp names, as it is now.
import { Fetcher } from '../document/foreign/addresses.ts'
import { Sources } from './sources.ts'
import type { Fetched } from './stamp.ts'

/** Throws a DocumentError where one of them is not there any more. */
export async function fetchHashes(addresses: readonly string[]): Promise<Fetched> {
  const sources = new Sources()
  for (const address of addresses) {
    const files = sources.of(address)
    await new Fetcher(files.source, files).fetch(address, { ref: '', keys: [] })
  }
  return Object.fromEntries(addresses.map(address => [address, sources.hashes.get(address)]))
}
