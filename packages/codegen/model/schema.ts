// What a schema says, flattened through $ref and allOf into facts that a program can act on.
import { formMarks } from '../document/forms.ts'
import { type Json, type JsonObject, referenceKeys, resolveReference } from '../document/json.ts'
import { listExtensions, type OpenApiDocument, type SchemaObject } from '../document/openapi.ts'

export type FieldType = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'any'

/** What is known of one value. A fact that does not hold is absent. */
export interface ValueFacts {
  type: FieldType
  format?: string
  nullable?: true
  /** The named schema that the value refers to, such as Money or Employee. */
  ref?: string
  /** The named schemas that it may be one of, where there are several. */
  variants?: string[]
  enum?: Json[]
  const?: Json
  default?: Json
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: true
  items?: ValueFacts
  /** The fields of an object that has no name of its own. */
  fields?: Record<string, FieldFacts>
  /** The values of an object whose keys are free. */
  values?: ValueFacts
  extensions?: JsonObject
}

export interface FieldFacts extends ValueFacts {
  required?: true
  readOnly?: true
  writeOnly?: true
}

export interface ObjectFacts {
  fields: Record<string, FieldFacts>
  /** No other field is allowed. */
  closed?: true
  minProperties?: number
  variants?: string[]
  extensions?: JsonObject
}

