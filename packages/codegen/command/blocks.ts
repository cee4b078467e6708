// A YAML parser for a watcher: a document is cut into blocks, and only those that changed are parsed again.
//
// It cuts before a line that is a plain key at the very indentation of its siblings. By the grammar of YAML such a line
// cannot belong to a scalar, a flow collection or a nested mapping that was begun before it. Whatever is not that plain
// (an alias whose anchor is in another block, a tab, a second document, a mistake) is parsed as a whole.
import { isObject, type Json, type JsonObject } from '../json.ts'
import { parseText } from '../load.ts'

/** So deep stand the schemas and the operations: components, schemas, Pet. */
const deepest = 3

const key = /^( *)([A-Za-z/][^\s#'"]*?):(?=\s|$)/
const notText = /^(null|true|false)$/i

type Blocks = ReadonlyMap<string, JsonObject>

export class BlockParser {
  readonly #known = new Map<string, Blocks>()

  /** The same as parseText; quicker the second time. What it returns is shared and must not be changed. */
  readonly parse = (text: string, source: string, path: string): Json => {
    const body = text.replace(/^--- *\r?\n/, '')
    if (/^\s*\{/.test(body) || /^(---|\.\.\.|%| *\t)/m.test(body)) return parseText(text, source)
    const reading = new Reading(this.#known.get(path) ?? new Map())
    try {
      return reading.mapping(body.split(/(?<=\n)/), 0, 1)
    } catch {
      // The whole parser says what is wrong, and where.
      return parseText(text, source)
    } finally {
      this.#known.set(path, reading.used)
    }
  }
}

class NotPlain extends Error {}

/** One reading of a file, with the blocks of the reading before. */
class Reading {
  readonly used = new Map<string, JsonObject>()
  readonly #known: Blocks

  constructor(known: Blocks) {
    this.#known = known
  }

  /** A block mapping whose keys stand at an indentation. */
  mapping(lines: readonly string[], indent: number, depth: number): JsonObject {
    const found: JsonObject = {}
    for (const block of blocksOf(lines, indent)) {
      const [start, , name] = key.exec(block[0]!)!
      if (name === undefined || notText.test(name) || Object.hasOwn(found, name)) throw new NotPlain()
      const inner = innerIndent(block, start)
      const isMapping = inner !== undefined && inner > indent && depth < deepest
      found[name] = isMapping
        ? this.mapping(block.slice(1), inner, depth + 1)
        : this.#leaf(block.join(''), name)
    }
    return found
  }

  #leaf(text: string, name: string): Json {
    const parsed = this.#known.get(text) ?? parseText(text, name)
    if (!isObject(parsed) || Object.keys(parsed).length !== 1 || !Object.hasOwn(parsed, name))
      throw new NotPlain()
    this.used.set(text, parsed)
    return parsed[name]!
  }
}

/** The indentation of the mapping that is the value of a key; undefined where it is something else. */
function innerIndent([first = '', ...rest]: readonly string[], start: string): number | undefined {
  if (!/^\s*$|^\s+#/.test(first.slice(start.length))) return undefined
  return key.exec(rest.find(isContent) ?? '')?.[1]?.length
}

const isContent = (line: string): boolean => line.trim() !== '' && !line.trimStart().startsWith('#')

/** The lines of each key, with what ends them; comments and blank lines go to the key before them. */
function blocksOf(lines: readonly string[], indent: number): string[][] {
  const deeper = ' '.repeat(indent + 1)
  const blocks: string[][] = []
  for (const line of lines) {
    const block = blocks.at(-1)
    if (key.exec(line)?.[1]?.length === indent) blocks.push([line])
    else if (block && (line.startsWith(deeper) || !isContent(line))) block.push(line)
    else if (isContent(line)) throw new NotPlain()
  }
  return blocks
}
