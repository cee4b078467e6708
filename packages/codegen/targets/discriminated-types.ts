// Discriminators in the words of the engine of the types target: each variant with the values that select it.
//
// The engine reads discriminators in a way of its own, by the names of schemas alone: it is told of none.
import { Discriminators, type Variant } from '../document/discriminators.ts'
import { asJson, isObject, type Json, type JsonObject } from '../document/json.ts'
import { asDocument, type OpenApiDocument } from '../document/openapi.ts'
import { Heirs, readSchemaName } from '../document/references.ts'
import { rewrite } from '../document/walk.ts'
import { isShaping } from './type-schemas.ts'

type Values = readonly Json[]
/** Values by the names of schemas and of their fields. */
type Selected = Map<string, Map<string, Set<Json>>>

/** The document without discriminators, in which a field says by its values what they say. */
export function discriminateTypes(document: OpenApiDocument): OpenApiDocument {
  return new DiscriminatedTypes(document).run()
}

class DiscriminatedTypes {
  readonly #document: Json
  readonly #schemas: JsonObject
  readonly #discriminators: Discriminators
  readonly #heirs: Heirs
  /** The values that the fields of named schemas have by what they are composed with, by the names of both. */
  readonly #narrowed = new Map<string, Map<string, Values>>()

  constructor(document: OpenApiDocument) {
    this.#document = asJson(document)
    this.#schemas = asJson(document.components?.schemas ?? {})
    this.#discriminators = new Discriminators(document)
    this.#heirs = new Heirs(this.#schemas)
  }

  run(): OpenApiDocument {
    const selected = this.#selected()
    for (const [name, fields] of selected) {
      for (const field of fields.keys()) this.#narrow(name, field, selected)
    }
    const changed = rewrite(this.#document, 'document', (node, kind, place) => {
      if (kind !== 'schema') return node
      const isNamed = place?.parent?.key === 'schemas' && !place.parent.parent?.parent
      const fields = isNamed ? this.#narrowed.get(place.key) : undefined
      let schema = this.#told(node)
      for (const [field, values] of fields ?? []) schema = narrowField(schema, field, values)
      return schema
    })
    return asDocument(changed)
  }

  /**
   * The values that select each named schema wherever it stands: what is composed with a schema that has a discriminator
   * holds its field. What a union selects its variants by is said where the union stands, of the variant there alone.
   */
  #selected(): Selected {
    const selected: Selected = new Map()
    const add = (name: string, field: string, values: Values) => {
      if (values.length === 0) return
      const fields = selected.get(name) ?? new Map<string, Set<Json>>()
      selected.set(name, fields.set(field, new Set([...(fields.get(field) ?? []), ...values])))
    }
    for (const name of Object.keys(this.#schemas)) {
      const { field, values } = this.#discriminators.heirSelection(name) ?? { field: '', values: [] }
      for (const [heir, of] of values) add(heir, field, of)
    }
    return selected
  }

  /** What is composed with a schema is one of it: the schema has the values of both. */
  #narrow(name: string, field: string, selected: Selected): void {
    const schema = this.#schemas[name]
    if (!isObject(schema) || !(isObject(schema.properties) || Array.isArray(schema.allOf))) return
    const values = [name, ...this.#heirs.of(name)].flatMap(one => {
      const own = selected.get(one)?.get(field)
      return own ? [...own] : (this.#discriminators.listed(this.#schemas[one]!, field) ?? [])
    })
    if (this.#says(schema, field, values)) return
    const fields = this.#narrowed.get(name) ?? new Map<string, Values>()
    this.#narrowed.set(name, fields.set(field, [...new Set(values)]))
  }

  /** A schema in which each variant beside a discriminator asks for a value that selects it. */
  #told(node: JsonObject): JsonObject {
    if (node.discriminator === undefined) return node
    const { discriminator: _, ...schema } = node
    const selection = this.#discriminators.selection(node)
    if (!selection) return schema
    const key = schema.oneOf ? 'oneOf' : 'anyOf'
    const variants = new Map<Json, Variant>(selection.variants.map(one => [one.schema, one]))
    const told = (schema[key] as Json[]).map(one => {
      const variant = variants.get(one)
      return variant ? this.#selectedBy(variant, selection.field) : one
    })
    const isNullable = [schema.type].flat().includes('null')
    return { ...schema, [key]: told, ...(isNullable && { type: 'object', nullable: true }) }
  }

  #selectedBy({ schema, values, isNullable }: Variant, field: string): Json {
    const narrowed = this.#narrowed.get(readSchemaName(schema.$ref) ?? '')?.get(field)
    const isSaid = narrowed?.every(value => values.includes(value)) ?? this.#says(schema, field, values)
    return isSaid ? schema : { allOf: [schema, { ...requireValues(field, values), nullable: isNullable }] }
  }

  /** Whether a schema by itself asks for a field with one of these values. */
  #says(schema: JsonObject, field: string, values: Values): boolean {
    const listed = this.#discriminators.listed(schema, field)
    const isListed = listed?.every(value => values.includes(value)) ?? false
    return isListed && this.#discriminators.isFirm(schema, field)
  }
}

const requireValues = (field: string, values: Values): JsonObject => ({
  type: 'object',
  required: [field],
  properties: { [field]: { allOf: [{ enum: [...values] }] } },
})

/** A schema that asks for a field with some values only. What else is said of the field stays. */
function narrowField(schema: JsonObject, field: string, values: Values): JsonObject {
  const { properties, allOf = [], required = [] } = schema
  const own = isObject(properties) && Object.hasOwn(properties, field) ? properties[field] : undefined
  if (own === undefined) return { ...schema, allOf: [...(allOf as Json[]), requireValues(field, values)] }
  const written = isObject(own) ? Object.entries(own) : []
  const rest = written.filter(([key, said]) => {
    return key === 'type' ? typeof said === 'string' : !isShaping(key) && key !== 'x-open-enum'
  })
  const narrowed = { ...Object.fromEntries(rest), enum: [...values] }
  return {
    ...schema,
    properties: { ...(properties as JsonObject), [field]: narrowed },
    required: [...new Set([...(required as Json[]), field])],
  }
}
