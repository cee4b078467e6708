// JSON of a request: its bytes are counted before anything is made of them, and it means one thing only.

import { isAscii } from 'node:buffer'
import { tellShortly } from '@muster/formats/shorten'
import { type Sentence, say } from '@muster/sentences'
import { invalidField, type Problem } from '../problem.ts'
import { inside, isObject } from './validation-messages.ts'

const maxDepth = 64
/** A hundred times what the largest request of the contract holds. */
const maxValues = 10_000

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** JSON in UTF-8 that means one thing only, within what a body may hold. */
export function parseJson(raw: Buffer): unknown {
  const members = countMembers(raw)
  const text = readText(raw)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw invalidField('body', say`is not valid JSON (${tellShortly(error)})`)
  }
  if (countPlainKeys(value) !== members) assertPlain(raw)
  return value
}

/** Most bodies are ASCII, which is read in half the time; a file in one has millions of letters. */
function readText(raw: Buffer): string {
  if (isAscii(raw)) return raw.toString('latin1')
  try {
    return utf8.decode(raw)
  } catch {
    throw invalidField('body', say`is not valid UTF-8`)
  }
}

const [space, quote, backslash, brace] = [0x20, 0x22, 0x5c, 0x7b]
const [stringMark, opener, closer, comma, colon] = [1, 2, 3, 4, 5]

/** What a byte outside of strings stands for; 0 where it is nothing that counts. */
const marks = new Uint8Array(256)
for (const [mark, kind] of Object.entries({ '"': stringMark, ',': comma, ':': colon }))
  marks[mark.charCodeAt(0)] = kind
for (const mark of '{[') marks[mark.charCodeAt(0)] = opener
for (const mark of '}]') marks[mark.charCodeAt(0)] = closer

/**
 * The members of all objects. What is too much is refused before anything of it is made, even a text: to read a hundred
 * thousand values costs far more than to receive them, and so does telling of each that it is wrong. Deep nesting could
 * exhaust the stack of what reads on.
 */
function countMembers(json: Buffer): number {
  let [values, depth, members] = [1, 0, 0]
  for (let at = 0; at < json.length; at++) {
    const mark = marks[json[at]!]!
    if (mark === 0) continue
    if (mark === stringMark) at = endOfString(json, at)
    else if (mark === colon) members++
    else if (mark === closer) depth--
    // A value inside follows a comma, or is the first in its object or array.
    else if (mark === comma || !isClosedAt(json, at + 1)) values++
    if (mark === opener) depth++
    if (depth > maxDepth) throw invalidField('body', say`is nested deeper than ${maxDepth} levels`)
    if (values > maxValues)
      throw invalidField('body', say`holds more than ${maxValues} values, more than any request needs`)
  }
  return members
}

function isClosedAt(json: Buffer, start: number): boolean {
  let at = start
  while (json[at]! <= space) at++
  return marks[json[at]!] === closer
}

/** Bytes that are looked at one by one before the rest of a long text is searched, which costs a call. */
const near = 64

/** Where the string that opens at `start` closes: at the first quote behind an even number of backslashes. */
function endOfString(json: Buffer, start: number): number {
  let from = start
  for (let at = start + 1; at < json.length; at++) {
    const byte = json[at]
    if (byte === quote) return at
    if (byte === backslash) at++
    else if (at - from > near) {
      const next = json.indexOf(quote, at)
      if (next === -1) return json.length
      if (countBackslashes(json, at, next) % 2 === 0) return next
      from = next
      at = next
    }
  }
  return json.length
}

function countBackslashes(json: Buffer, from: number, end: number): number {
  let start = end
  while (start > from && json[start - 1] === backslash) start--
  return end - start
}

/** The keys of all objects in a value; not a number where one of them reaches into prototypes or is empty. */
function countPlainKeys(value: unknown): number {
  let sum = 0
  if (Array.isArray(value)) {
    for (const item of value) if (typeof item === 'object') sum += countPlainKeys(item)
  } else if (isObject(value)) {
    const fields = value as Readonly<Record<string, unknown>>
    // Of a large object, to list its values takes longer than to look each up.
    for (const name of Object.keys(fields)) {
      if (name === '' || name === '__proto__') return Number.NaN
      const inner = fields[name]
      sum += typeof inner === 'object' ? 1 + countPlainKeys(inner) : 1
    }
  }
  return sum
}

/** An object or an array that is being read, and the place in it. */
interface Level {
  /** The keys of an object so far. */
  readonly keys: Set<string> | undefined
  step: string | number
}

/**
 * Refuses, in JSON known to be valid, a key that stands twice in one object (readers disagree on which counts), keys
 * that reach into prototypes and empty ones, which the validator cannot name. It names the place, and only where there
 * is one is it called.
 */
function assertPlain(json: Buffer): void {
  const open: Level[] = []
  /** Of the last string. */
  let [start, end] = [0, 0]
  for (let at = 0; at < json.length; at++) {
    const mark = marks[json[at]!]
    const level = open.at(-1)
    if (mark === stringMark) {
      start = at
      end = endOfString(json, at)
      at = end
    } else if (mark === opener)
      open.push(json[at] === brace ? { keys: new Set(), step: '' } : { keys: undefined, step: 0 })
    else if (mark === closer) open.pop()
    else if (mark === comma && typeof level!.step === 'number') level!.step++
    else if (mark === colon) noteKey(open, JSON.parse(json.toString('utf8', start, end + 1)) as string)
  }
}

function noteKey(open: readonly Level[], key: string): void {
  const level = open.at(-1)!
  level.step = key
  if (key === '__proto__' || key === '') throw refuseAt(open, say`is not a field of this request`)
  if (level.keys?.has(key)) throw refuseAt(open, say`is given twice`)
  level.keys?.add(key)
}

function refuseAt(open: readonly Level[], message: Sentence): Problem {
  const field = open.reduce((outer, { step }) => inside(outer, step), '')
  return invalidField(field, message)
}
