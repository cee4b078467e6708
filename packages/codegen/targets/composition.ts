// The fields of composed schemas: which of them a type has to ask for where one part declares and another requires them.
import { isObject, type Json, type JsonObject, resolveReference } from '../json.ts'

interface Fields {
  /** Each field that is declared, and whether the place that declares it requires it too. */
  readonly declared: ReadonlyMap<string, boolean>
  readonly required: ReadonlySet<string>
  readonly schemas: readonly Json[]
}

const nothing: Fields = { declared: new Map(), required: new Set(), schemas: [] }

export class Composition {
  readonly #root: Json
  readonly #known = new Map<Json, Fields>()

  constructor(root: Json) {
    this.#root = root
  }

  /** A composition that asks by itself for what only one of its parts requires. */
  withRequired(node: JsonObject): JsonObject {
    if (!Array.isArray(node.allOf)) return node
    const { declared, required } = this.#fields({ ...node, required: [] })
    const own = Array.isArray(node.required) ? node.required : []
    const missing = [...required].filter(name => declared.get(name) === false && !own.includes(name))
    return missing.length > 0 ? { ...node, required: [...own, ...missing] } : node
  }

  /** A schema of which some fields are required that are optional in it. */
  requiring(schema: Json, names: readonly string[]): Json {
    if (names.length === 0 || !isObject(schema)) return schema
    const optional = this.#optional(schema)
    const needed = names.filter(name => optional.has(name))
    return needed.length > 0 ? { allOf: [schema], required: needed } : schema
  }

  /** The schemas of all fields, through references and compositions. */
  fieldsOf(node: JsonObject): Json[] {
    return [...this.#fields(node).schemas]
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

  #read({ $ref, allOf, properties, required }: JsonObject): Fields {
    const target = typeof $ref === 'string' ? resolveReference(this.#root, $ref) : undefined
    const parts = [target, ...(Array.isArray(allOf) ? allOf : [])].map(part => this.#settled(part ?? null))
    const own = new Set(Array.isArray(required) ? required.map(String) : [])
    const fields = isObject(properties)
      ? Object.keys(properties).map(name => [name, own.has(name)] as const)
      : []
    const declared = new Map<string, boolean>(fields)
    for (const part of parts) {
      for (const [name, isFirm] of part.declared) declared.set(name, isFirm || declared.get(name) === true)
    }
    return {
      declared,
      required: new Set([...own, ...parts.flatMap(part => [...part.required])]),
      schemas: [
        ...(isObject(properties) ? Object.values(properties) : []),
        ...parts.flatMap(part => part.schemas),
      ],
    }
  }

  /** A part by itself: what it declares and requires, in however many places of its own, it asks for. */
  #settled(part: Json): Fields {
    const { declared, required, schemas } = this.#fields(part)
    const settled = [...declared].map(([name, isFirm]) => [name, isFirm || required.has(name)] as const)
    return { declared: new Map(settled), required, schemas }
  }
}
