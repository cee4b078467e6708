// Arguments of the operator's command: what each option takes, refused in words where it is something else.

import { type EventType, enums, type Scope } from '@muster/contract'
import { findTimeZoneName } from '@muster/engine'
import { InvalidArgumentError } from 'commander'
import { isBlock } from '../../auth/address-blocks.ts'
import { allConsoleRights, allScopes, allTokenPermissions } from '../../auth/rights.ts'
import { parseList } from '../../runtime/config.ts'

export function matching(pattern: RegExp, wanted: string) {
  return (text: string): string => {
    if (pattern.test(text)) return text
    throw new InvalidArgumentError(`It must be ${wanted}.`)
  }
}

export function parseOneOf<T extends string>(allowed: readonly T[]) {
  const parse = (text: string): T => {
    const found = allowed.find(name => name === text)
    if (found) return found
    throw new InvalidArgumentError(`It must be one of ${allowed.join(', ')}.`)
  }
  // Completion offers them.
  return Object.assign(parse, { allowed })
}

export function parseScopes(text: string): readonly Scope[] {
  if (text.trim() === 'all') return allScopes
  return parseSomeOf(text, 'scope', allScopes, 'all, or one or more of')
}

export function parsePermissions(text: string): readonly string[] {
  if (text.trim() === 'all') return allConsoleRights
  return parseSomeOf(text, 'permission', allConsoleRights, 'all, or one or more of')
}

export function parseTokenPermissions(text: string): readonly string[] {
  return parseSomeOf(text, 'permission', allTokenPermissions, 'one or more of')
}

export function parseHours(most: number) {
  return (text: string): number => {
    const hours = Number(text)
    if (/^\d+$/.test(text) && hours <= most) return hours
    throw new InvalidArgumentError(`It must be a number of hours from 0 to ${most}.`)
  }
}

export function parseEventTypes(text: string): readonly EventType[] {
  return parseSomeOf(text, 'event', enums.EventType.values, 'one or more of')
}

/** Those that are listed, each once; every one of them has to be known. */
function parseSomeOf<T extends string>(text: string, noun: string, known: readonly T[], wanted: string): T[] {
  const entries = parseList(text)
  const found = entries.flatMap(entry => known.find(name => name === entry) ?? [])
  if (found.length > 0 && found.length === entries.length) return [...new Set(found)]
  const unknown = entries.filter(entry => !known.some(name => name === entry))
  const what = unknown.length > 0 ? `There is no ${noun} ${unknown.join(', ')}. ` : ''
  throw new InvalidArgumentError(`${what}It must be ${wanted} ${known.join(', ')}.`)
}

/** An empty list would let any address in, which is what leaving the option out says. */
export function parseAddressBlocks(text: string): readonly string[] {
  const blocks = parseList(text)
  if (blocks.length > 0 && blocks.every(isBlock)) return blocks
  throw new InvalidArgumentError('It must be one or more CIDR blocks, such as 203.0.113.0/24.')
}

export function httpAddress(text: string): URL {
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol)) return url
  throw new InvalidArgumentError('It must be an address that starts with http:// or https://.')
}

export function emailAddress(text: string): string {
  if (/^[^\s@]+@[^\s@]+$/.test(text) && text.length <= 254) return text
  throw new InvalidArgumentError('It must be an e-mail address, such as owner@example.com.')
}

/** An instant that is still to come. */
export function future(text: string): string {
  let instant: Temporal.Instant
  try {
    instant = Temporal.Instant.from(text)
  } catch {
    throw new InvalidArgumentError('It must be a timestamp, RFC 3339, such as 2030-01-31T09:00:00Z.')
  }
  const now = Temporal.Now.instant()
  if (Temporal.Instant.compare(instant, now) > 0) return instant.toString()
  throw new InvalidArgumentError(
    `It must be in the future; now is ${now.toString({ smallestUnit: 'second' })}.`,
  )
}

export function currency(text: string): string {
  if (Intl.supportedValuesOf('currency').includes(text)) return text
  throw new InvalidArgumentError('It must be a currency by its ISO 4217 code, such as PKR.')
}

const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
/** Known to Intl, and yet no country: unions, exceptional reservations and codes for tests. */
const noCountries = new Set([
  'AC',
  'CP',
  'CQ',
  'DG',
  'EA',
  'EU',
  'EZ',
  'IC',
  'QO',
  'TA',
  'UN',
  'XA',
  'XB',
  'ZZ',
])

export function country(text: string): string {
  const known = /^[A-Z]{2}$/.test(text) && regions.of(text) !== undefined
  // A code that was given up, such as SU, leads to the one that replaces it.
  const current = known && new Intl.Locale(`und-${text}`).region === text
  if (current && !noCountries.has(text)) return text
  throw new InvalidArgumentError('It must be a country by its ISO 3166-1 alpha-2 code, such as PK.')
}

export function timezone(text: string): string {
  const name = findTimeZoneName(text)
  if (name !== undefined) return name
  throw new InvalidArgumentError('It must be an IANA name such as Asia/Karachi.')
}
