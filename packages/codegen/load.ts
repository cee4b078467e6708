// Reads an OpenAPI document, in one file or several, and makes one document of it.
import { readFile } from 'node:fs/promises'
import { basename, dirname, extname, resolve } from 'node:path'
import { checkDocument } from './check.ts'
import {
  decoded,
  isObject,
  type Json,
  type JsonObject,
  makeReference,
  referenceKeys,
  resolveReference,
} from './json.ts'
import { pascalCase } from './names.ts'
import type { OpenApiDocument } from './openapi.ts'
import { parseText } from './parse.ts'
import { DocumentError, type Place, tellPlace } from './problems.ts'
import { type Kind, type Rewrite, rewrite } from './walk.ts'

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
  const root = await files.read(resolve(path))
  const document = await new Bundle(files, source, resolve(path), root).run()
  return { document: checkDocument(document, source), source, files: files.names }
}

/** The same for a document that is in memory already. */
export function readDocument(document: Json, source: string): Loaded {
  return { document: checkDocument(document, source), source, files: [] }
}

/** The files of one document, each read once. */
export class Files {
  readonly #read = new Map<string, Promise<Json>>()
  readonly #source: string
  readonly #seen: (path: string, text: string) => void

  /** What is seen is the very text that is parsed, not what stands in the file a moment later. */
  constructor(source: string, seen: (path: string, text: string) => void = () => {}) {
    this.#source = source
    this.#seen = seen
  }

  /** Those that were asked for, whether or not they could be read. */
  get names(): string[] {
    return [...this.#read.keys()]
  }

  /** A file, and what asked for it. */
  read(path: string, { ref, place }: Asked = { ref: '', place: '' }): Promise<Json> {
    const known = this.#read.get(path)
    if (known) return known
    const reading = readFile(path, 'utf8').then(
      text => {
        this.#seen(path, text)
        return parseText(text, basename(path))
      },
      () => {
        const message = `the file ${path}${ref && `, which ${ref} refers to,`} cannot be read.`
        throw new DocumentError(this.#source, [
          { place, message, remedy: 'Correct the path, or make the file readable.' },
        ])
      },
    )
    this.#read.set(path, reading)
    return reading
  }
}

/** A reference as it is written, and where. */
interface Asked {
  readonly ref: string
  readonly place: string
}

const sections: Partial<Record<Kind, string>> = {
  schema: 'schemas',
  response: 'responses',
  parameter: 'parameters',
  header: 'headers',
  requestBody: 'requestBodies',
  callback: 'callbacks',
  pathItem: 'pathItems',
  example: 'examples',
  link: 'links',
  securityScheme: 'securitySchemes',
}

/** A part that is to be moved, and what asked for it first. */
interface Waiting {
  readonly path: string
  readonly fragment: string
  readonly kind: Kind
  readonly section: string
  readonly name: string
  readonly asked: Asked
}

/** Moves what other files hold into the components of the root document and points the references there. */
class Bundle {
  readonly #files: Files
  readonly #source: string
  readonly #rootPath: string
  readonly #root: Json
  readonly #moved = new Map<string, string>()
  readonly #components: Record<string, JsonObject> = {}
  readonly #waiting: Waiting[] = []

  constructor(files: Files, source: string, rootPath: string, root: Json) {
    this.#files = files
    this.#source = source
    this.#rootPath = rootPath
    this.#root = root
  }

