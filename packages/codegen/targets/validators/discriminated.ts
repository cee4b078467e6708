// A discriminator in the words of JSON Schema: the value of one field says which variant has to fit.
import { schemaName } from '../../forms.ts'
import { isObject, type Json, type JsonObject, makeReference } from '../../json.ts'
import type { SchemaObject } from '../../openapi.ts'
import type { SchemaReader } from '../../schema.ts'

/**
 * The schema with a condition per value in the place of its variants. Where a variant has no value of its own it is
 * left to whatever fits, and that another would fit as well does not matter.
 */
export function discriminated(schema: JsonObject, reader: SchemaReader): JsonObject {
  const { discriminator, oneOf, anyOf, ...rest } = schema
  const written = oneOf ?? anyOf
  if (!isObject(discriminator) || !Array.isArray(written) || (oneOf && anyOf)) return schema
  const name = String(discriminator.propertyName)
  const variants = written.filter(isObject).filter(one => one.type !== 'null')
  const values = variants.map(variant => valuesOf(variant, name, discriminator, reader))
  if (values.length === 0 || values.some(of => of.length === 0))
    return { ...rest, discriminator, anyOf: written }
  const isNullable = variants.length < written.length || [rest.type].flat().includes('null')
  const type = isNullable ? ['object', 'null'] : 'object'
  const known = { type, required: [name], properties: { [name]: { enum: [...new Set(values.flat())] } } }
  const conditions = variants.flatMap((variant, at) =>
    values[at]!.map(value => condition(name, value, variant)),
  )
  const composed = Array.isArray(rest.allOf) ? rest.allOf : []
  return { ...rest, allOf: [...composed, known, ...conditions] }
}

const condition = (name: string, value: Json, variant: JsonObject): JsonObject => ({
  if: { type: 'object', required: [name], properties: { [name]: { const: value } } },
  // biome-ignore lint/suspicious/noThenProperty: JSON Schema has a keyword of this name
  then: variant,
})

/** The values that stand for a variant: those of the mapping that its field can have, else all of these, else its name. */
function valuesOf(
  variant: JsonObject,
  field: string,
  discriminator: JsonObject,
  reader: SchemaReader,
): Json[] {
  const name = schemaName(variant.$ref)
  const means = (target: Json) =>
    variant.$ref !== undefined && (schemaName(target, true) ?? target) === (name ?? variant.$ref)
  const mapping = Object.entries(isObject(discriminator.mapping) ? discriminator.mapping : {})
  const facts = reader.object(variant as SchemaObject)?.fields[field]
  const own = facts?.enum ?? (facts?.const === undefined ? [] : [facts.const])
  const mapped = mapping.flatMap(([value, target]) => (means(target) ? [value] : []))
  const fitting = own.length > 0 ? mapped.filter(value => own.includes(value)) : mapped
  if (fitting.length > 0) return fitting
  if (own.length > 0) return own
  return name !== undefined && variant.$ref === makeReference('components', 'schemas', name) ? [name] : []
}
