// Fitting: an answer ends at 20 records and 20,000 characters, and says how to get the rest.

import type { Json } from './pick.ts'

export const mostRecords = 20
export const mostCharacters = 20_000
/** What is said around the records. */
const room = 600

/** How many of the records fit, from the first one on. */
export function countFitting(records: readonly Json[]): number {
  let characters = room
  for (const [place, record] of records.entries()) {
    characters += JSON.stringify(record).length + 1
    if (characters > mostCharacters) return place
  }
  return records.length
}

/** A record that is too long without its longest fields, which are named; a single one is cut. */
export function fitRecord(record: Json): Json {
  const most = mostCharacters - room
  const left = Object.entries(record).sort(([, a], [, b]) => sizeOf(a) - sizeOf(b))
  const leftOut: string[] = []
  while (left.length > 1 && sizeOf(Object.fromEntries(left)) > most) {
    const [name, value] = left.pop()!
    leftOut.push(`${name} (${sizeOf(value)} characters)`)
  }
  const kept = new Set(left.map(([name]) => name))
  const fitting = Object.fromEntries(Object.entries(record).filter(([name]) => kept.has(name)))
  if (leftOut.length > 0)
    return Object.assign(fitting, {
      left_out: `Too long: ${leftOut.join(', ')}. Ask for one of them with fields.`,
    })
  return sizeOf(record) > most ? cut(record, most) : record
}

function cut(record: Json, most: number): Json {
  const [name, value] = Object.entries(record)[0]!
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  // Written as JSON, a character may be two.
  const half = Math.floor(most / 2)
  return {
    [name]: text.slice(0, half),
    left_out: `This is the beginning: ${half} of ${text.length} characters.`,
  }
}

const sizeOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0
