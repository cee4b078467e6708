// Reads an OpenAPI document, in one file or several, and makes one document of it.
import { readFile } from 'node:fs/promises'
import { basename, dirname, extname, resolve } from 'node:path'
import { parseDocument } from 'yaml'
import {
  isObject,
  type Json,
  type JsonObject,
  makeReference,
  referenceKeys,
  resolveReference,
} from './json.ts'
import { pascalCase } from './names.ts'
import type { OpenApiDocument } from './openapi.ts'
import { DocumentError, type Problem, tellPlace } from './problems.ts'
import { type Kind, rewrite, walk } from './walk.ts'

export interface Loaded {
  document: OpenApiDocument
  /** The name that problems and banners use. */
  source: string
  /** Every file that was read, for a watcher. */
  files: readonly string[]
}

/** Reads a document and everything it refers to. Throws a DocumentError that names each place that is wrong. */
export async function loadDocument(path: string, files = new Files(basename(path))): Promise<Loaded> {
  const source = basename(path)
  const root = await files.read(resolve(path), '')
  const document = await new Bundle(files, source, resolve(path), root).run()
  return { document: checkDocument(document, source), source, files: files.names }
}

/** The same for a document that is in memory already. */
export function readDocument(document: Json, source: string): Loaded {
  return { document: checkDocument(document, source), source, files: [] }
}

