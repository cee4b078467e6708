// The document as everything is made of it: what can be written in several ways is written in one.
import { removeBinaryJson } from './binary.ts'
import { asJson, isObject, type Json, type JsonObject, resolveReference } from './json.ts'
import { liftReferences } from './lift.ts'
import { asDocument, type OpenApiDocument } from './openapi.ts'
import { isProse } from './prune.ts'
import { resolveFully } from './references.ts'
import { showItems } from './streams.ts'
import { removeCircles } from './unions/circles.ts'
import { findRule, type Kind, listNames, rewrite } from './walk.ts'

export function normalizeDocument(written: OpenApiDocument): OpenApiDocument {
  const lifted = removeCircles(liftReferences(written))
  const root = asJson(lifted)
  // What stands beside a reference says nothing in 3.0.
  const isOld = written.openapi.startsWith('3.0.')
  const normal = rewrite(root, 'document', (node, kind, place) => {
    if (kind === 'mediaType') return place?.key.includes('*') ? showBytes(node, root) : node
    if (kind === 'schema') return isOld ? makePlain(dropWrongLists(node)) : composeReference(makePlain(node))
    const bare = keepParts(kind === 'response' ? showItems(node, root) : node, kind)
    return kind === 'pathItem' || kind === 'operation' ? removeHeaders(bare, root) : bare
  })
  return removeBinaryJson(asDocument(normal))
}

/** What stands under a range of media types is bytes or JSON by its schema, which is looked at here alone. */
function showBytes(node: JsonObject, root: Json): JsonObject {
  const schema = isObject(node.schema) ? resolveFully(root, node.schema) : undefined
  return schema?.format === 'binary' ? { ...node, schema } : node
}

/** Paths and responses without the extensions beside them. */
function keepParts(node: JsonObject, kind: Kind): JsonObject {
  let bare = node
  for (const [key, value] of Object.entries(node)) {
    const rule = isObject(value) ? findRule(kind, key) : undefined
    if (rule?.[0] !== 'extensible' || !isObject(value)) continue
    const names = listNames(value, 'extensible')
    if (names.length === Object.keys(value).length) continue
    bare = { ...bare, [key]: Object.fromEntries(names.map(name => [name, value[name]!])) }
  }
  return bare
}

// What is beside a reference is not checked in 3.0, and read where it can be.
function dropWrongLists(node: JsonObject): JsonObject {
  if (node.$ref === undefined) return node
  const isWrong = (key: string) => node[key] !== undefined && !Array.isArray(node[key])
  const wrong = ['required', 'enum', 'allOf', 'anyOf', 'oneOf'].filter(isWrong)
  if (wrong.length === 0) return node
  return Object.fromEntries(Object.entries(node).filter(([key]) => !wrong.includes(key)))
}

// What names a schema in other ways than its place does. All references are by place, and lead past these.
const names = ['$id', 'id', '$schema', '$anchor', '$defs']

function makePlain(node: JsonObject): JsonObject {
  const schema = removeIdleNull(node)
  if (!names.some(key => schema[key] !== undefined)) return schema
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !names.includes(key)))
}

/** A list of types without null where the values that are listed do not hold it. */
function removeIdleNull(node: JsonObject): JsonObject {
  const { type, enum: values, nullable } = node
  if (!Array.isArray(type) || !Array.isArray(values) || nullable === true || values.includes(null))
    return node
  const types = type.filter(name => name !== 'null')
  return types.length > 0 ? { ...node, type: types.length === 1 ? types[0]! : types } : node
}

/** A reference with keywords beside it as a composition of both, unless they only tell of the place that refers. */
function composeReference(node: JsonObject): JsonObject {
  const { $ref, allOf, ...others } = node
  if ($ref === undefined || Object.keys(node).every(isAside)) return node
  return { ...others, allOf: [{ $ref }, ...(Array.isArray(allOf) ? allOf : [])] }
}

const isAside = (key: string): boolean =>
  ['$ref', 'type', 'title', 'default', 'readOnly', 'writeOnly', '$comment'].includes(key) ||
  key.startsWith('x-') ||
  isProse(key)

// OpenAPI says that a parameter of these names is to be ignored: contents and security schemes say it all.
const ignored = ['accept', 'authorization', 'content-type']

function removeHeaders(node: JsonObject, root: Json): JsonObject {
  if (!Array.isArray(node.parameters)) return node
  const left = node.parameters.filter(written => {
    const isReference = isObject(written) && typeof written.$ref === 'string'
    const parameter = isReference ? resolveReference(root, String(written.$ref)) : written
    return (
      !isObject(parameter) ||
      parameter.in !== 'header' ||
      !ignored.includes(String(parameter.name).toLowerCase())
    )
  })
  return left.length < node.parameters.length ? { ...node, parameters: left } : node
}
