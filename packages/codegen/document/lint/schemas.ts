// Schemas that contradict themselves, or say what nothing comes of.
import { isObject, type Json, type JsonObject } from '../json.ts'
import type { Place } from '../problems.ts'
import type { Kind } from '../walk.ts'
import { type Lint, listRepeated, resolvePart, suggest } from './looking.ts'
import { listTypes } from './mismatch.ts'

export function checkSchemas(node: JsonObject, kind: Kind, place: Place | undefined, lint: Lint): void {
  if (kind !== 'schema') return
  if (node.$ref !== undefined && lint.isOld) {
    checkSiblings(node, place, lint)
    return
  }
  checkLimits(node, place, lint)
  checkRequired(node, place, lint)
  checkIdle(node, place, lint)
  checkRest(node, place, lint)
}

/** Keywords beside a reference that would change what is valid, if 3.0 did not ignore them. */
const telling =
  /^(type|format|enum|const|nullable|readOnly|writeOnly|default|properties|required|items|allOf|oneOf|anyOf|pattern)$|^(min|max)[A-Z]|imum$/

function checkSiblings(node: JsonObject, place: Place | undefined, lint: Lint): void {
  for (const key of Object.keys(node).filter(name => telling.test(name))) {
    const message = `OpenAPI 3.0 ignores "${key}" beside a reference.`
    const remedy = 'Write allOf: [{ $ref }] and put it beside that.'
    lint.tell(place, { code: 'ignored-sibling', message, remedy }, key)
  }
}

const pairs = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
  ['minContains', 'maxContains'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['minimum', 'exclusiveMaximum'],
  ['exclusiveMinimum', 'maximum'],
] as const

function checkLimits(node: JsonObject, place: Place | undefined, lint: Lint): void {
  for (const [low, high] of pairs) {
    const [least, most] = [node[low], node[high]]
    if (typeof least !== 'number' || typeof most !== 'number') continue
    const isEmpty = /^exclusive/.test(low) || /^exclusive/.test(high) ? least >= most : least > most
    if (!isEmpty) continue
    const message = `No value has ${low} ${least} and ${high} ${most}.`
    lint.tell(place, { code: 'contradicting-limits', message, remedy: 'Correct one of them.' }, low)
  }
  for (const key of ['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties']) {
    const limit = node[key]
    if (typeof limit !== 'number' || (Number.isInteger(limit) && limit >= 0)) continue
    const message = `The ${key} ${limit} is no count.`
    lint.tell(place, { code: 'contradicting-limits', message, remedy: 'Write 0 or more.' }, key)
  }
}

const compositions = ['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'not', 'dependentSchemas']

function checkRequired(node: JsonObject, place: Place | undefined, lint: Lint): void {
  const { required } = node
  if (!Array.isArray(required)) return
  for (const [name, index] of listRepeated(required, String)) {
    const message = `"${String(name)}" is required twice.`
    lint.tell(
      place,
      { code: 'duplicate-required', message, remedy: 'Remove one.' },
      'required',
      String(index),
    )
  }
  // A branch may require what stands beside it.
  const isBranch = [place, place?.parent].some(one => compositions.includes(one?.key ?? ''))
  const { names, isWhole } = listFields(node, lint, 0)
  if (isBranch || !isWhole || names.size === 0) return
  const isClosed = node.additionalProperties === false && !isObject(node.patternProperties)
  for (const [index, name] of required.entries()) {
    if (typeof name !== 'string' || names.has(name)) continue
    const remedy = suggest(name, names, '')
    // An open object may have fields that nobody describes.
    if (!isClosed && remedy === '') continue
    const message = isClosed
      ? `"${name}" is required, and the object cannot have it.`
      : `"${name}" is required, and no property describes it.`
    const mistake = {
      code: 'unknown-required',
      message,
      remedy: remedy || 'Add the property, or remove the name.',
    } as const
    lint.tell(place, mistake, 'required', String(index))
  }
}

/** The fields that a schema and what it is composed with describe; whether these are all that are described. */
function listFields(node: JsonObject, lint: Lint, depth: number): { names: Set<string>; isWhole: boolean } {
  const schema = resolvePart(node, lint)
  const names = new Set(isObject(schema.properties) ? Object.keys(schema.properties) : [])
  if (node.$ref !== undefined && isObject(node.properties))
    for (const name of Object.keys(node.properties)) names.add(name)
  let isWhole =
    depth < 20 && ['oneOf', 'anyOf', 'if', 'dependentSchemas'].every(key => schema[key] === undefined)
  for (const part of Array.isArray(schema.allOf) ? schema.allOf : []) {
    const found = isObject(part) ? listFields(part, lint, depth + 1) : { names: [], isWhole: true }
    for (const name of found.names) names.add(name)
    isWhole &&= found.isWhole
  }
  return { names, isWhole }
}

/** Keywords by the type of the values that they say something of. */
const owners: Record<string, string> = {
  ...own('string', 'minLength maxLength pattern contentEncoding contentMediaType'),
  ...own('number', 'minimum maximum exclusiveMinimum exclusiveMaximum multipleOf'),
  ...own('array', 'items prefixItems minItems maxItems uniqueItems contains'),
  ...own('object', 'properties patternProperties additionalProperties required minProperties maxProperties'),
}

function own(type: string, keys: string): Record<string, string> {
  return Object.fromEntries(keys.split(' ').map(key => [key, type]))
}

function checkIdle(node: JsonObject, place: Place | undefined, lint: Lint): void {
  const types = listTypes(node).map(type => (type === 'integer' ? 'number' : type))
  if (types.length === 0) return
  for (const key of Object.keys(node)) {
    const owner = Object.hasOwn(owners, key) ? owners[key]! : undefined
    if (owner === undefined || types.includes(owner) || isEmpty(node[key]!)) continue
    const message = `"${key}" says nothing of type ${types.join(' or ')}.`
    lint.tell(place, { code: 'idle-keyword', message, remedy: 'Remove it, or correct the type.' }, key)
  }
}

/** Programs write what is empty beside anything. */
const isEmpty = (value: Json): boolean =>
  value === false || value === true || (typeof value === 'object' && Object.keys(value ?? {}).length === 0)

const formats = new Set(
  'date-time date time duration email idn-email hostname idn-hostname ipv4 ipv6 uri uri-reference iri iri-reference uri-template json-pointer relative-json-pointer regex uuid int32 int64 float double byte binary password decimal'.split(
    ' ',
  ),
)

function checkRest(node: JsonObject, place: Place | undefined, lint: Lint): void {
  if (node.readOnly === true && node.writeOnly === true) {
    const message = 'It is read-only and write-only, so nobody ever sends it.'
    lint.tell(
      place,
      { code: 'contradicting-directions', message, remedy: 'Remove one of them.' },
      'writeOnly',
    )
  }
  if (listTypes(node).includes('array') && lint.isOld && node.items === undefined) {
    const message = 'The list does not say what its items are.'
    lint.tell(place, { code: 'missing-items', message, remedy: 'Add "items"; {} takes anything.' })
  }
  if (lint.isOld && node.nullable === true && node.type === undefined) {
    const message = 'In OpenAPI 3.0, "nullable" says something beside a type only.'
    lint.tell(place, { code: 'idle-nullable', message, remedy: 'Add the type.' }, 'nullable')
  }
  if (typeof node.format === 'string' && !formats.has(node.format) && lint.isAsked('unknown-format')) {
    const remedy = suggest(node.format, formats, 'No validator checks it.')
    lint.tell(
      place,
      { code: 'unknown-format', message: `The format ${node.format} is not known.`, remedy },
      'format',
    )
  }
}
