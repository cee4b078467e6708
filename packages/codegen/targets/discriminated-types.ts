// Discriminators in the words of the engine of the types target: each variant with the values that select it.
//
// The engine reads discriminators in a way of its own, by the names of schemas alone: it is told of none.

import { asJson, isObject, type Json, type JsonObject } from '../document/json.ts'
import { asDocument, type OpenApiDocument } from '../document/openapi.ts'
import { readSchemaName } from '../document/references.ts'
import { Discriminators, type Variant } from '../document/unions/discriminators.ts'
import { findHeirValues } from '../document/unions/heir-values.ts'
import { rewrite } from '../document/walk.ts'
import { isShaping } from './type-schemas.ts'

type Values = readonly Json[]

/** The document without discriminators, in which a field says by its values what they say. */
export function discriminateTypes(document: OpenApiDocument): OpenApiDocument {
  return new DiscriminatedTypes(document).run()
}

class DiscriminatedTypes {
  readonly #document: Json
  readonly #discriminators: Discriminators
  readonly #narrowed: ReturnType<typeof findHeirValues>

  constructor(document: OpenApiDocument) {
    this.#document = asJson(document)
    this.#discriminators = new Discriminators(document)
    this.#narrowed = findHeirValues(document, this.#discriminators)
  }

  run(): OpenApiDocument {
    const changed = rewrite(this.#document, 'document', (node, kind, place) => {
      if (kind !== 'schema') return node
      const isNamed = place?.parent?.key === 'schemas' && !place.parent.parent?.parent
      const fields = isNamed ? this.#narrowed.get(place.key) : undefined
      let schema = this.#narrowVariants(node)
      for (const [field, values] of fields ?? []) schema = narrowField(schema, field, values)
      return schema
    })
    return asDocument(changed)
  }

  /** A schema in which each variant beside a discriminator asks for a value that selects it. */
  #narrowVariants(node: JsonObject): JsonObject {
    if (node.discriminator === undefined) return node
    const { discriminator: _, ...schema } = node
    const selection = this.#discriminators.selection(node)
    if (!selection) return schema
    const key = schema.oneOf ? 'oneOf' : 'anyOf'
    const variants = new Map<Json, Variant>(selection.variants.map(one => [one.schema, one]))
    const narrowed = (schema[key] as Json[]).map(one => {
      const variant = variants.get(one)
      return variant ? this.#requireSelection(variant, selection.field) : one
    })
    const isNullable = [schema.type].flat().includes('null')
    return { ...schema, [key]: narrowed, ...(isNullable && { type: 'object', nullable: true }) }
  }

  #requireSelection({ schema, values, isNullable }: Variant, field: string): Json {
    const narrowed = this.#narrowed.get(readSchemaName(schema.$ref) ?? '')?.get(field)
    const isSaid =
      narrowed?.every(value => values.includes(value)) ?? this.#discriminators.says(schema, field, values)
    return isSaid ? schema : { allOf: [schema, { ...requireValues(field, values), nullable: isNullable }] }
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
