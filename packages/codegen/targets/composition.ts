// The fields of composed schemas: which of them a type has to ask for where one part declares and another requires them.
import { isObject, type Json, type JsonObject, resolveReference } from '../document/json.ts'
import { never } from './keywords/values.ts'

interface Fields {
  /** Each field that is declared, and whether every place that declares it requires it too. */
  readonly declared: ReadonlyMap<string, boolean>
  /** Those that are declared whichever variant is meant. */
  readonly always: ReadonlySet<string>
  readonly required: ReadonlySet<string>
}

const nothing: Fields = { declared: new Map(), always: new Set(), required: new Set() }

export class Composition {
  readonly #root: Json
  readonly #known = new Map<Json, Fields>()
  readonly #settled = new Map<Fields, Fields>()

  constructor(root: Json) {
    this.#root = root
  }

  /** A composition that asks by itself for what only one of its parts requires. */
  withRequired(node: JsonObject): JsonObject {
    if (!Array.isArray(node.allOf)) return node
    const { declared, required } = this.#read({ ...node, required: [] })
    const own = Array.isArray(node.required) ? node.required : []
    const missing = [...required].filter(name => declared.get(name) === false && !own.includes(name))
    const all = [...own, ...missing]
    if (all.length === 0) return node
    // The engine asks for fields of references and of plain parts, but not for those of variants in a part.
    const allOf = node.allOf.map(part => {
      if (!isObject(part) || !(part.oneOf || part.anyOf)) return part
      return {
        ...part,
        required: [...new Set([...(Array.isArray(part.required) ? part.required : []), ...all])],
      }
    })
    return { ...node, allOf, required: all }
  }

  /** An object that declares what it requires without saying what it is. */
  withUndeclared(node: JsonObject): JsonObject {
    if (!Array.isArray(node.required) && !node.allOf) return node
    if (!node.properties && !node.allOf && ![node.type].flat().includes('object')) return node
    const { always, required } = this.#fields(node)
    const missing = [...required].filter(name => !always.has(name))
    if (missing.length === 0) return node
    const own = isObject(node.properties) ? node.properties : {}
    const asked = Array.isArray(node.required) ? node.required : []
    return {
      ...node,
      properties: { ...own, ...Object.fromEntries(missing.map(name => [name, writeOther(node, name)])) },
      required: [...new Set([...asked, ...missing])],
    }
  }

  /** A schema of which some fields are required that are optional in it. */
  requiring(schema: Json, names: readonly string[]): Json {
    if (names.length === 0 || !isObject(schema)) return schema
    const optional = this.#optional(schema)
    const needed = names.filter(name => optional.has(name))
    return needed.length > 0 ? { allOf: [schema], required: needed } : schema
  }

