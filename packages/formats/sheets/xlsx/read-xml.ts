// Reads the XML of a workbook piece by piece, within limits, without document types and so without entities.

import { setImmediate } from 'node:timers/promises'
import { asIs, type Sentence, say } from '@muster/sentences'
import { shorten, tellShortly } from '../../shorten.ts'
import { quote, TableError } from '../read-table-error.ts'

export interface XmlReader {
  /** Of elements in the namespace of the first one alone, without their prefix. */
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
  const own = new OwnElements(part)
  let [depth, sinceTag] = [0, 0]
  parser.on('doctype', () => {
    throw new TableError(
      say`The workbook declares a document type (DTD) in ${quote(part)}, which no workbook needs and could name files of others. Save it again with Excel or LibreOffice.`,
    )
  })
  parser.on('opentag', ({ name, attributes }) => {
    ;[depth, sinceTag] = [depth + 1, 0]
    if (depth > deepest) throw refuseXml(part, say`elements are nested more than ${deepest} deep`)
    const opened = own.open(name, attributes)
    if (opened !== undefined) reader.open(opened, attributes)
  })
  parser.on('closetag', () => {
    ;[depth, sinceTag] = [depth - 1, 0]
    const closed = own.close()
    if (closed !== undefined) reader.close?.(closed)
  })
  const passText = (text: string) => own.isInside && reader.text?.(text)
  parser.on('text', passText)
  parser.on('cdata', passText)
  parser.on('error', error => {
    throw refuseXml(part, asIs(tellShortly(error)))
  })
  for await (const text of decodePieces(part, bytes)) {
    sinceTag += text.length
    parser.write(text)
    if (sinceTag > longest) throw refuseXml(part, say`a text in it is too long`)
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

const compatibility = 'http://schemas.openxmlformats.org/markup-compatibility/2006'

/** Of these there are millions, so only the first is searched for declarations; what needs those of another is refused. */
const many: ReadonlySet<string> = new Set(['c', 'v', 'row', 'si', 't'])

/**
 * Tells the elements of a part from those that later versions of Excel put in, which may have the same names: each part is
 * in one namespace. What stands in a foreign element is skipped with it. Of alternatives, the one for everybody counts.
 */
class OwnElements {
  readonly #part: string
  #own = ''
  /** By the prefix; those that are declared further inside go on to the end of the part. */
  readonly #namespaces = new Map<string, string>()
  /** Names without their prefix, of elements that are ours, by the name as it is written. */
  readonly #known = new Map<string, string>()
  /** Of each open element its name without the prefix; null for an alternative, and undefined for what is skipped. */
  readonly #open: (string | null | undefined)[] = []

  constructor(part: string) {
    this.#part = part
  }

  get isInside(): boolean {
    return typeof this.#open.at(-1) === 'string'
  }

  /** Its name without the prefix, if it is ours. */
  open(name: string, attributes: Attributes): string | undefined {
    const isSkipped = this.#open.length > 0 && this.#open.at(-1) === undefined
    const opened = isSkipped ? undefined : this.#nameOf(name, attributes)
    this.#open.push(opened)
    return opened ?? undefined
  }

  close(): string | undefined {
    return this.#open.pop() ?? undefined
  }

  #nameOf(name: string, attributes: Attributes): string | null | undefined {
    const known = attributes.xmlns === undefined ? this.#known.get(name) : undefined
    if (known !== undefined) return known
    const at = name.indexOf(':')
    const prefix = at < 0 ? '' : name.slice(0, at)
    const declared = this.#findDeclared(attributes, prefix)
    const namespace = declared ?? this.#namespaces.get(prefix) ?? ''
    if (namespace === '' && prefix !== '')
      throw refuseXml(this.#part, say`it does not say what ${shorten(name, 60)} is`)
    if (this.#open.length === 0) this.#own = namespace
    const local = name.slice(at + 1)
    if (namespace !== this.#own) return namespace === compatibility && local !== 'Choice' ? null : undefined
    if (declared === undefined && many.has(local)) this.#known.set(name, local)
    return local
  }

  /** The namespace that the element declares for its prefix; a default one that it declares is of it alone. */
  #findDeclared(attributes: Attributes, prefix: string): string | undefined {
    let declared: string | undefined
    for (const key in attributes) {
      if (!key.startsWith('xmlns')) continue
      const named = key.slice('xmlns:'.length)
      if (named === prefix) declared = attributes[key]
      if (named === '' && this.#open.length > 0) continue
      this.#namespaces.set(named, attributes[key]!)
      this.#known.clear()
    }
    return declared
  }
}

export const refuseXml = (part: string, what: Sentence): TableError =>
  new TableError(
    say`The workbook is damaged: ${quote(part)} cannot be read, because ${what}. Open it in Excel or LibreOffice, and save it again.`,
  )

async function* decodePieces(part: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  const decode = (piece?: Uint8Array): string => {
    try {
      return decoder?.decode(piece, { stream: piece !== undefined }) ?? ''
    } catch {
      throw refuseXml(part, say`its text is not UTF-8`)
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
