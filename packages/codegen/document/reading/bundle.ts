// Makes one document of several files: what others hold moves into the components of the root, references follow.
//
// A reference also stands where OpenAPI has none, since many tools follow it there: of an operation, of a list, of a
// whole map such as components.schemas. What it means takes its place.
import { basename, dirname, extname, isAbsolute, relative, resolve } from 'node:path'
import { pascalCase } from '../../model/names.ts'
import {
  decodeKey,
  isObject,
  type Json,
  type JsonObject,
  makeReference,
  referenceKeys,
  resolveReference,
} from '../json.ts'
import { DocumentError, type Place, type Problem, tellPlace } from '../problems.ts'
import { isAddress, isReferring, listReferring, makeAbsolute, type Referring, repoint } from '../referring.ts'
import { type Kind, type Rewrite, type Rule, rewrite, sections } from '../walk.ts'
import type { Asked, Files } from './document-files.ts'

/** A part of a file, and the keys that lead to it there. */
interface Spot {
  readonly path: string
  readonly keys: readonly string[]
}

interface Found extends Spot {
  readonly part: Json
}

/** A part that is to be moved, and the name that it gets. */
interface Waiting {
  readonly found: Found
  readonly kind: Kind
  readonly section: string
  readonly name: string
}

export class Bundle {
  readonly #files: Files
  readonly #source: string
  readonly #rootPath: string
  #root: Json
  readonly #problems: Problem[] = []
  /** The new references to what was moved, by where it was. */
  readonly #moved = new Map<string, string>()
  readonly #components: Record<string, JsonObject> = {}
  readonly #waiting: Waiting[] = []
  /** What was written in the place of references, by where they stood. */
  readonly #opened = new Map<string, ReadonlySet<string>>()

  constructor(files: Files, source: string, rootPath: string, root: Json) {
    this.#files = files
    this.#source = source
    this.#rootPath = rootPath
    this.#root = root
  }

