// A value in one line, given up as soon as the line is too long: a large value is not written out once for each of its levels.

import { isObject } from '../document/json.ts'

/** How a value looks in one line. */
export interface FlatStyle {
  /** What has no parts; undefined where the value has some. */
  readonly writePlain: (value: unknown) => string | undefined
  readonly writeKey: (name: string) => string
}

/** The value in one line of at most so many characters; undefined where it needs more. */
export function writeFlat(value: unknown, room: number, style: FlatStyle): string | undefined {
  const plain = style.writePlain(value)
  if (plain !== undefined) return plain.length <= room ? plain : undefined
  let text = ''
  const add = (start: string, item: unknown): boolean => {
    text += text === '' ? start : `, ${start}`
    const written = writeFlat(item, room - text.length, style)
    if (written === undefined) return false
    text += written
    return true
  }
  const isList = Array.isArray(value)
  if (isList) {
    if (!value.every(item => add('', item))) return undefined
  } else if (isObject(value)) {
    for (const [key, item] of Object.entries(value))
      if (item !== undefined && !add(`${style.writeKey(key)}: `, item)) return undefined
  }
  const members = text === '' ? '{}' : `{ ${text} }`
  const line = isList ? `[${text}]` : members
  return line.length <= room ? line : undefined
}
