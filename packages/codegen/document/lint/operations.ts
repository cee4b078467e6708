// Operations that name what is not there, and parts of requests and responses that are not what OpenAPI asks for.
import { isObject, type JsonObject } from '../json.ts'
import { type Place, readKeys } from '../problems.ts'
import type { Kind } from '../walk.ts'
import { type Lint, listRepeated, resolvePart, suggest } from './looking.ts'

export function checkOperations(node: JsonObject, kind: Kind, place: Place | undefined, lint: Lint): void {
  if (kind === 'operation') {
    checkTags(node, place, lint)
    const hasResponse = isObject(node.responses) && Object.keys(node.responses).length > 0
    // Whoever is told of an event may leave open what a receiver answers.
    if (!hasResponse && readKeys(place)[0] === 'paths') {
      const remedy = 'Add "responses" with the status of a success.'
      lint.tell(place, { code: 'missing-responses', message: 'The operation has no response.', remedy })
    }
  }
  if (kind === 'operation' || kind === 'pathItem') checkParameters(node, place, lint)
  if (kind === 'parameter') checkParameter(node, place, lint)
  if (kind === 'response' && node.$ref === undefined && typeof node.description !== 'string') {
    const remedy = 'Add "description".'
    lint.tell(place, { code: 'missing-description', message: 'The response has no description.', remedy })
  }
  if (kind === 'mediaType') checkMediaType(node, place, lint)
}

function checkTags({ tags }: JsonObject, place: Place | undefined, lint: Lint): void {
  const declared = listTags(lint).map(tag => tag.name)
  if (!Array.isArray(tags) || declared.length === 0) return
  for (const [index, tag] of tags.entries()) {
    if (typeof tag !== 'string' || declared.includes(tag)) continue
    const near = suggest(tag, declared.map(String), '')
    // Many documents declare only the tags that they have something to say of.
    const code = near === '' ? 'undeclared-tag' : 'unknown-tag'
    const remedy = near || 'Add it to "tags" of the document.'
    lint.tell(place, { code, message: `The tag ${tag} is not declared.`, remedy }, 'tags', String(index))
  }
}

export const listTags = ({ root: { tags } }: Lint): JsonObject[] =>
  Array.isArray(tags) ? tags.filter(isObject) : []

function checkParameters({ parameters }: JsonObject, place: Place | undefined, lint: Lint): void {
  const found = Array.isArray(parameters) ? parameters.filter(isObject) : []
  const makeKey = (part: JsonObject): string => {
    const { in: where, name } = resolvePart(part, lint)
    return `${String(where)} ${where === 'header' ? String(name).toLowerCase() : String(name)}`
  }
  for (const [part, index] of listRepeated(found, makeKey)) {
    const { in: where, name } = resolvePart(part, lint)
    const message = `There are two parameters ${String(name)} in ${String(where)}.`
    const remedy = 'Remove one, or give it another name.'
    lint.tell(place, { code: 'duplicate-parameter', message, remedy }, 'parameters', String(index))
  }
}

function checkParameter(node: JsonObject, place: Place | undefined, lint: Lint): void {
  if (node.$ref !== undefined) return
  const { name, in: where, required, schema, content } = node
  if (where === 'path' && required !== true) {
    const message = `The path parameter ${String(name)} is not required, and no request goes without it.`
    lint.tell(place, { code: 'optional-path-parameter', message, remedy: 'Write "required: true".' })
  }
  if (schema === undefined && content === undefined) {
    const message = `The parameter ${String(name)} does not say what its values are.`
    lint.tell(place, { code: 'missing-schema', message, remedy: 'Add "schema".' })
  }
}

function checkMediaType(node: JsonObject, place: Place | undefined, lint: Lint): void {
  const name = place?.key ?? ''
  if (!name.includes('/')) {
    const remedy = 'Write a type and a subtype, such as application/json.'
    lint.tell(place, { code: 'invalid-media-type', message: `${name} is no media type.`, remedy })
  }
  if (!isObject(node.encoding) || !isObject(node.schema)) return
  const { properties, additionalProperties, ...rest } = resolvePart(node.schema, lint)
  const isWhole = ['allOf', 'oneOf', 'anyOf', 'patternProperties'].every(key => rest[key] === undefined)
  if (!isObject(properties) || !isWhole || isObject(additionalProperties)) return
  for (const field of Object.keys(node.encoding).filter(key => !Object.hasOwn(properties, key))) {
    const message = `The encoding is of "${field}", which the body does not have.`
    const remedy = suggest(field, Object.keys(properties), 'Remove it, or add the property.')
    lint.tell(place, { code: 'unknown-encoding', message, remedy }, 'encoding', field)
  }
}
