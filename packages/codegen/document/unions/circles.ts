// Unions whose variants are composed with the union itself, as some tools write a class and those that extend it.
//
// Such a variant means what the union says besides its variants, which becomes a schema of its own: 'PetBase'.

import { Identifiers, makeIdentifier } from '../../model/names.ts'
import { asJson, isObject, type Json, type JsonObject, makeReference } from '../json.ts'
import { asDocument, type OpenApiDocument } from '../openapi.ts'
import { readSchemaName } from '../references.ts'

const choices = ['oneOf', 'anyOf'] as const

export function removeCircles(document: OpenApiDocument): OpenApiDocument {
  const schemas = asJson(document.components?.schemas ?? {})
  const taken = new Identifiers(Object.keys(schemas).flatMap(name => [name, makeIdentifier(name)]))
  const changed: JsonObject = {}
  for (const [name, schema] of Object.entries(schemas)) {
    if (!isObject(schema) || !choices.some(key => schema[key])) continue
    const users = [...findReached(schema, schemas)].filter(user => isComposedWith(schemas[user]!, name))
    if (users.length === 0) continue
    const base = taken.take(`${name}Base`, '')
    changed[base] = dropUnion(schema)
    for (const user of users) changed[user] = composeWith(changed[user] ?? schemas[user]!, name, base)
  }
  if (Object.keys(changed).length === 0) return document
  const components = { ...document.components, schemas: { ...schemas, ...changed } }
  return asDocument(asJson({ ...document, components }))
}

/** The names of the schemas that the variants of one come to, by references and compositions. */
function findReached(union: JsonObject, schemas: JsonObject): ReadonlySet<string> {
  const reached = new Set<string>()
  const follow = (schema: Json): void => {
    if (!isObject(schema)) return
    const name = readSchemaName(schema.$ref)
    if (name !== undefined && !reached.has(name)) {
      reached.add(name)
      follow(schemas[name] ?? null)
    }
    for (const key of ['allOf', ...choices]) {
      const parts = schema[key]
      if (Array.isArray(parts)) for (const part of parts) follow(part)
    }
  }
  for (const key of choices) follow({ [key]: union[key] ?? null })
  return reached
}

function isComposedWith(schema: Json, name: string): boolean {
  const parts = isObject(schema) && Array.isArray(schema.allOf) ? schema.allOf : []
  return parts.some(
    part => (isObject(part) && readSchemaName(part.$ref) === name) || isComposedWith(part, name),
  )
}

function composeWith(schema: Json, name: string, base: string): Json {
  if (!isObject(schema) || !Array.isArray(schema.allOf)) return schema
  const allOf = schema.allOf.map(part => {
    if (!isObject(part) || readSchemaName(part.$ref) !== name) return composeWith(part, name, base)
    return { ...part, $ref: makeReference('components', 'schemas', base) }
  })
  return { ...schema, allOf }
}

/** What a union says besides its variants. */
function dropUnion({ oneOf: _, anyOf: __, discriminator: ___, ...rest }: JsonObject): JsonObject {
  if (rest.properties || rest.additionalProperties) return rest
  // An object without fields would hold any.
  const { type: _type, ...others } = rest
  return others
}
