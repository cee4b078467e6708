// The JavaScript that a page loads: its files, and what they weigh as they are sent. Tests and the benchmark count it here.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Page } from 'playwright-core'

const dist = resolve(import.meta.dirname, '../../../packages/console/dist')

const kilobyte = 1_000
/** Bytes at most: to sign in, for a page of a room, and for the first page of whoever works here, who reads it on a phone. */
export const budgets = { signIn: 135 * kilobyte, room: 200 * kilobyte, own: 140 * kilobyte }

/** By the names of the files, so that a failure says which have grown. */
export type Weights = Readonly<Record<string, number>>

export const sum = (weights: Weights): number => Object.values(weights).reduce((all, one) => all + one, 0)

/** The files that the page has loaded, also those that come long after it is shown. */
export function followScripts(page: Page): ReadonlySet<string> {
  const names = new Set<string>()
  page.on('requestfinished', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/app/') && pathname.endsWith('.js')) names.add(pathname)
  })
  return names
}

/** A name has a digest of its file. */
const known = new Map<string, number>()

/** Compressed as the build does it, which leaves that out in tests. */
function weighFile(name: string): number {
  const bytes = readFileSync(resolve(dist, name.slice('/app/'.length)))
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }).length
}

export function weighScripts(names: Iterable<string>): Weights {
  const weights: Record<string, number> = {}
  for (const name of names) {
    const weight = known.get(name) ?? weighFile(name)
    known.set(name, weight)
    weights[name] = weight
  }
  return weights
}
