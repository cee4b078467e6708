// Literals that a table of operations repeats so often that each stands once, under a name.

import { Code, writeLiteral } from './emit.ts'
import { findRepeated } from './repeated.ts'

interface Repeated {
  /** What declares the names; nothing where nothing is repeated so often. */
  declarations: string
  /** The name of a value that has one, and any other as it is. */
  shorten(value: object): object
}

/** Characters that a name has to save in all. */
const leastGain = 1000

/** @param start of each name */
export function nameRepeated(values: readonly object[], start: string, type: string): Repeated {
  const texts = findRepeated(
    values.map(value => writeLiteral(value)),
    leastGain,
    start.length + 2,
  )
  const names = new Map(texts.map((text, at) => [text, `${start}${at + 1}`]))
  const lines = [...names].map(([text, name]) => `const ${name}: ${type} = ${text}\n`)
  return {
    declarations: lines.length > 0 ? `${lines.join('')}\n` : '',
    shorten(value) {
      const name = names.get(writeLiteral(value))
      return name === undefined ? value : new Code(name)
    },
  }
}
