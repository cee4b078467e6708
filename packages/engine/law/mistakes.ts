// Mistakes of a law pack: each is a sentence about one place, and the check goes on after it.

import { addDays, type Day } from '../days.ts'

export type Path = readonly (string | number)[]

export interface PackMistake {
  readonly path: Path
  readonly message: string
}

/** The values that each fact may have; null where any may be given. */
export type KnownFacts = ReadonlyMap<string, readonly string[] | null>

export type Entries = Readonly<Record<string, unknown>>

export class Mistakes {
  readonly list: PackMistake[] = []

  /** Tells of it unless it holds; whether it holds. */
  hold(holds: boolean, path: Path, message: string): boolean {
    if (!holds) this.list.push({ path, message })
    return holds
  }

  /** A map with these entries alone, of which the first ones have to be there. */
  map(value: unknown, path: Path, required: readonly string[], optional?: readonly string[]): Entries {
    const last = path.at(-1) ?? 'the pack'
    const name = typeof last === 'number' ? `entry ${last + 1} of ${path.at(-2)}` : last
    if (!this.hold(isMap(value), path, `${name} must be a map`)) return {}
    const entries = value as Entries
    for (const key of required) this.hold(key in entries, path, `${name} lacks ${key}`)
    const known = [...required, ...(optional ?? [])]
    for (const key of Object.keys(entries))
      this.hold(
        optional === undefined || known.includes(key),
        [...path, key],
        `${name} has ${key}, which is none of ${known.join(', ')}`,
      )
    return entries
  }

  /** A list with something in it. */
  items(value: unknown, path: Path): readonly unknown[] {
    const isFilled = Array.isArray(value) && value.length > 0
    return this.hold(isFilled, path, `${path.at(-1)} must be a list that is not empty`)
      ? (value as readonly unknown[])
      : []
  }

  text(value: unknown, path: Path): string {
    const isText = typeof value === 'string' && value.trim() !== ''
    return this.hold(isText, path, `${path.at(-1)} must be a text`) ? (value as string) : ''
  }

  oneOf(value: unknown, path: Path, known: readonly string[], what: string): boolean {
    return this.hold(known.includes(String(value)), path, `${value} is no ${what}: ${known.join(', ')}`)
  }
}

export const isMap = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A day that a calendar has. */
export const isDay = (value: unknown): value is Day =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && addDays(value, 0) === value
