// Values of samples as a language writes them: one field a line, short ones beside each other.

import { isObject, type Json } from '@muster/codegen'

/** What a sample works out when it runs, because what is written down would be wrong by then. */
export class Worked {
  readonly what: 'now' | 'today' | 'file'
  /** Of which file, where it is one. */
  readonly name: string

  constructor(what: Worked['what'], name = '') {
    this.what = what
    this.name = name
  }
}

export type Value = Json | Worked | readonly Value[] | { readonly [field: string]: Value }

export interface Notation {
  text(value: string): string
  key(name: string): string
  /** How it says what JSON calls true, false and null. */
  readonly words: Readonly<Record<'true' | 'false' | 'null', string>>
  worked(value: Worked): string
  readonly step: string
  /** What stands within the brackets of an object on one line. */
  readonly space: string
  /** How long that may be at most. */
  readonly short: number
  /** Whether the last line of a list ends with a comma, too. */
  readonly endsWithComma: boolean
}

/**
 * @param indent of the line on which it begins
 * @param isOpen whether each of its fields has a line in any case
 */
export function writeValue(value: Value, notation: Notation, indent = '', isOpen = false): string {
  if (value instanceof Worked) return notation.worked(value)
  if (typeof value === 'string') return notation.text(value)
  if (typeof value === 'number') return String(value)
  if (value === null || typeof value === 'boolean') return notation.words[`${value}`]
  const within = indent + notation.step
  const parts = isFields(value)
    ? Object.entries(value).map(
        ([name, part]) => `${notation.key(name)}: ${writeValue(part, notation, within)}`,
      )
    : value.map(part => writeValue(part, notation, within))
  const [open, close, space] = isFields(value) ? ['{', '}', notation.space] : ['[', ']', '']
  const line = parts.join(', ')
  const isShort =
    !isOpen && line.length <= notation.short && !line.includes('\n') && (parts.length < 2 || !isFields(value))
  if (parts.length === 0) return open + close
  if (isShort) return open + space + line + space + close
  const comma = notation.endsWithComma ? ',' : ''
  return `${open}\n${parts.map(part => within + part).join(',\n')}${comma}\n${indent}${close}`
}

export const isFields = (value: Value): value is { readonly [field: string]: Value } =>
  isObject(value) && !(value instanceof Worked)

/** All that a value has the sample work out. */
export function listWorked(value: Value | undefined): Worked[] {
  if (value instanceof Worked) return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(listWorked)
}
