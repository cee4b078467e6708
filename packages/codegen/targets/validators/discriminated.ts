// A discriminator in the words of JSON Schema: the value of one field says which variant has to fit.

import { isObject, type Json, type JsonObject } from '../../document/json.ts'
import type { Discriminators } from '../../document/unions/discriminators.ts'

/**
 * The schema with a condition per value in the place of its variants. Where a variant has no value of its own they are
 * left to whatever fits, and that another would fit as well does not matter.
 */
export function discriminate(schema: JsonObject, discriminators: Discriminators): JsonObject {
  const { discriminator, oneOf, anyOf, ...rest } = schema
  const written = oneOf ?? anyOf
  if (!isObject(discriminator) || !Array.isArray(written) || (oneOf && anyOf)) return schema
  const selection = discriminators.selection(schema)
  if (!selection) return { ...rest, discriminator, anyOf: written }
  const { field, variants, isNullable } = selection
  const values = [...new Set(variants.flatMap(one => one.values))]
  const type = isNullable || [rest.type].flat().includes('null') ? ['object', 'null'] : 'object'
  const known = { type, required: [field], properties: { [field]: { enum: values } } }
  const conditions = values.map(value => {
    const meant = variants.filter(one => one.values.includes(value)).map(one => one.schema)
    return writeCondition(field, value, meant.length === 1 ? meant[0]! : { anyOf: meant })
  })
  const composed = Array.isArray(rest.allOf) ? rest.allOf : []
  return { ...rest, allOf: [...composed, known, ...conditions] }
}

const writeCondition = (field: string, value: Json, meant: JsonObject): JsonObject => ({
  if: { type: 'object', required: [field], properties: { [field]: { const: value } } },
  // biome-ignore lint/suspicious/noThenProperty: JSON Schema has a keyword of this name
  then: meant,
})