/** Text to JSON. YAML is a superset of JSON, but JSON.parse is a hundred times faster. */
export function parseText(text: string, source: string): Json {
  if (/^\s*\{/.test(text)) {
    try {
      return JSON.parse(text) as Json
    } catch {
      // Not JSON after all, or broken JSON: the YAML parser tells where.
    }
  }
  const parsed = parseDocument(text, { version: '1.2', merge: true, prettyErrors: true })
  const [error] = parsed.errors
  if (error) {
    const at = error.linePos?.[0]
    const [message = ''] = error.message.split(/ at line /)
    const place = at ? `line ${at.line}, column ${at.col}` : ''
    throw new DocumentError(source, [
      { place, message: `not readable as YAML or JSON: ${message}.`, remedy: 'Correct this line.' },
    ])
  }
  return parsed.toJS({ maxAliasCount: -1 }) as Json
}

/** How the text of a file becomes JSON; source is how problems name the file. */
export type Parse = (text: string, source: string, path: string) => Json

/** The files of one document, each read once. */
export class Files {
  readonly #read = new Map<string, Promise<Json>>()
  readonly #source: string
  readonly #parse: Parse

  constructor(source: string, parse: Parse = parseText) {
    this.#source = source
    this.#parse = parse
  }

  /** Those that were asked for, whether or not they could be read. */
  get names(): string[] {
    return [...this.#read.keys()]
  }

  read(path: string, place: string): Promise<Json> {
    const known = this.#read.get(path)
    if (known) return known
    const reading = readFile(path, 'utf8').then(
      text => this.#parse(text, basename(path), path),
      () => {
        const message = `the file ${path} cannot be read.`
        throw new DocumentError(this.#source, [
          { place, message, remedy: 'Correct the path, or make the file readable.' },
        ])
      },
    )
    this.#read.set(path, reading)
    return reading
  }
}

const sections: Partial<Record<Kind, string>> = {
  schema: 'schemas',
  response: 'responses',
  parameter: 'parameters',
  requestBody: 'requestBodies',
  callback: 'callbacks',
}

/** Moves what other files hold into the components of the root document and points the references there. */
class Bundle {
  readonly #files: Files
  readonly #source: string
  readonly #rootPath: string
  readonly #root: Json
  readonly #moved = new Map<string, string>()
  readonly #components: Record<string, JsonObject> = {}
  readonly #waiting: { path: string; ref: string; kind: Kind; section: string; name: string }[] = []

  constructor(files: Files, source: string, rootPath: string, root: Json) {
    this.#files = files
    this.#source = source
    this.#rootPath = rootPath
    this.#root = root
  }

  async run(): Promise<Json> {
    const root = await this.#inlinePathItems(this.#root)
    const document = rewrite(root, 'document', (node, kind) => this.#repoint(node, kind, this.#rootPath))
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const { path, ref, kind, section, name } = next
      const found = resolveReference(await this.#files.read(path, ref), ref)
      if (found === undefined) throw this.#missing(ref, path)
      const part = rewrite(found, kind, (node, at) => this.#repoint(node, at, path))
      this.#components[section] = { ...this.#components[section], [name]: part }
    }
    if (!isObject(document) || Object.keys(this.#components).length === 0) return document
    const own = isObject(document.components) ? document.components : {}
    const merged: JsonObject = { ...own }
    for (const [section, parts] of Object.entries(this.#components)) {
      merged[section] = { ...(isObject(own[section]) ? own[section] : {}), ...parts }
    }
    return { ...document, components: merged }
  }

  // A path item has no place of its own in the components of 3.0, so it moves to where it is referred to.
  async #inlinePathItems(root: Json): Promise<Json> {
    if (!isObject(root) || !isObject(root.paths)) return root
    const paths: JsonObject = {}
    for (const [template, item] of Object.entries(root.paths)) {
      paths[template] = item
      if (!isObject(item) || typeof item.$ref !== 'string' || item.$ref.startsWith('#')) continue
      const path = this.#pathOf(item.$ref, this.#rootPath)
      const found = resolveReference(
        await this.#files.read(path, `paths.${template}`),
        item.$ref.includes('#') ? item.$ref : '#',
      )
      if (!isObject(found)) throw this.#missing(item.$ref, this.#rootPath)
      paths[template] = rewrite(found, 'pathItem', (node, kind) => this.#repoint(node, kind, path))
    }
    return { ...root, paths }
  }

  #pathOf(ref: string, from: string): string {
    return resolve(
      dirname(from),
      decodeURIComponent(ref.slice(0, ref.includes('#') ? ref.indexOf('#') : undefined)),
    )
  }

  #repoint(node: JsonObject, kind: Kind, from: string): JsonObject {
    const ref = node.$ref
    if (typeof ref !== 'string' || /^[a-z]+:\/\//i.test(ref)) return node
    const fragment = ref.includes('#') ? ref.slice(ref.indexOf('#')) : '#'
    const path = ref.startsWith('#') ? from : this.#pathOf(ref, from)
    if (path === this.#rootPath) return { ...node, $ref: fragment }
    const section = sections[kind]
    if (!section) return node
    return { ...node, $ref: this.#move(path, fragment, kind, section) }
  }

  #move(path: string, fragment: string, kind: Kind, section: string): string {
    const known = this.#moved.get(path + fragment)
    if (known) return known
    const wished = referenceKeys(fragment).at(-1) ?? pascalCase(basename(path, extname(path)))
    const taken = (name: string): boolean =>
      resolveReference(this.#root, makeReference('components', section, name)) !== undefined ||
      [...this.#moved.values()].includes(makeReference('components', section, name))
    let name = wished
    for (let count = 2; taken(name); count++) name = `${wished}${count}`
    const ref = makeReference('components', section, name)
    this.#moved.set(path + fragment, ref)
    this.#waiting.push({ path, ref: fragment, kind, section, name })
    return ref
  }

  #missing(ref: string, path: string): DocumentError {
    const message = `the reference ${ref} points at nothing.`
    return new DocumentError(this.#source, [
      { place: basename(path), message, remedy: 'Correct the reference or add what it names.' },
    ])
  }
}

function checkDocument(document: Json, source: string): OpenApiDocument {
  const problems = isObject(document)
    ? [...versionProblems(document), ...referenceProblems(document)]
    : [notADocument]
  if (problems.length > 0) throw new DocumentError(source, problems)
  return document as unknown as OpenApiDocument
}

const notADocument: Problem = {
  place: '',
  message: 'this is no OpenAPI document: its outermost value is not an object.',
  remedy: 'Start it with "openapi: 3.1.1", "info" and "paths".',
}

function versionProblems(document: JsonObject): Problem[] {
  const version = String(document.openapi ?? '')
  if (/^3\.[01]\./.test(version)) return []
  if (document.swagger !== undefined) {
    const message = `this is Swagger ${String(document.swagger)}; OpenAPI 3.0 and 3.1 are read.`
    return [{ place: 'swagger', message, remedy: 'Convert it first, for example with npx swagger2openapi.' }]
  }
  const message =
    version === '' ? 'the version is missing.' : `version ${version} is not read; 3.0 and 3.1 are.`
  return [
    {
      place: 'openapi',
      message,
      remedy: 'Write "openapi: 3.1.1" or the version that the document keeps to.',
    },
  ]
}

function referenceProblems(document: JsonObject): Problem[] {
  const problems: Problem[] = []
  const known = new Map<string, boolean>()
  walk(document, 'document', (node, _kind, place) => {
    const ref = node.$ref
    if (typeof ref !== 'string') return
    if (!known.has(ref)) known.set(ref, ref.startsWith('#') && resolveReference(document, ref) !== undefined)
    if (known.get(ref)) return
    const message = ref.startsWith('#')
      ? `the reference ${ref} points at nothing.`
      : `the reference ${ref} is not local.`
    const remedy = ref.startsWith('#')
      ? 'Correct its spelling or add what it names.'
      : 'Copy the file beside the document.'
    problems.push({ place: tellPlace(place), message, remedy })
  })
  return problems
}
