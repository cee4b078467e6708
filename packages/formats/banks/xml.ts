// XML from outside: read piece by piece into plain values, with everything refused that makes a reader fetch, repeat or grow.

import { setImmediate } from 'node:timers/promises'
import { SaidError, type Sentence, say, withinLength } from '@muster/sentences'
import type { SaxesParser } from 'saxes'
import { shorten, tellShortly } from '../shorten.ts'
import { type Element, ElementTree } from './element-tree.ts'

/** More would repeat the file. */
const longestSentence = 500

/** A file that is not what it has to be. The message is a sentence for whoever sent it. */
export class UnreadableFile extends SaidError {
  constructor(sentence: Sentence) {
    super(withinLength(sentence, longestSentence, shorten))
  }
}

/** Statuses of some 15,000 payments, which take less than a second; a bank sends more in several files. */
export const mostBytes = 4 * 1024 * 1024
/** Characters that are read between two turns of others. */
const pieceLength = 32_768

const encodings = new Set(['utf-8', 'us-ascii', 'iso-8859-1', 'windows-1252'])

export async function readXml(bytes: Uint8Array): Promise<{ readonly root: Element; readonly text: string }> {
  if (bytes.length > mostBytes)
    throw new UnreadableFile(
      say`The file has ${bytes.length} bytes, and at most ${mostBytes} are read. Ask the bank for several files.`,
    )
  const text = decode(bytes)
  // Without declarations there is nothing that an entity could stand for but the five signs of XML.
  const declaration = /<!(?:DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/i.exec(text)
  if (declaration)
    throw new UnreadableFile(
      say`The file declares a document type (${declaration[0]}), which no message of a bank has. It was not read.`,
    )
  const { SaxesParser } = await import('saxes')
  const parser = new SaxesParser()
  const tree = new ElementTree()
  listen(parser, tree, text)
  for (let at = 0; at < text.length; at += pieceLength) {
    parser.write(text.slice(at, at + pieceLength))
    await setImmediate()
  }
  parser.close()
  return { root: tree.root, text }
}

/** Whatever is wrong ends the reading where it stands. */
function listen(parser: SaxesParser, tree: ElementTree, text: string): void {
  parser.on('attribute', () => refuse(tree.countAttribute()))
  parser.on('opentag', ({ name, attributes }) =>
    refuse(tree.open(name, attributes as Readonly<Record<string, string>>)),
  )
  parser.on('closetag', () => tree.close())
  parser.on('text', said => tree.write(said))
  parser.on('cdata', said => tree.write(said))
  parser.on('error', error => {
    const what = tellShortly(error).replace(/^\d+:\d+: /, '')
    const near = text.slice(Math.max(0, parser.position - 20), parser.position).trim()
    throw new UnreadableFile(say`The file is no XML: ${what} (line ${parser.line}, near ${near}).`)
  })
}

function refuse(why: Sentence | undefined): void {
  if (why !== undefined)
    throw new UnreadableFile(say`The file ${why}. It was not read any further. Ask the bank for another one.`)
}

function decode(bytes: Uint8Array): string {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    throw new UnreadableFile(say`The file is in UTF-16. Ask the bank for UTF-8.`)
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const named =
    /^(?:\u00ef\u00bb\u00bf)?\s*<\?xml[^>]*?encoding\s*=\s*["']([^"']*)["']/.exec(head)?.[1] ?? 'UTF-8'
  if (!encodings.has(named.toLowerCase()))
    throw new UnreadableFile(say`The file is in the encoding ${named}. Ask the bank for UTF-8.`)
  try {
    return new TextDecoder(named, { fatal: true }).decode(bytes)
  } catch {
    throw new UnreadableFile(say`The file has bytes that are no ${named}. Send it as the bank wrote it.`)
  }
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
  if (second !== undefined) throw new UnreadableFile(say`The file has ${name} twice where it may be once.`)
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
