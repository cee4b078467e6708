// Reads the XML of a workbook piece by piece, within limits, without document types and so without entities.

import { setImmediate } from 'node:timers/promises'
import { quoted, TableError } from './read-table-error.ts'

export interface XmlReader {
  /** Names come without a prefix. */
  open(name: string, attributes: Attributes): void
  close?(name: string): void
  text?(text: string): void
}

export type Attributes = Readonly<Record<string, string>>

const deepest = 64
/** Characters between two tags, or of one tag. */
const longest = 1_000_000

/** Returns after each piece, so that the caller can take what was read so far. */
export async function* readXml(
  part: string,
  bytes: AsyncIterable<Uint8Array>,
  reader: XmlReader,
): AsyncGenerator<void> {
  const { SaxesParser } = await import('saxes')
  const parser = new SaxesParser()
  let [depth, sinceTag] = [0, 0]
  parser.on('doctype', () => {
    throw new TableError(
      `The workbook declares a document type (DTD) in ${quoted(part)}, which no workbook needs and could name files of others. Save it again with Excel or LibreOffice.`,
    )
  })
  parser.on('opentag', ({ name, attributes }) => {
    ;[depth, sinceTag] = [depth + 1, 0]
    if (depth > deepest) throw damagedXml(part, `elements are nested more than ${deepest} deep`)
    reader.open(withoutPrefix(name), attributes)
  })
  parser.on('closetag', ({ name }) => {
    ;[depth, sinceTag] = [depth - 1, 0]
    reader.close?.(withoutPrefix(name))
  })
  parser.on('text', text => reader.text?.(text))
  parser.on('cdata', text => reader.text?.(text))
  parser.on('error', error => {
    throw damagedXml(part, error.message)
  })
  for await (const text of decoded(part, bytes)) {
    sinceTag += text.length
    parser.write(text)
    if (sinceTag > longest) throw damagedXml(part, 'a text in it is too long')
    yield
    // Inflating a small piece takes no turn of its own.
    await setImmediate()
  }
  parser.close()
}

export async function readWholeXml(
  part: string,
  bytes: AsyncIterable<Uint8Array>,
  reader: XmlReader,
): Promise<void> {
  for await (const _ of readXml(part, bytes, reader));
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1)

export const damagedXml = (part: string, what: string): TableError =>
  new TableError(
    `The workbook is damaged: ${quoted(part)} cannot be read, because ${what}. Open it in Excel or LibreOffice, and save it again.`,
  )

async function* decoded(part: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  const decode = (piece?: Uint8Array): string => {
    try {
      return decoder?.decode(piece, { stream: piece !== undefined }) ?? ''
    } catch {
      throw damagedXml(part, 'its text is not UTF-8')
    }
  }
  for await (const piece of bytes) {
    decoder ??= new TextDecoder(encodingOf(piece), { fatal: true })
    yield decode(piece)
  }
  yield decode()
}

function encodingOf(piece: Uint8Array): string {
  if (piece[0] === 0xff && piece[1] === 0xfe) return 'utf-16le'
  return piece[0] === 0xfe && piece[1] === 0xff ? 'utf-16be' : 'utf-8'
}
