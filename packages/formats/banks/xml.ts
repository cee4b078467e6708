// XML from outside: read into plain values, with everything refused that makes a reader fetch, repeat or grow.

/** A file that is not what it has to be. The message is a sentence for whoever sent it. */
export class UnreadableFile extends Error {}

/** Statuses of some 15,000 payments, which take less than a second; a bank sends more in several files. */
export const mostBytes = 4 * 1024 * 1024
const deepest = 30

/** An element is its text, or its children by their names without a prefix; `@` stands before attributes. */
export type Element = string | { readonly [name: string]: Element | readonly Element[] }

const encodings = new Set(['utf-8', 'us-ascii', 'iso-8859-1', 'windows-1252'])

export async function readXml(bytes: Uint8Array): Promise<{ readonly root: Element; readonly text: string }> {
  if (bytes.length > mostBytes)
    throw new UnreadableFile(
      `The file has ${bytes.length} bytes, and at most ${mostBytes} are read. Ask the bank for several files.`,
    )
  const text = decode(bytes)
  // Without declarations there is nothing that an entity could stand for but the five signs of XML.
  const declaration = /<!(?:DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/i.exec(text)
  if (declaration)
    throw new UnreadableFile(
      `The file declares a document type (${declaration[0]}), which no message of a bank has. It was not read.`,
    )
  const { XMLParser, XMLValidator } = await import('fast-xml-parser')
  const checked = XMLValidator.validate(text)
  if (checked !== true)
    throw new UnreadableFile(`The file is no XML: ${checked.err.msg} (line ${checked.err.line}).`)
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    // Its own option for this drops the names of the namespaces too, which say what the message is.
    transformTagName: name => name.replace(/^[^:]*:/, ''),
    parseTagValue: false,
    processEntities: false,
    tagValueProcessor: (_, value) => replaceEntities(value),
    parseAttributeValue: false,
    ignoreDeclaration: true,
    ignorePiTags: true,
    maxNestedTags: deepest,
  })
  try {
    return { root: parser.parse(text) as Element, text }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile(`The file cannot be read as XML: ${(error as Error).message}.`)
  }
}

function decode(bytes: Uint8Array): string {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    throw new UnreadableFile('The file is in UTF-16. Ask the bank for UTF-8.')
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const named =
    /^(?:\u00ef\u00bb\u00bf)?\s*<\?xml[^>]*?encoding\s*=\s*["']([^"']*)["']/.exec(head)?.[1] ?? 'UTF-8'
  if (!encodings.has(named.toLowerCase()))
    throw new UnreadableFile(`The file is in the encoding ${named}. Ask the bank for UTF-8.`)
  try {
    return new TextDecoder(named, { fatal: true }).decode(bytes)
  } catch {
    throw new UnreadableFile(`The file has bytes that are no ${named}. Send it as the bank wrote it.`)
  }
}

const five: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Each is replaced once, so that nothing grows. */
function replaceEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(\w+));/g, (written, decimal, hex, name) => {
    if (name !== undefined) return five[name] ?? refuseEntity(written)
    const number = decimal === undefined ? Number.parseInt(hex, 16) : Number.parseInt(decimal, 10)
    const isHalf = number >= 0xd800 && number <= 0xdfff
    return number > 0 && number <= 0x10ffff && !isHalf ? String.fromCodePoint(number) : refuseEntity(written)
  })
}

function refuseEntity(written: string): never {
  throw new UnreadableFile(`The file has ${written}, which stands for nothing in XML.`)
}

/** The line of each element of that name, from 1, in their order. */
export function linesOf(text: string, name: string): readonly number[] {
  const lines: number[] = []
  let [line, at] = [1, 0]
  for (const { index } of text.matchAll(new RegExp(`<(?:[\\w.-]+:)?${name}[\\s>]`, 'g'))) {
    for (; at < index; at++) if (text[at] === '\n') line++
    lines.push(line)
  }
  return lines
}

/** The children of that name, in their order. */
export function childrenOf(element: Element | undefined, name: string): readonly Element[] {
  if (typeof element !== 'object' || !Object.hasOwn(element, name)) return []
  const found = element[name]!
  return Array.isArray(found) ? found : [found as Element]
}

/** The only child of that name; undefined where there is none. */
export function childOf(element: Element | undefined, name: string): Element | undefined {
  const [first, second] = childrenOf(element, name)
  if (second !== undefined) throw new UnreadableFile(`The file has ${name} twice where it may be once.`)
  return first
}

/** The text under a path of names; undefined where there is none. */
export function textAt(element: Element | undefined, ...path: readonly string[]): string | undefined {
  const found = path.reduce(childOf, element)
  const text = typeof found === 'string' ? found : textInside(found)
  const trimmed = text?.trim()
  return trimmed === '' ? undefined : trimmed
}

function textInside(element: Element | undefined): string | undefined {
  const text = element && (element as Record<string, Element>)['#text']
  return typeof text === 'string' ? text : undefined
}