  /** The schemas of all fields, through references and compositions. */
  fieldsOf(schema: Json, seen = new Set<Json>()): Json[] {
    if (!isObject(schema) || seen.size === seen.add(schema).size) return []
    const { $ref, allOf, oneOf, anyOf, properties } = schema
    const target = typeof $ref === 'string' ? (resolveReference(this.#root, $ref) ?? null) : null
    const parts = [target, ...[allOf, oneOf, anyOf].flatMap(all => (Array.isArray(all) ? all : []))]
    const own = isObject(properties) ? Object.values(properties) : []
    return [...own, ...parts.flatMap(part => this.fieldsOf(part, seen))]
  }

  /** The names of all fields, in the same way. */
  namesOf(node: JsonObject): string[] {
    return [...this.#fields(node).declared.keys()]
  }

  /** What is said of a field where it is declared, first by the schema itself. */
  fieldOf(node: JsonObject, name: string): Json {
    return this.#find(node, name) ?? writeOther(node, name)
  }

  #find(schema: Json, name: string, seen: readonly Json[] = []): Json | undefined {
    const node = this.resolve(schema)
    if (!isObject(node) || seen.includes(node)) return undefined
    if (isObject(node.properties) && Object.hasOwn(node.properties, name)) return node.properties[name]
    const parts = Array.isArray(node.allOf) ? node.allOf : []
    return parts.map(part => this.#find(part, name, [...seen, node])).find(found => found !== undefined)
  }

  /** What a schema refers to, or itself. */
  resolve(schema: Json): Json {
    const isReference = isObject(schema) && typeof schema.$ref === 'string'
    return isReference ? (resolveReference(this.#root, String(schema.$ref)) ?? null) : schema
  }

  /** A named schema with all its optional fields in one place, where the engine looks for what can be required. */
  flat(schema: JsonObject): JsonObject {
    const own = isObject(schema.properties) ? schema.properties : {}
    const optional = [...this.#optional(schema)].map(name => [name, {}])
    return { ...schema, properties: { ...Object.fromEntries(optional), ...own } }
  }

  #optional(schema: JsonObject): Set<string> {
    const { declared, required } = this.#fields(schema)
    const names = [...declared].filter(([name, isFirm]) => !isFirm && !required.has(name))
    return new Set(names.map(([name]) => name))
  }

  #fields(schema: Json): Fields {
    if (!isObject(schema)) return nothing
    const known = this.#known.get(schema)
    if (known) return known
    // A schema that is composed with itself says nothing more there.
    this.#known.set(schema, nothing)
    const found = this.#read(schema)
    this.#known.set(schema, found)
    return found
  }

  #read({ $ref, allOf, oneOf, anyOf, properties, required }: JsonObject): Fields {
    if (!properties && !required && !$ref && !allOf && !oneOf && !anyOf) return nothing
    const target = typeof $ref === 'string' ? resolveReference(this.#root, $ref) : undefined
    const all = [target, ...(Array.isArray(allOf) ? allOf : [])].map(part => this.#settle(part ?? null))
    for (const choice of [oneOf, anyOf]) if (Array.isArray(choice)) all.push(this.#oneOf(choice))
    // Most are references to a text.
    const parts = all.filter(part => part !== nothing)
    const own = new Set(Array.isArray(required) ? required.map(String) : [])
    if (!properties && own.size === 0 && parts.length <= 1) return parts[0] ?? nothing
    const names = isObject(properties) ? Object.keys(properties) : []
    const declared = new Map<string, boolean>(names.map(name => [name, own.has(name)]))
    for (const part of parts) {
      for (const [name, isFirm] of part.declared) declared.set(name, isFirm || declared.get(name) === true)
    }
    return {
      declared,
      always: new Set([...names, ...parts.flatMap(part => [...part.always])]),
      required: new Set([...own, ...parts.flatMap(part => [...part.required])]),
    }
  }

  /** What variants have in common, and the fields of each. */
  #oneOf(choice: readonly Json[]): Fields {
    const variants = choice.filter(one => !isObject(one) || one.type !== 'null').map(one => this.#settle(one))
    const names = new Set(variants.flatMap(({ declared }) => [...declared.keys()]))
    const inAll = (is: (variant: Fields, name: string) => boolean, of: Iterable<string>) =>
      new Set([...of].filter(name => variants.every(variant => is(variant, name))))
    const firm = inAll(({ declared }, name) => declared.get(name) === true, names)
    return {
      declared: new Map([...names].map(name => [name, firm.has(name)])),
      always: inAll(({ always }, name) => always.has(name), names),
      required: inAll(({ required }, name) => required.has(name), variants[0]?.required ?? []),
    }
  }

  /** A part by itself: what it declares and requires, in however many places of its own, it asks for. */
  #settle(part: Json): Fields {
    const fields = this.#fields(part)
    if (fields === nothing) return nothing
    const known = this.#settled.get(fields)
    if (known) return known
    const settled = [...fields.declared].map(([name, isFirm]) => {
      return [name, isFirm || (fields.required.has(name) && fields.always.has(name))] as const
    })
    const made = { ...fields, declared: new Map(settled) }
    this.#settled.set(fields, made)
    return made
  }
}

/** What is said of a field that is not declared. */
function writeOther({ additionalProperties, patternProperties }: JsonObject, name: string): Json {
  const patterns = Object.entries(isObject(patternProperties) ? patternProperties : {})
  const [, matched] = patterns.find(([pattern]) => new RegExp(pattern).test(name)) ?? []
  if (isObject(matched)) return matched
  if (additionalProperties === false) return never
  return isObject(additionalProperties) ? additionalProperties : {}
}