  async run(): Promise<Json> {
    const root = await this.#inlinePathItems(this.#root)
    const document = rewrite(root, 'document', this.#repointedFrom(this.#rootPath))
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const { path, fragment, kind, section, name, asked } = next
      const found = resolveReference(await this.#files.read(path, asked), fragment)
      if (found === undefined) throw this.#missing(asked)
      const part = rewrite(found, kind, this.#repointedFrom(path), placeOf(fragment))
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
    if (!isObject(root)) return root
    const inlined: JsonObject = { ...root }
    for (const section of ['paths', 'webhooks']) {
      const items = root[section]
      if (!isObject(items)) continue
      const moved: JsonObject = {}
      // One after the other, so that names are given in the order of the document.
      for (const [name, item] of Object.entries(items))
        moved[name] = await this.#pathItem(item, `${section}.${name}`)
      inlined[section] = moved
    }
    return inlined
  }

  async #pathItem(item: Json, place: string): Promise<Json> {
    let [part, from] = [item, this.#rootPath]
    // A file may say no more than where to look next.
    for (let step = 0; isObject(part) && typeof part.$ref === 'string' && step < 20; step++) {
      const ref: string = part.$ref
      if (isAddress(ref)) return part
      const path: string = ref.startsWith('#') ? from : this.#pathOf(ref, from)
      const fragment = ref.includes('#') ? ref.slice(ref.indexOf('#')) : '#'
      if (path === this.#rootPath) return { $ref: fragment }
      const asked = { ref, place: step === 0 ? place : this.#placeIn(from, undefined) }
      const found = resolveReference(await this.#files.read(path, asked), fragment)
      if (!isObject(found)) throw this.#missing(asked)
      part = found
      from = path
    }
    return from === this.#rootPath ? item : rewrite(part, 'pathItem', this.#repointedFrom(from))
  }

  #pathOf(ref: string, from: string): string {
    return resolve(dirname(from), decoded(ref.slice(0, ref.includes('#') ? ref.indexOf('#') : undefined)))
  }

  /** Where something is in a file, as a person finds it who reads the root. */
  #placeIn(path: string, place: Place | undefined): string {
    const told = tellPlace(place)
    return path === this.#rootPath ? told : [basename(path), told].filter(part => part !== '').join(': ')
  }

  #repointedFrom(from: string): Rewrite {
    return (node, kind, place) => {
      const repointed = (ref: string) =>
        this.#repointed({ ref, place: this.#placeIn(from, place) }, kind, from)
      return this.#repoint(node, kind, repointed)
    }
  }

  #repoint(node: JsonObject, kind: Kind, repointed: (ref: string) => string): JsonObject {
    const { $ref, discriminator } = node
    if (typeof $ref === 'string') {
      const other = repointed($ref)
      return other === $ref ? node : { ...node, $ref: other }
    }
    if (kind !== 'schema' || !isObject(discriminator) || !isObject(discriminator.mapping)) return node
    // What is mapped may be named without being referred to: a bare name has neither a # nor an ending.
    const mapping = Object.entries(discriminator.mapping).map(([value, ref]) => {
      const isReference = typeof ref === 'string' && /#|\.(ya?ml|json)$/.test(ref)
      return [value, isReference ? repointed(ref) : ref]
    })
    return { ...node, discriminator: { ...discriminator, mapping: Object.fromEntries(mapping) } }
  }

  #repointed(asked: Asked, kind: Kind, from: string): string {
    const { ref } = asked
    const section = sections[kind]
    if (isAddress(ref)) return ref
    const fragment = ref.includes('#') ? ref.slice(ref.indexOf('#')) : '#'
    const path = ref.startsWith('#') ? from : this.#pathOf(ref, from)
    if (path === this.#rootPath) return fragment
    return section ? this.#move({ path, fragment, kind, section, asked }) : ref
  }

  #move(part: Omit<Waiting, 'name'>): string {
    const { path, fragment, section } = part
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
    this.#waiting.push({ ...part, name })
    return ref
  }

  #missing({ ref, place }: Asked): DocumentError {
    const message = `the reference ${ref} points at nothing.`
    return new DocumentError(this.#source, [
      { place, message, remedy: 'Correct the reference or add what it names.' },
    ])
  }
}

const isAddress = (ref: string): boolean => /^[a-z]+:\/\//i.test(ref)

const placeOf = (fragment: string): Place | undefined =>
  referenceKeys(fragment).reduce<Place | undefined>((parent, key) => ({ key, parent }), undefined)
