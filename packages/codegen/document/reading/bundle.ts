// Makes one document of several files: what others hold moves into the components of the root, references follow.
//
// A reference also stands where OpenAPI has none, since many tools follow it there: of an operation, of a list, of a
// whole map such as components.schemas. What it means takes its place.
import { basename, dirname, extname, isAbsolute, relative } from 'node:path'
import { pascalCase } from '../../model/names.ts'
import {
  decodeKey,
  isAddress,
  isObject,
  type Json,
  type JsonObject,
  makeReference,
  referenceKeys,
  resolveReference,
} from '../json.ts'
import { DocumentError, type Locate, type Mistake, type Place, type Problem, readKeys } from '../problems.ts'
import {
  isReferring,
  listReferring,
  makeAbsolute,
  type Referring,
  repoint,
  resolveFile,
} from '../referring.ts'
import { type Kind, type Rewrite, type Rule, rewrite, sections } from '../walk.ts'
import type { Asked, Files } from './document-files.ts'
import { type FileSpot, nameSpot, Origins } from './origins.ts'

interface Found extends FileSpot {
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
  readonly #origins = new Origins()
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

  /** Where a part of the document is written. */
  readonly locate: Locate = ({ file, keys }) => {
    const spot = this.#origins.find({ path: file ?? this.#rootPath, keys })
    return this.#files.locate(spot.path, spot.keys)
  }

  /** @param isForgiving whether references that lead nowhere are left for whoever mends them */
  run(isForgiving = false): Json {
    this.#root = this.#withComponents(this.#root)
    const document = rewrite(this.#root, 'document', this.#rewriteFrom(this.#rootPath))
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const { found, kind, section, name } = next
      const part = rewrite(found.part, kind, this.#rewriteFrom(found.path), findPlace(found.keys))
      this.#components[section] = { ...this.#components[section], [name]: part }
    }
    if (this.#problems.length > 0 && !isForgiving)
      throw new DocumentError(this.#source, this.#problems, this.locate)
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
      if (this.#isElsewhere($ref)) return { $ref }
      const asked = this.#describe($ref, place, from)
      siblings.unshift(makeAbsolute(others, rule, found.path) as JsonObject)
      const next = this.#find(this.#spotOf($ref, found.path), asked)
      if (!next) return this.#tell(asked, tellMissing(asked.ref), node)
      const name = nameSpot(next)
      if (spots.has(name) || this.#isWithin(name, place, from))
        return this.#tell(asked, tellCircular(asked.ref), node)
      spots.add(name)
      found = next
    }
    const spot = { path: from, keys: readKeys(place) }
    this.#opened.set(nameSpot(spot), spots)
    this.#origins.note(spot, found)
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
        this.#moved.set(nameSpot({ path, keys: [...within, name] }), makeReference('components', one, name))
      }
    }
  }

  /** Whether a place is within what was written for a reference to the same. */
  #isWithin(name: string, place: Place, from: string): boolean {
    for (let at = place.parent; at; at = at.parent)
      if (this.#opened.get(nameSpot({ path: from, keys: readKeys(at) }))?.has(name)) return true
    return false
  }

  #spotOf(ref: string, from: string): FileSpot {
    const [file = ''] = ref.split('#', 1)
    const keys = ref.includes('#') ? referenceKeys(ref) : []
    return { path: file === '' ? from : resolveFile(from, file), keys }
  }

  /** Whether a reference leads to an address that nobody has fetched. */
  #isElsewhere(ref: string): boolean {
    return isAddress(ref) && !this.#files.isProvided(resolveFile('', ref.split('#', 1)[0]!))
  }

  /** What stands at a spot, through references on the way there; undefined where there is nothing. */
  #find({ path, keys }: FileSpot, asked: Asked): Found | undefined {
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
      if (!isReferring(found.part) || this.#isElsewhere(found.part.$ref) || step > 100) return undefined
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
    if (this.#isElsewhere(ref) || !section) return ref
    const spot = this.#spotOf(ref, from)
    const isOfRoot = spot.path === this.#rootPath
    if (isOfRoot && isReachable(this.#root, spot.keys)) return readFragment(ref)
    const asked = this.#describe(ref, place, from)
    const found = this.#find(spot, asked)
    // What is missing in the root is told with all that is wrong there.
    if (!found) return isOfRoot ? readFragment(ref) : this.#tell(asked, tellMissing(asked.ref), ref)
    if (found.path === this.#rootPath) return makeReference(...found.keys)
    return this.#moved.get(nameSpot(found)) ?? this.#move(found, kind, section)
  }

  #move(found: Found, kind: Kind, section: string): string {
    const wished = found.keys.at(-1) ?? pascalCase(basename(found.path, extname(found.path)))
    const taken = (name: string): boolean =>
      isReachable(this.#root, ['components', section, name]) ||
      [...this.#moved.values()].includes(makeReference('components', section, name))
    let name = wished
    for (let count = 2; taken(name); count++) name = `${wished}${count}`
    const keys = ['components', section, name]
    const ref = makeReference(...keys)
    this.#origins.note({ path: this.#rootPath, keys }, found)
    this.#moved.set(nameSpot(found), ref)
    this.#waiting.push({ found, kind, section, name })
    return ref
  }

  #tell<T>({ keys, file }: Asked, mistake: Mistake, left: T): T {
    this.#problems.push({ ...mistake, keys, ...(file !== undefined && { file }) })
    return left
  }

  /** A reference as it is written, and where a person finds it who reads the root. */
  #describe(ref: string, place: Place | undefined, from: string): Asked {
    const [file = ''] = ref.split('#', 1)
    const seen = isAbsolute(file) ? relative(dirname(this.#rootPath), decodeKey(file)) : file
    return {
      ref: (seen === basename(this.#rootPath) ? '' : seen) + ref.slice(file.length),
      keys: readKeys(place),
      ...(from !== this.#rootPath && { file: from }),
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

const findPlace = (keys: readonly string[]): Place | undefined =>
  keys.reduce<Place | undefined>((parent, key) => ({ key, parent }), undefined)

const tellMissing = (ref: string): Mistake => ({
  code: 'unresolved-reference',
  message: `The reference ${ref} points at nothing.`,
  remedy: 'Correct the reference or add what it names.',
})

const tellCircular = (ref: string): Mistake => ({
  code: 'circular-reference',
  message: `The reference ${ref} leads back to itself.`,
  remedy: 'Write what is meant in one of its places.',
})
