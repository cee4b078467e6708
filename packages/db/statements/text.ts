// How PostgreSQL's text becomes a JSON value: dates and money stay text, instants become RFC 3339, nothing becomes a Date.

import pg from 'pg'

type Parse = (text: string) => unknown

// pg's types know only the first few hundred type numbers.
const intArray = pg.types.getTypeParser(1007 as never, 'text') as Parse
const textArray = pg.types.getTypeParser(1009 as never, 'text') as Parse

const parsers = new Map<number, Parse>([
  [16, text => text === 't'],
  [20, integer],
  [21, Number],
  [23, Number],
  [114, JSON.parse],
  [3802, JSON.parse],
  [17, text => Buffer.from(text.slice(2), 'hex')],
  [1007, intArray],
  [1009, textArray],
  [1184, instant],
])

/** The parser of a PostgreSQL type; undefined where the text is the value (text, date, time, numeric). */
export function findParser(oid: number): Parse | undefined {
  return parsers.get(oid)
}

function integer(text: string): number {
  const value = Number(text)
  if (Number.isSafeInteger(value)) return value
  throw new RangeError(`${text} is too large an integer; select it as text.`)
}

/** `2026-01-31 23:59:59.1+00` as `2026-01-31T23:59:59.100Z`. The session's zone is UTC, the precision milliseconds. */
export function instant(text: string): string {
  const zone = text.length - 3
  const fraction = text.slice(20, zone)
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.padEnd(3, '0')}Z`
}
