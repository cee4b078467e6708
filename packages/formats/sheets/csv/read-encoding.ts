// Bytes of a text file as text: UTF-8, or UTF-16 that says so. Other bytes are an error with their line, never replaced.

import { isUtf8 } from 'node:buffer'
import { say } from '@muster/sentences'
import { quote, TableError } from '../read-table-error.ts'

/** Of a piece of empty lines, each character becomes a row before the first of them is taken. */
const pieceLength = 16 * 1024
const shownBefore = 20
const lineBreaks = /\r\n|\n|\r/g
const saveAgain = say`In Excel, choose Save As and the type "CSV UTF-8".`

export interface TextSource {
  /** The beginning of the text, for whoever has to look ahead. */
  readonly head: string
  /** The text from a character of its head on. */
  readonly pieces: (from: number) => Generator<string>
}

const beginsWith = (bytes: Uint8Array, ...first: number[]): boolean =>
  first.every((byte, at) => bytes[at] === byte)

/** `headLength` is in bytes. */
export function decode(bytes: Uint8Array, headLength: number): TextSource {
  if (beginsWith(bytes, 0xff, 0xfe, 0, 0))
    throw new TableError(say`The file is UTF-32, which nothing here reads. ${saveAgain}`)
  const isLittle = beginsWith(bytes, 0xff, 0xfe)
  if (isLittle || beginsWith(bytes, 0xfe, 0xff)) {
    const text = decodeUtf16(bytes.subarray(2), isLittle ? 'utf-16le' : 'utf-16be')
    return { head: text.slice(0, headLength), pieces: from => cut(text, from) }
  }
  const content = beginsWith(bytes, 0xef, 0xbb, 0xbf) ? bytes.subarray(3) : bytes
  if (!isUtf8(content)) throw wrongBytes(content)
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const head = decoder.decode(content.subarray(0, headLength), { stream: true })
  return { head, pieces: from => decodeUtf8(content, from) }
}

function* decodeUtf8(content: Uint8Array, from: number): Generator<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let skip = from
  for (let at = 0; at < content.length; at += pieceLength) {
    const text = decoder.decode(content.subarray(at, at + pieceLength), { stream: true })
    if (skip < text.length) yield text.slice(skip)
    skip = Math.max(0, skip - text.length)
  }
}

function* cut(text: string, from: number): Generator<string> {
  for (let at = from; at < text.length; at += pieceLength) yield text.slice(at, at + pieceLength)
}

function decodeUtf16(bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): string {
  const text = new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes)
  const even = bytes.length % 2 === 0
  const broken = even ? text.search(/\uFFFD/) : text.length - 1
  if (broken >= 0 && (!even || hasLoneSurrogate(bytes, encoding)))
    throw wrongCharacter(text.slice(0, broken), 'UTF-16')
  return text
}

/** U+FFFD may stand in the file itself. */
function hasLoneSurrogate(bytes: Uint8Array, encoding: string): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return false
  } catch {
    return true
  }
}

function wrongBytes(content: Uint8Array): TableError {
  let start = 0
  for (;;) {
    const end = content.indexOf(0x0a, start)
    const line = content.subarray(start, end === -1 ? undefined : end)
    if (end === -1 || !isUtf8(line)) {
      const before = new TextDecoder('utf-8').decode(content.subarray(0, start))
      const intact = new TextDecoder('utf-8').decode(line).split('\uFFFD', 1)[0]!
      return wrongCharacter(before + intact, 'UTF-8')
    }
    start = end + 1
  }
}

function wrongCharacter(before: string, encoding: string): TableError {
  const line = (before.match(lineBreaks)?.length ?? 0) + 1
  const intact = before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1)
  const after = intact === '' ? say`at its beginning` : say`after ${quote(intact.slice(-shownBefore))}`
  return new TableError(say`Line ${line} has bytes that are not ${encoding}, ${after}. ${saveAgain}`, {
    line,
  })
}
