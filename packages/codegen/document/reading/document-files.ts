// The files of a document: each is read and parsed once, and one that cannot be read is reported with what asked for it.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Json } from '../json.ts'
import { DocumentError } from '../problems.ts'
import { parseText } from './parse.ts'

/** A reference as it is written, and where. */
export interface Asked {
  readonly ref: string
  readonly place: string
}

/** The files of one document, each read once. */
export class Files {
  readonly #read = new Map<string, Json>()
  readonly #asked = new Set<string>()
  readonly #source: string
  readonly #seen: (path: string, text: string) => void

  /** What is seen is the very text that is parsed, not what stands in the file a moment later. */
  constructor(source: string, seen: (path: string, text: string) => void = () => {}) {
    this.#source = source
    this.#seen = seen
  }

  /** Those that were asked for, whether or not they could be read. */
  get names(): string[] {
    return [...this.#asked]
  }

  /** A file, and what asked for it. */
  read(path: string, { ref, place }: Asked = { ref: '', place: '' }): Json {
    this.#asked.add(path)
    const known = this.#read.get(path)
    if (known !== undefined) return known
    let text: string
    try {
      text = readFileSync(path, 'utf8')
    } catch {
      const message = `the file ${path}${ref && `, which ${ref} refers to,`} cannot be read.`
      const remedy = 'Correct the path, or make the file readable.'
      throw new DocumentError(this.#source, [{ place, message, remedy }])
    }
    this.#seen(path, text)
    const parsed = parseText(text, basename(path))
    this.#read.set(path, parsed)
    return parsed
  }
}
