// The places of the docs that an address at which nothing stands may have meant, by the letters that their addresses share.

import MiniSearch from 'minisearch'
import type { Entry, Hit } from './find.ts'

/** Below it, two names are of different things. */
const leastAlike = 0.4

/** The nearest first; nothing if none is near. The address is the one below the home, such as `guides/pay-roll`. */
export function findNearest(index: MiniSearch<Entry>, address: string, most = 5): Hit[] {
  const asked = toPairs(address)
  return index
    .search(MiniSearch.wildcard)
    .map(({ id, title, page, group }) => ({ id, title, page, group, alike: compare(asked, id) }) as Near)
    .filter(({ alike }) => alike >= leastAlike)
    .sort((one, other) => other.alike - one.alike || one.id.length - other.id.length)
    .slice(0, most)
    .map(({ id, title, page, group }) => ({ id, title, page, group }))
}

interface Near extends Hit {
  readonly alike: number
}

interface Pairs {
  readonly whole: readonly string[]
  readonly end: readonly string[]
}

/** How much an address is like another one: by its end, and a little by all of it. */
function compare(asked: Pairs, id: string): number {
  const known = toPairs(id)
  return 0.8 * shareOf(asked.end, known.end) + 0.2 * shareOf(asked.whole, known.whole)
}

/** The letters of an address in pairs; how its words are put together does not matter. */
function toPairs(address: string): Pairs {
  const parts = address
    .toLowerCase()
    .split(/[/#]/)
    .map(part => part.replace(/\.[a-z]\w*$|%[\da-f]{2}|[^\p{L}\p{N}]/gu, ''))
    .filter(part => part !== '' && part !== 'index')
  return { whole: pair(parts.join('')), end: pair(parts.at(-1) ?? '') }
}

const pair = (letters: string): string[] => [...letters].slice(1).map((letter, n) => letters[n]! + letter)

/** Dice's coefficient: 1 for the same pairs, 0 for none in common. */
function shareOf(some: readonly string[], others: readonly string[]): number {
  const rest = [...others]
  let shared = 0
  for (const one of some) {
    const at = rest.indexOf(one)
    if (at < 0) continue
    rest.splice(at, 1)
    shared += 1
  }
  return (2 * shared) / (some.length + others.length || 1)
}