  run(): Json {
    this.#root = this.#withComponents(this.#root)
    const document = rewrite(this.#root, 'document', this.#rewriteFrom(this.#rootPath))
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const { found, kind, section, name } = next
      const part = rewrite(found.part, kind, this.#rewriteFrom(found.path), findPlace(found.keys))
      this.#components[section] = { ...this.#components[section], [name]: part }
    }
    if (this.#problems.length > 0) throw new DocumentError(this.#source, this.#problems)
    if (!isObject(document) || Object.keys(this.#components).length === 0) return document
    const own = isObject(document.components) ? document.components : {}
    const merged: JsonObject = { ...own }
    for (const [section, parts] of Object.entries(this.#components)) {
      merged[section] = { ...(isObject(own[section]) ? own[section] : {}), ...parts }
    }
    return { ...document, components: merged }
  }

  /** The root with its components written out, so that references into the files that they come from are known. */
  #withComponents(root: Json): Json {
    if (!isObject(root) || !isObject(root.components)) return root
    const place = { key: 'components', parent: undefined }
    const components = this.#open(root.components, 'components', place, this.#rootPath)
    return { ...root, components: this.#openMembers(components, 'components', place, this.#rootPath) }
  }

  #rewriteFrom(from: string): Rewrite {
    return (node, kind, place) => {
      const opened = this.#openMembers(this.#open(node, kind, place, from), kind, place, from)
      return repoint(opened, kind, ref => this.#repoint(ref, kind, place, from))
    }
  }

  /** A part itself, where it is written as a reference and has no place in the components. */
  #open(node: JsonObject, kind: Kind, place: Place | undefined, from: string): JsonObject {
    if (!isReferring(node) || !place || (kind === 'pathItem' ? !isOwnPath(place) : sections[kind]))
      return node
    // A path of the root may be what others refer to.
    if (kind === 'pathItem' && this.#spotOf(node.$ref, from).path === this.#rootPath) return node
    const part = this.#resolve(node, ['one', kind], place, from)
    return isObject(part) ? part : node
  }

  /** A part with its lists and maps written out where they are written as references. */
  #openMembers(node: JsonObject, kind: Kind, place: Place | undefined, from: string): JsonObject {
    let copy = node
    for (const [key, value, rule] of listReferring(node, kind)) {
      if (copy === node) copy = { ...node }
      copy[key] = this.#resolve(value, rule, { key, parent: place }, from)
    }
    return copy
  }

  /** What a reference means with what stands beside it, in which references hold wherever it stands. */
  #resolve(node: Referring, rule: Rule, place: Place, from: string): Json {
    const siblings: JsonObject[] = []
    const spots = new Set<string>()
    let found: Found = { path: from, keys: [], part: node }
    while (isReferring(found.part)) {
      const { $ref, ...others } = found.part
      if (isAddress($ref)) return { $ref }
      const asked = this.#describe($ref, place, from)
      siblings.unshift(makeAbsolute(others, rule, found.path) as JsonObject)
      const next = this.#find(this.#spotOf($ref, found.path), asked)
      if (!next) return this.#tell(asked, tellMissing(asked.ref), node)
      const name = namePlace(next)
      if (spots.has(name) || this.#isWithin(name, place, from))
        return this.#tell(asked, tellCircular(asked.ref), node)
      spots.add(name)
      found = next
    }
    this.#opened.set(namePlace({ path: from, keys: readKeys(place) }), spots)
    const whole = makeAbsolute(found.part, rule, found.path)
    if (!isObject(whole)) return whole
    this.#remember(found, place, siblings.flatMap(Object.keys))
    return Object.fromEntries([whole, ...siblings].flatMap(Object.entries))
  }

  /** What became components because their whole map did is referred to as such, from other files too. */
  #remember({ path, keys, part }: Found, place: Place, replaced: readonly string[]): void {
    const [first, section, ...deeper] = readKeys(place)
    if (first !== 'components' || deeper.length > 0 || !isObject(part)) return
    const maps = section === undefined ? Object.entries(part) : [[section, part] as const]
    for (const [one, map] of maps) {
      const within = section === undefined ? [...keys, one] : keys
      for (const name of Object.keys(isObject(map) ? map : {})) {
        if (replaced.includes(section === undefined ? one : name)) continue
        this.#moved.set(namePlace({ path, keys: [...within, name] }), makeReference('components', one, name))
      }
    }
  }

  /** Whether a place is within what was written for a reference to the same. */
  #isWithin(name: string, place: Place, from: string): boolean {
    for (let at = place.parent; at; at = at.parent)
      if (this.#opened.get(namePlace({ path: from, keys: readKeys(at) }))?.has(name)) return true
    return false
  }

  #spotOf(ref: string, from: string): Spot {
    const [file = ''] = ref.split('#', 1)
    const keys = ref.includes('#') ? referenceKeys(ref) : []
    return { path: file === '' ? from : resolve(dirname(from), decodeKey(file)), keys }
  }

  /** What stands at a spot, through references on the way there; undefined where there is nothing. */
  #find({ path, keys }: Spot, asked: Asked): Found | undefined {
    let found = this.#file(path, asked)
    let left = keys
    for (let step = 0; found && left.length > 0; step++) {
      const [key = '', ...rest] = left
      const part = readMember(found.part, key)
      if (part !== undefined) {
        found = { path: found.path, keys: [...found.keys, key], part }
        left = rest
        continue
      }
      if (!isReferring(found.part) || isAddress(found.part.$ref) || step > 100) return undefined
      const next = this.#spotOf(found.part.$ref, found.path)
      left = [...next.keys, ...left]
      found = this.#file(next.path, asked)
    }
    return found
  }

  #file(path: string, asked: Asked): Found {
    return { path, keys: [], part: path === this.#rootPath ? this.#root : this.#files.read(path, asked) }
  }

  #repoint(ref: string, kind: Kind, place: Place | undefined, from: string): string {
    const section = sections[kind]
    if (isAddress(ref) || !section) return ref
    const spot = this.#spotOf(ref, from)
    const isOfRoot = spot.path === this.#rootPath
    if (isOfRoot && isReachable(this.#root, spot.keys)) return readFragment(ref)
    const asked = this.#describe(ref, place, from)
    const found = this.#find(spot, asked)
    // What is missing in the root is told with all that is wrong there.
    if (!found) return isOfRoot ? readFragment(ref) : this.#tell(asked, tellMissing(asked.ref), ref)
    if (found.path === this.#rootPath) return makeReference(...found.keys)
    return this.#moved.get(namePlace(found)) ?? this.#move(found, kind, section)
  }

  #move(found: Found, kind: Kind, section: string): string {
    const wished = found.keys.at(-1) ?? pascalCase(basename(found.path, extname(found.path)))
    const taken = (name: string): boolean =>
      isReachable(this.#root, ['components', section, name]) ||
      [...this.#moved.values()].includes(makeReference('components', section, name))
    let name = wished
    for (let count = 2; taken(name); count++) name = `${wished}${count}`
    const ref = makeReference('components', section, name)
    this.#moved.set(namePlace(found), ref)
    this.#waiting.push({ found, kind, section, name })
    return ref
  }

  #tell<T>({ place }: Asked, problem: Omit<Problem, 'place'>, left: T): T {
    this.#problems.push({ place, ...problem })
    return left
  }

  /** A reference as it is written, and where a person finds it who reads the root. */
  #describe(ref: string, place: Place | undefined, from: string): Asked {
    const [file = ''] = ref.split('#', 1)
    const at = tellPlace(place)
    const seen = isAbsolute(file) ? relative(dirname(this.#rootPath), decodeKey(file)) : file
    return {
      ref: (seen === basename(this.#rootPath) ? '' : seen) + ref.slice(file.length),
      place: from === this.#rootPath ? at : [basename(from), at].filter(part => part !== '').join(': '),
    }
  }
}

/** Whether a path item is one of the document, and not of a callback or of the components. */
const isOwnPath = ({ parent }: Place): boolean =>
  ['paths', 'webhooks'].includes(parent?.key ?? '') && !parent?.parent

function readMember(part: Json, key: string): Json | undefined {
  if (Array.isArray(part)) return part[Number(key)]
  return isObject(part) && Object.hasOwn(part, key) ? part[key] : undefined
}

const isReachable = (root: Json, keys: readonly string[]): boolean =>
  resolveReference(root, makeReference(...keys)) !== undefined

const readFragment = (ref: string): string => (ref.includes('#') ? ref.slice(ref.indexOf('#')) : '#')

const namePlace = ({ path, keys }: Spot): string => path + makeReference(...keys)

function readKeys(place: Place | undefined): string[] {
  return place ? [...readKeys(place.parent), place.key] : []
}

const findPlace = (keys: readonly string[]): Place | undefined =>
  keys.reduce<Place | undefined>((parent, key) => ({ key, parent }), undefined)

const tellMissing = (ref: string): Omit<Problem, 'place'> => ({
  message: `the reference ${ref} points at nothing.`,
  remedy: 'Correct the reference or add what it names.',
})

const tellCircular = (ref: string): Omit<Problem, 'place'> => ({
  message: `the reference ${ref} leads back to itself.`,
  remedy: 'Write what is meant in one of its places.',
})
