// Writes a schema as it is in one direction: without the fields that do not go that way.
import { isObject, type Json, type JsonObject, makeReference } from './json.ts'
import { Heirs, listVariants, readSchemaName, renameVariants, resolveFully } from './references.ts'
import { type Kind, rewrite } from './walk.ts'

export type Way = 'request' | 'answer'

/** Marks an object of which no field goes this way: their names. */
export const hiddenFields = 'x-hidden-fields'

/** What the forms of a schema are marked with for the targets: nobody wrote it. */
export const formMarks: readonly string[] = ['x-read-only', 'x-open-enum', hiddenFields]

const hiddenMark = { request: 'readOnly', answer: 'writeOnly' } as const

const none = new Set<string>()

/** A list of values that can grow: a single value tells things apart instead. */
export const isGrowing = (node: JsonObject): boolean => Array.isArray(node.enum) && node.enum.length > 1

export class Forms {
  readonly #root: Json
  readonly #openEnums: boolean
  /** The names of the forms for requests, by the names of the schemas that have one. */
  readonly #requestNames: ReadonlyMap<string, string>
  readonly #names: ReadonlyMap<Json, string>
  readonly #heirs: Heirs

  constructor(
    root: JsonObject,
    schemas: JsonObject,
    requestNames: ReadonlyMap<string, string>,
    openEnums: boolean,
  ) {
    this.#root = root
    this.#requestNames = requestNames
    this.#openEnums = openEnums
    this.#names = new Map(Object.entries(schemas).map(([name, schema]) => [schema, name]))
    this.#heirs = new Heirs(schemas)
  }

