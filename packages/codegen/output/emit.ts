// How emitted TypeScript looks: two spaces, single quotes, no semicolons, lines that fit.
import { isObject } from '../document/json.ts'
import { isIdentifier } from '../model/names.ts'
import { type FlatStyle, writeFlat } from './flat.ts'
import { findLongRepeated } from './repeated.ts'

const width = 110
/** One fact, such as a field with its bounds, stands on a line of its own although it is longer. */
export const factWidth = 300

export interface GeneratedFile {
  /** Relative to the folder that is generated into. */
  path: string
  text: string
  /** Written when it is missing and never touched again: a file that a person goes on to write. */
  once?: boolean
}

export function quote(text: string): string {
  if (simple.test(text)) return `'${text}'`
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  return `'${escaped.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}'`
}

/** Printable ASCII, of which nothing has to be escaped. */
const simple = /^[ !#-&(-[\]-~]*$/

// In a literal the bare name, quoted or not, would set what the object inherits from.
export function writeKey(name: string): string {
  if (name === '__proto__') return `[${quote(name)}]`
  return isIdentifier(name) ? name : quote(name)
}

export const joinUnion = (members: readonly string[]): string =>
  members.length > 0 ? members.join(' | ') : 'never'

/** A union that is broken into one member per line where it does not fit. */
export function writeUnion(members: readonly string[], before: string, indent = ''): string {
  const line = joinUnion(members)
  if (indent.length + before.length + line.length <= width) return line
  return members.map(member => `\n${indent}  | ${member}`).join('')
}

/** A value as a literal; undefined members are left out. Breaks where it would not fit in the line. */
export function writeLiteral(value: unknown, indent = '', used = 0): string {
  const line = writeFlat(value, (isFact(value) ? factWidth : width) - indent.length - used, style)
  if (line !== undefined) return line
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]'
    if (value.every(item => typeof item === 'string'))
      return `[\n${fillLines(value.map(quote), inner)}\n${indent}]`
    return `[\n${value.map(item => `${inner}${writeLiteral(item, inner, 1)},\n`).join('')}${indent}]`
  }
  if (value instanceof Code || !isObject(value)) return writePlain(value)!
  const lines = listMembers(value).map(([key, item]) => {
    const start = `${inner}${writeKey(key)}: `
    return `${start}${writeLiteral(item, inner, start.length - inner.length + 1)},\n`
  })
  return `{\n${lines.join('')}${indent}}`
}

/** An object of plain values, beside which lists or an object of plain values may stand. */
export const isFact = (value: unknown): boolean =>
  isObject(value) &&
  Object.values(value).some(isPlain) &&
  Object.values(value).every(item => isList(item) || (isObject(item) && Object.values(item).every(isList)))

export const isPlain = (value: unknown): boolean =>
  value !== undefined && (typeof value !== 'object' || value === null)

/** A plain value, or a list that holds no object. */
const isList = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isList) : typeof value !== 'object' || value === null

/** Code that stands in a literal in place of a value. */
export class Code {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

function writePlain(value: unknown): string | undefined {
  if (typeof value === 'string') return quote(value)
  if (value instanceof Code) return value.text
  return typeof value === 'object' && value !== null ? undefined : String(value)
}

const style: FlatStyle = { writePlain, writeKey }

export const listMembers = <Item>(value: Readonly<Record<string, Item>>): [string, Item][] =>
  Object.entries(value).filter(([, item]) => item !== undefined)

/** Items in as many lines as they need, each as full as it can be. */
export function fillLines(items: readonly string[], indent: string): string {
  const lines: string[] = []
  let line = indent
  for (const item of items) {
    if (line !== indent && line.length + item.length + 2 > width) {
      lines.push(line)
      line = indent
    }
    line += line === indent ? `${item},` : ` ${item},`
  }
  return [...lines, line].join('\n')
}

/** The types that an emitted file imports, each under a name that the file does not use otherwise. */
export class TypeImports {
  readonly #local = new Map<string, string>()
  /** What the file declares, and what it imports so far. */
  readonly #taken: Set<string>
  readonly #repeated = new Map<string, string>()

  constructor(declared: readonly string[]) {
    this.#taken = new Set(declared)
  }

  /** The name of the type in this file. */
  use(type: string): string {
    const known = this.#local.get(type)
    if (known !== undefined) return known
    let name = type
    while (this.#taken.has(name)) name = `${name}Schema`
    this.#taken.add(name)
    this.#local.set(type, name)
    return name
  }

  /** Gives a name to each of these types that is long and repeated; returns what declares them. */
  nameRepeated(types: readonly string[], start: string): string {
    const lines = findLongRepeated(types).map(type => {
      let number = this.#repeated.size + 1
      while (this.#taken.has(`${start}${number}`)) number++
      const name = `${start}${number}`
      this.#taken.add(name)
      this.#repeated.set(type, name)
      return `type ${name} = ${type}\n`
    })
    return lines.join('')
  }

  /** The name of a type that has one here, and any other as it is. */
  shorten(type: string): string {
    return this.#repeated.get(type) ?? type
  }

  from(path: string): string {
    const names = [...this.#local].map(([type, name]) => (type === name ? type : `${type} as ${name}`))
    return importTypes(names, path)
  }
}

/** `import type { A, B } from './x.ts'`, broken where it does not fit; nothing for no names. */
export function importTypes(names: Iterable<string>, from: string): string {
  return writeImport('import type', [...new Set(names)].sort(), from)
}

export function writeImport(keyword: string, names: readonly string[], from: string): string {
  if (names.length === 0) return ''
  const line = `${keyword} { ${names.join(', ')} } from ${quote(from)}\n`
  return line.length <= width
    ? line
    : `${keyword} {\n${names.map(name => `  ${name},\n`).join('')}} from ${quote(from)}\n`
}

/** A JSDoc comment over paragraphs, wrapped where they do not fit; nothing for no text. */
export function writeComment(paragraphs: readonly (string | undefined)[], indent = ''): string {
  const texts = paragraphs.filter(text => text !== undefined && text.trim() !== '').map(text => text!.trim())
  if (texts.length === 0) return ''
  const text = texts.join('\n\n').replaceAll('*/', '*\\/')
  const lines = text.split('\n').flatMap(line => wrapLine(line.trimEnd(), width - indent.length - 3))
  if (lines.length === 1 && lines[0]!.length + indent.length < width) return `${indent}/** ${lines[0]} */\n`
  return `${indent}/**\n${lines.map(line => `${indent} *${line === '' ? '' : ` ${line}`}\n`).join('')}${indent} */\n`
}

/** Prose at its spaces; indented code and table rows stay as they are. */
function wrapLine(line: string, room: number): string[] {
  if (line.length <= room || /^(\s{4}|\s*\||\s*```)/.test(line)) return [line]
  const hanging = /^(@|[-*] |\d+\. )/.test(line) ? '  ' : ''
  const lines: string[] = []
  let current = ''
  for (const word of line.split(' ')) {
    if (current.trim() !== '' && current.length + word.length + 1 > room) {
      lines.push(current)
      current = hanging + word
    } else current = current === '' ? word : `${current} ${word}`
  }
  return [...lines, current]
}
