// Reads the texts that a workbook stores once for all its cells, and undoes the escapes of its XML.

import { say } from '@muster/sentences'
import { type TableLimits, writeCount } from '../read-limits.ts'
import { TableError } from '../read-table-error.ts'
import type { Package } from './read-package.ts'
import { readWholeXml } from './read-xml.ts'

const escaped = /_x([0-9A-Fa-f]{4})_/g

/** A character that XML cannot hold stands as `_x0007_`. */
export const readEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(escaped, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

/** Far more than a cell can have; a text that is longer is refused where it ends. */
const longestText = 1_000_000

/** Joins the pieces of a text, each with a format of its own, and leaves out how it is pronounced. */
export class TextPieces {
  #text = ''
  #isText = false
  #isPhonetic = false

  open(name: string): void {
    if (name === 't') this.#isText = true
    if (name === 'rPh') this.#isPhonetic = true
  }

  close(name: string): void {
    if (name === 't') this.#isText = false
    if (name === 'rPh') this.#isPhonetic = false
  }

  add(text: string): void {
    if (!this.#isText || this.#isPhonetic) return
    if (this.#text.length > longestText)
      throw new TableError(say`The workbook has a text of more than 1,000,000 characters. Shorten it.`)
    this.#text += text
  }

  take(): string {
    const text = readEscapes(this.#text)
    this.#text = ''
    return text
  }
}

export async function readSharedStrings(
  parts: Package,
  part: string | undefined,
  limits: TableLimits,
): Promise<readonly string[]> {
  if (part === undefined || !parts.has(part)) return []
  const strings: string[] = []
  const pieces = new TextPieces()
  let length = 0
  await readWholeXml(part, parts.read(part), {
    open: name => pieces.open(name),
    text: text => pieces.add(text),
    close(name) {
      pieces.close(name)
      if (name !== 'si') return
      const text = pieces.take()
      length += text.length
      if (strings.push(text) > limits.shared_strings || length > limits.shared_length)
        throw new TableError(
          say`The workbook has more than ${writeCount(limits.shared_strings)} texts, or more than ${writeCount(limits.shared_length)} characters in them. Split it into several files.`,
        )
    },
  })
  return strings
}