  /** A part of the document with each of its schemas in one direction. */
  direct(part: Json, kind: Kind, way: Way): Json {
    return rewrite(part, kind, (node, at) => (at === 'schema' ? this.#form(node, way) : node))
  }

  #form(node: JsonObject, way: Way): JsonObject {
    let form = node
    const hidden = this.#hidden(node, way, new Set())
    if (hidden.size > 0) form = this.#without(form, hidden, way)
    form = this.#withoutOthers(form, way)
    if (isObject(node.discriminator)) form = this.#withDiscriminator(form, node, way)
    if (Array.isArray(node.oneOf)) form = this.#withVariants(form, node.oneOf, way)
    if (way === 'answer') return this.#openEnums && isGrowing(node) ? { ...form, 'x-open-enum': true } : form
    if (hidden.size > 0) form = { ...form, 'x-read-only': [...hidden] }
    if (this.#requestNames.has(readSchemaName(node.$ref) ?? ''))
      form = { ...form, $ref: this.#repoint(node.$ref!) }
    return form
  }

  #repoint(ref: Json): Json {
    const name = readSchemaName(ref, true) ?? ''
    const other = this.#requestNames.get(name)
    return other === undefined ? ref : makeReference('components', 'schemas', other)
  }

  /**
   * A form with its discriminator as it is this way. In a request its mapping is written out, since a form for requests
   * does not have the name that stands for it. A field that does not go this way tells nothing apart.
   */
  #withDiscriminator(form: JsonObject, node: JsonObject, way: Way): JsonObject {
    const { discriminator, ...rest } = form
    const field = isObject(discriminator) ? String(discriminator.propertyName) : ''
    const isHidden = [node, ...listVariants(node)].some(one => {
      return this.#hidden(resolveFully(this.#root, one), way, new Set()).has(field)
    })
    if (isHidden) return rest
    if (way === 'answer') return form
    return renameVariants(form, this.#heirs.of(this.#names.get(node) ?? ''), ref => this.#repoint(ref))
  }

  /** What told variants apart by being required may not go this way: then any of them that fits will do. */
  #withVariants(form: JsonObject, variants: readonly Json[], way: Way): JsonObject {
    const isAlike = variants.some(one => {
      if (!isObject(one)) return false
      const variant = resolveFully(this.#root, one)
      const hidden = this.#hidden(variant, way, new Set())
      return hidden.size > 0 && this.#asksFor(variant, () => hidden)
    })
    if (!isAlike || form.anyOf !== undefined) return form
    const { oneOf = [], ...others } = form
    return { ...others, anyOf: oneOf }
  }

  /** The fields of a schema, and of what it is composed of, that do not go this way. */
  #hidden(node: JsonObject, way: Way, seen: Set<Json>): Set<string> {
    if (!node.properties && !node.allOf) return none
    const found = new Set<string>()
    if (seen.has(node)) return found
    seen.add(node)
    if (isObject(node.properties)) {
      for (const [name, property] of Object.entries(node.properties)) {
        if (this.#isHidden(property, way)) found.add(name)
      }
    }
    const parts = Array.isArray(node.allOf) ? node.allOf.filter(isObject) : []
    for (const part of parts) {
      for (const name of this.#hidden(resolveFully(this.#root, part), way, seen)) found.add(name)
    }
    return found
  }

  /** A field is marked where it stands, or by what it refers to or is composed of. */
  #isHidden(property: Json, way: Way, step = 0): boolean {
    if (!isObject(property) || step > 20) return false
    const mark = hiddenMark[way]
    const target = resolveFully(this.#root, property)
    if (property[mark] === true || target[mark] === true) return true
    if (Array.isArray(target.allOf) && target.allOf.some(part => this.#isHidden(part, way, step + 1)))
      return true
    // Null beside a field is no field of its own.
    const variants = listVariants(target).filter(one => one.type !== 'null')
    return variants.length > 0 && variants.every(one => this.#isHidden(one, way, step + 1))
  }

  /** A schema without some of its fields, and without saying that they are required, wherever it says so. */
  #without(node: JsonObject, hidden: ReadonlySet<string>, way: Way): JsonObject {
    const left: JsonObject = { ...node }
    if (isObject(node.properties)) {
      const all = Object.entries(node.properties)
      const shown = all.filter(([name]) => !hidden.has(name))
      left.properties = Object.fromEntries(shown)
      // An object of which nothing is declared would be one that holds anything.
      if (all.length > 0 && shown.length === 0) left[hiddenFields] = all.map(([name]) => name)
    }
    if (Array.isArray(node.required)) {
      left.required = node.required.filter(name => !hidden.has(String(name)))
      if (left.required.length === 0) delete left.required
    }
    if (!Array.isArray(node.allOf)) return left
    left.allOf = node.allOf.map(part => {
      if (!isObject(part) || (part.$ref !== undefined && !this.#asksForOthers(part, hidden, way))) return part
      return this.#without(resolveFully(this.#root, part), hidden, way)
    })
    return left
  }

  /** A schema without the fields of any name that do not go one way. */
  #withoutOthers(node: JsonObject, way: Way): JsonObject {
    let left = node
    if (node.additionalProperties !== undefined && this.#isHidden(node.additionalProperties, way))
      left = { ...left, additionalProperties: false }
    const { patternProperties: patterns } = node
    if (isObject(patterns)) {
      const isOpen = Object.values(patterns).every(one => !this.#isHidden(one, way))
      const named = Object.entries(patterns).map(([pattern, one]): [string, Json] => {
        return [pattern, this.#isHidden(one, way) ? false : one]
      })
      if (!isOpen) left = { ...left, patternProperties: Object.fromEntries(named) }
    }
    return left
  }

  /** Whether what a part refers to requires a field that is hidden only by what stands beside the part. */
  #asksForOthers(part: JsonObject, hidden: ReadonlySet<string>, way: Way): boolean {
    return this.#asksFor(part, target => hidden.difference(this.#hidden(target, way, new Set())))
  }

  /** Whether a schema, or what it is composed of, requires one of some fields. */
  #asksFor(
    part: JsonObject,
    fieldsOf: (target: JsonObject) => ReadonlySet<string>,
    seen = new Set<Json>(),
  ): boolean {
    const target = resolveFully(this.#root, part)
    if (seen.has(target)) return false
    seen.add(target)
    const fields = fieldsOf(target)
    const asked = Array.isArray(target.required) ? target.required.map(String) : []
    if (asked.some(name => fields.has(name))) return true
    const parts = Array.isArray(target.allOf) ? target.allOf.filter(isObject) : []
    return parts.some(one => this.#asksFor(one, fieldsOf, seen))
  }
}
