// Reads an OpenAPI document, in one file or several, and makes one document of it.
import { readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { Bundle } from './bundle.ts'
import { checkDocument } from './check.ts'
import type { Json } from './json.ts'
import type { OpenApiDocument } from './openapi.ts'
import { parseText } from './parse.ts'
import { DocumentError } from './problems.ts'

export interface Loaded {
  document: OpenApiDocument
  /** The name that problems and banners use. */
  source: string
  /** Every file that was read, for a watcher. */
  files: readonly string[]
}

/** Reads a document and everything it refers to. Throws a DocumentError that names each place that is wrong. */
export function loadDocument(path: string, files = new Files(basename(path))): Loaded {
  const source = basename(path)
  const rootPath = resolve(path)
  const document = new Bundle(files, source, rootPath, files.read(rootPath)).run()
  return { document: checkDocument(document, source), source, files: files.names }
}

/** The same for a document that is in memory already. What it refers to in other files is read from a folder. */
export function readDocument(document: Json, source: string, folder = '.'): Loaded {
  const files = new Files(source)
  const bundled = new Bundle(files, source, resolve(folder, source), document).run()
  return { document: checkDocument(bundled, source), source, files: files.names }
}

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
