// The files of a document: each is read and parsed once, and one that cannot be read is reported with what asked for it.
import { readFileSync } from 'node:fs'
import { basename, relative } from 'node:path'
import { isAddress, type Json } from '../json.ts'
import { DocumentError, type Located, type Spot } from '../problems.ts'
import { Locator } from './locate.ts'
import { parseText } from './parse.ts'

/** A reference as it is written, and where. */
export interface Asked extends Spot {
  readonly ref: string
}

/** The files of one document, each read once. */
export class Files {
  readonly #read = new Map<string, Json>()
  readonly #texts = new Map<string, string>()
  readonly #locators = new Map<string, Locator>()
  readonly #asked = new Set<string>()
  readonly source: string
  readonly #seen: (path: string, text: string) => void

  /** What is seen is the very text that is parsed, not what stands in the file a moment later. */
  constructor(source: string, seen: (path: string, text: string) => void = () => {}) {
    this.source = source
    this.#seen = seen
  }

  /** Those that were asked for, whether or not they could be read. */
  get names(): string[] {
    return [...this.#asked]
  }

  /** What was fetched from an address, which is read as a file is. */
  provide(address: string, text: string): void {
    this.#asked.add(address)
    this.#seen(address, text)
    this.#texts.set(address, text)
    this.#read.set(address, parseText(text, address))
  }

  isProvided(address: string): boolean {
    return this.#read.has(address)
  }

  /** A file; undefined where it cannot be read. */
  tryRead(path: string): Json | undefined {
    try {
      return this.read(path)
    } catch {
      return undefined
    }
  }

  /** A file, and what asked for it. */
  read(path: string, asked?: Asked): Json {
    this.#asked.add(path)
    const known = this.#read.get(path)
    if (known !== undefined) return known
    let text: string
    try {
      text = readFileSync(path, 'utf8')
    } catch {
      throw this.#tellMissing(path, asked)
    }
    this.#seen(path, text)
    this.#texts.set(path, text)
    const parsed = parseText(text, relative('', path))
    this.#read.set(path, parsed)
    return parsed
  }

  #tellMissing(path: string, asked: Asked | undefined): DocumentError {
    const message = `The file ${relative('', path)}${asked ? `, which ${asked.ref} refers to,` : ''} cannot be read.`
    const mistake = {
      code: 'missing-file',
      message,
      remedy: 'Correct the path, or make the file readable.',
    } as const
    const { keys = [], file } = asked ?? {}
    const problem = { ...mistake, keys, ...(file !== undefined && { file }) }
    return new DocumentError(this.source, [problem], spot =>
      this.locate(spot.file ?? this.names[0]!, spot.keys),
    )
  }

  /** Where a person finds a part of a file; undefined where it was not read from a file. */
  locate(path: string, keys: readonly string[]): Located | undefined {
    const text = this.#texts.get(path)
    if (text === undefined) return undefined
    const locator = this.#locators.get(path) ?? new Locator(text)
    this.#locators.set(path, locator)
    const position = locator.find(keys)
    const file = isAddress(path) ? path : relative('', path) || basename(path)
    return position && { file, ...position }
  }
}
