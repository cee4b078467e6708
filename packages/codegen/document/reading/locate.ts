// Where in the text of a file something stands. A text is looked at only when there is something to say of it.
import yaml from 'js-yaml'
import { isObject } from '../json.ts'
import { isJson, schema } from './parse.ts'

export interface Position {
  readonly line: number
  readonly column: number
}

/** A value, and where it begins; a member of an object begins with its key. */
interface Part {
  readonly at: number
  /** Read once, and only on the way to something. */
  readonly members: () => ReadonlyMap<string, Part>
}

const maxColumn = 2000

/** Finds parts of one text by the keys that lead to them. What is not there is where the last part before it is. */
export class Locator {
  readonly #root: Part
  readonly #lines: readonly number[]

  constructor(text: string) {
    this.#root = isJson(text) ? makeJsonPart(text, skipSpace(text, 0), skipSpace(text, 0)) : readYaml(text)
    this.#lines = listLines(text)
  }

  /** Undefined in a text that no person reads by its lines. */
  find(keys: readonly string[]): Position | undefined {
    let part = this.#root
    for (const key of keys) {
      const next = part.members().get(key)
      if (!next) break
      part = next
    }
    const line = this.#lines.findLastIndex(start => start <= part.at)
    const column = part.at - this.#lines[line]! + 1
    return column > maxColumn ? undefined : { line: line + 1, column }
  }
}

/** Where each line begins. */
function listLines(text: string): number[] {
  const lines = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines.push(at + 1)
  return lines
}

function makePart(at: number, read: () => ReadonlyMap<string, Part>): Part {
  let known: ReadonlyMap<string, Part> | undefined
  return { at, members: () => (known ??= read()) }
}

const makeJsonPart = (text: string, at: number, value: number): Part =>
  makePart(at, () => readMembers(text, value))

/** The members of a value of JSON. What they hold is passed over. */
function readMembers(text: string, value: number): ReadonlyMap<string, Part> {
  const members = new Map<string, Part>()
  const isMap = text[value] === '{'
  if (!isMap && text[value] !== '[') return members
  let at = skipSpace(text, value + 1)
  for (let index = 0; !'}]'.includes(text[at] ?? ']'); index++) {
    const end = isMap ? skipValue(text, at) : at
    const key = isMap ? (JSON.parse(text.slice(at, end)) as string) : String(index)
    const start = isMap ? skipSpace(text, skipSpace(text, end) + 1) : at
    members.set(key, makeJsonPart(text, at, start))
    at = skipSpace(text, skipValue(text, start))
    if (text[at] === ',') at = skipSpace(text, at + 1)
  }
  return members
}

const skipSpace = (text: string, from: number): number => skip(/\s*/y, text, from)

function skipValue(text: string, from: number): number {
  if (text[from] === '"') return skipText(text, from)
  if (text[from] !== '{' && text[from] !== '[') return skip(/[^,\]}\s]*/y, text, from)
  for (let at = from, depth = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) at = skipText(text, at) - 1
    else if (code === brace || code === bracket) depth++
    // The closing ones stand two after the opening ones.
    else if ((code === brace + 2 || code === bracket + 2) && --depth === 0) return at + 1
  }
  return text.length
}

const [quote, brace, bracket] = [0x22, 0x7b, 0x5b]

/** Where a text ends that begins with its quote. */
function skipText(text: string, from: number): number {
  let end = text.indexOf('"', from + 1)
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end === -1 ? text.length : end + 1
}

/** Whether an odd number of backslashes stands before a character. */
function isEscaped(text: string, at: number): boolean {
  let first = at
  while (text[first - 1] === '\\') first--
  return (at - first) % 2 === 1
}

/** Where a sticky pattern ends that is matched from a place on; that place where it does not match. */
function skip(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from
  return pattern.test(text) ? pattern.lastIndex : from
}

interface Node {
  readonly at: number
  result: unknown
  parts: readonly Node[]
}

/** Reads a text of YAML once more, and notes where each of its nodes begins. */
function readYaml(text: string): Part {
  const open: { at: number; parts: Node[] }[] = [{ at: 0, parts: [] }]
  /** The parts of what an alias means. */
  const anchored = new Map<object, readonly Node[]>()
  yaml.load(text, {
    schema,
    listener: (event, { position, result }) => {
      if (event === 'open') {
        open.push({ at: position, parts: [] })
        return
      }
      const { at, parts } = open.pop()!
      const [only] = parts
      // A value is tried as a key before it is read as what it is.
      const own = only && parts.length === 1 && only.result === result ? only.parts : parts
      const known = isCollection(result) ? anchored.get(result) : own
      if (isCollection(result) && !known) anchored.set(result, own)
      open.at(-1)!.parts.push({ at, result, parts: known ?? own })
    },
  })
  const root = open[0]!.parts.at(-1)
  return root ? makeYamlPart(text, root.at, root) : makePart(0, () => new Map())
}

const isCollection = (value: unknown): value is object => typeof value === 'object' && value !== null

const makeYamlPart = (text: string, at: number, node: Node | undefined): Part =>
  makePart(skip(/(?:\s|#[^\n]*)*/y, text, at), () => (node ? readParts(text, node) : new Map()))

function readParts(text: string, { result, parts }: Node): ReadonlyMap<string, Part> {
  const members = new Map<string, Part>()
  const waiting = [...parts]
  if (Array.isArray(result)) {
    for (const [index, item] of result.entries()) {
      // An item that is left empty is no node.
      const node = waiting[0]?.result === item ? waiting.shift() : undefined
      if (node) members.set(String(index), makeYamlPart(text, node.at, node))
    }
  } else if (isObject(result)) {
    for (let key = waiting.shift(); key; key = waiting.shift()) {
      const name = String(key.result)
      if (isCollection(key.result) || !Object.hasOwn(result, name)) continue
      const value = waiting[0]?.result === result[name] ? waiting.shift() : undefined
      members.set(name, makeYamlPart(text, key.at, value))
    }
  }
  return members
}
