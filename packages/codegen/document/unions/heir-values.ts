// Which values a discriminator's field has in each schema that is composed with it: for the types and for validation.

import { asJson, isObject, type Json, type JsonObject } from '../json.ts'
import type { OpenApiDocument } from '../openapi.ts'
import { Heirs, nameVariant } from '../references.ts'
import { walk } from '../walk.ts'
import type { Discriminators } from './discriminators.ts'

type Values = readonly Json[]
/** Values by the names of schemas and of their fields. */
type Selected = Map<string, Map<string, Set<Json>>>

/**
 * The values by the names of schemas and of their fields, wherever the schema stands: what is composed with a schema that
 * has a discriminator holds its field. A union that selects it by another value has it hold that, too; what a union
 * selects its other variants by is said where the union stands alone.
 */
export function findHeirValues(
  document: OpenApiDocument,
  discriminators: Discriminators,
): ReadonlyMap<string, ReadonlyMap<string, Values>> {
  const schemas: JsonObject = asJson(document.components?.schemas ?? {})
  const selected: Selected = new Map()
  const add = (name: string, field: string, values: Values) => {
    if (values.length === 0) return
    const fields = selected.get(name) ?? new Map<string, Set<Json>>()
    selected.set(name, fields.set(field, new Set([...(fields.get(field) ?? []), ...values])))
  }
  for (const name of Object.keys(schemas)) {
    const { field, values } = discriminators.heirSelection(name) ?? { field: '', values: [] }
    for (const [heir, of] of values) add(heir, field, of)
  }
  walk(asJson(document), 'document', (node, kind) => {
    const selection = kind === 'schema' ? discriminators.selection(node) : undefined
    for (const { schema, values } of selection?.variants ?? []) {
      const name = nameVariant(schema) ?? ''
      if (selected.get(name)?.has(selection!.field)) add(name, selection!.field, values)
    }
  })
  return narrow(schemas, discriminators, selected)
}

/** What is composed with a schema is one of it: the schema has the values of both. */
function narrow(
  schemas: JsonObject,
  discriminators: Discriminators,
  selected: Selected,
): Map<string, Map<string, Values>> {
  const heirs = new Heirs(schemas)
  const narrowed = new Map<string, Map<string, Values>>()
  for (const [name, selectedFields] of selected) {
    const schema = schemas[name]
    if (!isObject(schema) || !(isObject(schema.properties) || Array.isArray(schema.allOf))) continue
    for (const field of selectedFields.keys()) {
      const values = [name, ...heirs.of(name)].flatMap(one => {
        const own = selected.get(one)?.get(field)
        return own ? [...own] : (discriminators.listValues(schemas[one]!, field) ?? [])
      })
      if (discriminators.says(schema, field, values)) continue
      const fields = narrowed.get(name) ?? new Map<string, Values>()
      narrowed.set(name, fields.set(field, [...new Set(values)]))
    }
  }
  return narrowed
}