const plainKeywords = [
  ...(['format', 'const', 'default', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum'] as const),
  ...(['minItems', 'maxItems'] as const),
]

/** Reads the schemas of one document. */
export class SchemaReader {
  readonly #document: OpenApiDocument
  /** The facts of a schema wherever it is referred to, each read once; and those that are being read. */
  readonly #known = new Map<string, ValueFacts>()
  readonly #telling = new Set<string>()

  constructor(document: OpenApiDocument) {
    this.#document = document
  }

  /** The schema that is meant, and the name of the component if it is one. */
  follow(schema: SchemaObject): SchemaObject {
    let found = schema
    const seen = new Set<string>()
    while (found.$ref !== undefined && !seen.has(found.$ref)) {
      seen.add(found.$ref)
      const target = resolveReference(this.#document, found.$ref)
      if (typeof target !== 'object' || target === null) return {}
      found = target as SchemaObject
    }
    return found
  }

  value(schema: SchemaObject): ValueFacts {
    return prune(this.#facts(schema, new Set()))
  }

  /** The fields of a named object schema; undefined when it is not an object. */
  object(schema: SchemaObject): ObjectFacts | undefined {
    const facts = this.#facts(schema, new Set(), true)
    const isObject = facts.type === 'object' && facts.values === undefined
    if (!isObject || (!facts.fields && !facts.variants)) return undefined
    const parts = this.#parts(schema)
    const closed = parts.some(
      part => part.unevaluatedProperties === false || part.additionalProperties === false,
    )
    const required = parts.flatMap(part => part.required ?? [])
    return prune({
      fields: requireFields(facts.fields ?? {}, required),
      closed: closed ? true : undefined,
      minProperties: parts.find(part => part.minProperties !== undefined)?.minProperties,
      variants: facts.variants,
      extensions: facts.extensions,
    }) as ObjectFacts
  }

  /** A schema and everything it is composed of by $ref and allOf. */
  #parts(schema: SchemaObject, seen = new Set<string>()): SchemaObject[] {
    if (schema.$ref !== undefined) {
      if (seen.has(schema.$ref)) return []
      return [schema, ...this.#parts(this.#target(schema.$ref), new Set([...seen, schema.$ref]))]
    }
    return [...(schema.allOf ?? []).flatMap(part => this.#parts(part, seen)), schema]
  }

  #target(ref: string): SchemaObject {
    return (resolveReference(this.#document, ref) ?? {}) as SchemaObject
  }

  /** @param open whether the fields of named object schemas are wanted, rather than only their name */
  #facts(schema: SchemaObject, seen: ReadonlySet<string>, open = false): ValueFacts {
    const { type, nullable } = readType(schema)
    const facts: ValueFacts = { type: type ?? 'any' }
    if (schema.$ref !== undefined) merge(facts, this.#readReferred(schema.$ref, seen, open))
    for (const part of schema.allOf ?? [])
      merge(facts, this.#facts(part, seen, open), open && part.$ref !== undefined)
    this.#addVariants(facts, schema, seen)
    for (const keyword of plainKeywords) {
      if (schema[keyword] !== undefined) Object.assign(facts, { [keyword]: schema[keyword] })
    }
    if (schema.enum) facts.enum = schema.enum.filter(value => value !== null)
    if (nullable || schema.enum?.includes(null)) facts.nullable = true
    if (schema.uniqueItems) facts.uniqueItems = true
    if (schema.items) facts.items = prune(this.#facts(schema.items, seen))
    if (schema.properties || schema.required) this.#addFields(facts, schema, seen)
    if (typeof schema.additionalProperties === 'object')
      facts.values = prune(this.#facts(schema.additionalProperties, seen))
    if (facts.type === 'any') facts.type = inferType(facts)
    const extensions = listExtensions(schema)
    for (const mark of formMarks) delete extensions[mark]
    if (Object.keys(extensions).length > 0) facts.extensions = { ...facts.extensions, ...extensions }
    return facts
  }

  #readReferred(ref: string, seen: ReadonlySet<string>, open: boolean): ValueFacts {
    const name = referenceKeys(ref).at(-1) ?? ''
    const known = open ? undefined : this.#known.get(ref)
    if (known) return known
    if (seen.has(ref) || (!open && this.#telling.has(ref)))
      return { type: readType(this.#target(ref)).type ?? 'object', ref: name }
    if (!open) this.#telling.add(ref)
    const facts = this.#facts(this.#target(ref), new Set([...seen, ref]), open)
    // What is told once, under the name of an object or of an enum, is not told again wherever it is referred to.
    if (!open) delete facts.fields
    if (facts.type === 'object' || facts.enum) delete facts.extensions
    const referred = { ...facts, ref: name }
    if (open) return referred
    this.#telling.delete(ref)
    this.#known.set(ref, referred)
    return referred
  }

  #addVariants(facts: ValueFacts, schema: SchemaObject, seen: ReadonlySet<string>): void {
    const all = schema.oneOf ?? schema.anyOf
    if (!all) return
    const variants = all.filter(variant => !isNull(variant))
    if (variants.length < all.length) facts.nullable = true
    const read = variants.map(variant => this.#facts(variant, seen))
    if (read.some(variant => variant.nullable)) facts.nullable = true
    const [first] = read
    if (first && read.length === 1) merge(facts, first)
    if (!first || read.length === 1) return
    if (read.every(variant => variant.type === first.type)) facts.type = first.type
    const names = read.flatMap(variant => variant.ref ?? [])
    if (names.length === read.length) facts.variants = names
    const values = read.map(
      variant => variant.enum ?? (variant.const === undefined ? undefined : [variant.const]),
    )
    if (values.every(value => value !== undefined)) facts.enum = [...new Set(values.flat())]
  }

  #addFields(facts: ValueFacts, schema: SchemaObject, seen: ReadonlySet<string>): void {
    const fields: Record<string, FieldFacts> = { ...facts.fields }
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const field: FieldFacts = { ...fields[name], type: fields[name]?.type ?? 'any' }
      merge(field, this.#facts(property, seen))
      const written = [property, this.follow(property)]
      if (written.some(part => part.readOnly)) field.readOnly = true
      if (written.some(part => part.writeOnly)) field.writeOnly = true
      fields[name] = prune(field)
    }
    facts.fields = requireFields(fields, schema.required ?? [])
  }
}

/** Adds facts to what is known already: what is said later counts. */
function merge(known: ValueFacts, more: ValueFacts, composed = false): void {
  const { type, fields, extensions, ref, nullable, ...rest } = more
  if (known.type === 'any' || (known.type === 'number' && type === 'integer')) known.type = type
  Object.assign(known, rest)
  if (nullable) known.nullable = true
  if (ref !== undefined && !composed) known.ref = ref
  // What a schema says of itself, such as its table, is not said of a schema that is composed with it.
  if (extensions && !composed) known.extensions = { ...known.extensions, ...extensions }
  if (!fields) return
  const merged: Record<string, FieldFacts> = { ...known.fields }
  for (const [name, field] of Object.entries(fields)) merged[name] = { ...merged[name], ...field }
  known.fields = merged
}

/** A field may be required before it is declared, as `allOf` with a list of required names does. */
function requireFields(
  fields: Record<string, FieldFacts>,
  required: readonly string[],
): Record<string, FieldFacts> {
  for (const name of required) {
    const known = fields[name]
    if (known) fields[name] = prune({ ...known, required: true })
  }
  return fields
}

const isNull = (schema: SchemaObject): boolean => schema.type === 'null' || schema.const === null

function readType(schema: SchemaObject): { type: FieldType | undefined; nullable: boolean } {
  const types = [schema.type ?? []].flat()
  const [type, ...others] = types.filter(name => name !== 'null')
  const nullable = types.includes('null') || schema.nullable === true
  return { type: others.length > 0 ? 'any' : (type as FieldType | undefined), nullable }
}

function inferType(facts: ValueFacts): FieldType {
  if (facts.fields || facts.values) return 'object'
  if (facts.items) return 'array'
  const values = facts.enum ?? (facts.const === undefined ? [] : [facts.const])
  const types = new Set(values.map(value => typeof value))
  const [type] = types
  return types.size === 1 && (type === 'string' || type === 'number' || type === 'boolean') ? type : 'any'
}

/** The facts in one order, without those that do not hold. */
function prune<Facts extends object>(facts: Facts): Facts {
  const known = { ...facts } as Record<string, unknown>
  const pruned: Record<string, unknown> = {}
  for (const key of first) if (known[key] !== undefined) pruned[key] = known[key]
  for (const key of Object.keys(known)) if (known[key] !== undefined) pruned[key] = known[key]
  return pruned as Facts
}

const first = ['type', 'format', 'ref', 'required', 'nullable', 'readOnly', 'writeOnly']
