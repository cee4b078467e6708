// The schemas of a document, and of what each operation takes and answers, in the words of JSON Schema.

import { asJson, isObject, type Json, type JsonObject } from '../../document/json.ts'
import type { OpenApiDocument, SchemaObject } from '../../document/openapi.ts'
import { rewriteDocument } from '../../document/walk.ts'
import {
  type Content,
  classifyContent,
  findMainContent,
  type Model,
  type Operation,
  type Stream,
} from '../../model/model.ts'
import { discriminateTypes } from '../discriminated-types.ts'
import { makeJsonSchema } from '../validators/json-schema.ts'

export interface Prepared {
  /** By their names. */
  schemas: JsonObject
  /** By the id of the operation: path, query, header, cookie, body and result. */
  operations: ReadonlyMap<string, Readonly<Record<string, Json>>>
}

/** All schemas in the words of JSON Schema, with discriminators as values of fields. */
export function prepareSchemas(model: Model): Prepared {
  const { document } = model
  const schemas = asJson(document.components?.schemas ?? {})
  // One object for each operation, so that none of its parts is taken for an heir of another schema.
  const own = new Map(model.operations.map(operation => [nameOf(operation), collect(operation)]))
  const whole = {
    openapi: document.openapi,
    info: document.info,
    components: { schemas: { ...schemas, ...Object.fromEntries(own) } },
  } as unknown as OpenApiDocument
  const prepared = makeJsonSchema(discriminateTypes(rewriteDocument(whole, preferAny)))
  const all = asJson(prepared.components?.schemas ?? {})
  const operations = model.operations.map(operation => {
    const { properties = {}, required = [] } = all[nameOf(operation)] as unknown as SchemaObject
    const bodied = Object.entries(asJson(properties)).map(([part, schema]): [string, Json] => {
      return [part, part === 'body' && !required.includes(part) ? { 'x-optional': schema } : schema]
    })
    return [operation.id, Object.fromEntries(bodied)] as const
  })
  const named = Object.keys(schemas).map((name): [string, Json] => [name, all[name]!])
  return { schemas: Object.fromEntries(named) as JsonObject, operations: new Map(operations) }
}

const nameOf = ({ id }: Operation): string => `${id} (operation)`

/** Variants of a discriminator may share a value, and then any that fits will do. */
function preferAny(node: JsonObject): JsonObject {
  const { oneOf, ...others } = node
  return isObject(node.discriminator) && oneOf && !node.anyOf ? { ...others, anyOf: oneOf } : node
}

function collect(operation: Operation): JsonObject {
  const properties: JsonObject = {}
  for (const place of ['path', 'query', 'header', 'cookie'] as const) {
    const own = operation.parameters.filter(one => one.in === place)
    if (own.length === 0) continue
    properties[place] = {
      type: 'object',
      properties: Object.fromEntries(own.map(({ name, schema }) => [name, asJson(schema)])),
      required: own.filter(one => one.required).map(({ name }) => name),
    }
  }
  const { body, success } = operation
  const sent = body && findMainContent(body.contents)
  const answered = findMainContent(success.contents)
  if (sent) properties.body = readContent(sent)
  if (answered) properties.result = readContent(answered, success.stream)
  return { type: 'object', properties, required: body?.required ? ['body'] : [] }
}

/** @param stream whose items are of the schema of the content, where it is one */
function readContent(content: Content, stream?: Stream): JsonObject {
  if (stream) return stream.isText ? { type: 'string' } : asJson(content.schema ?? {})
  const writing = classifyContent(content)
  if (writing === 'bytes') return { isBytes: true }
  return writing === 'text' ? { type: 'string' } : asJson(content.schema ?? {})
}
