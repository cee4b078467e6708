// Keywords of schemas as they are written in former versions or in other languages: required, enum, patterns.
import { isObject, type Json, type JsonObject } from '../json.ts'
import { isReferring } from '../referring.ts'
import { type Mend, omit, quoteValue, type Tell } from './repair.ts'

export const mendSchema: Mend = ({ node, kind }, tell) => {
  if (kind === 'parameter' || kind === 'header') return liftType(node, tell)
  if (kind === 'response') return liftSchema(node, tell)
  if (kind !== 'schema') return node
  return mendPatterns(
    mendListed(lowerEnum(mendEnum(mendOwnRequired(gatherRequired(node, tell), tell), tell), tell), tell),
    tell,
  )
}

/** A parameter or a header that says itself what it takes, as in Swagger 2. */
function liftType(node: JsonObject, tell: Tell): JsonObject {
  const isBare = node.schema === undefined && node.content === undefined && node.$ref === undefined
  if (!isBare || (node.type === undefined && node.enum === undefined)) return node
  const schema: JsonObject = {}
  for (const key of keywords) if (node[key] !== undefined) schema[key] = node[key]
  const message = 'the type stands beside its schema.'
  tell(['type'], { code: 'wrong-shape', message, assumed: 'It was read as said in the schema.' })
  return { ...omit(node, ...keywords), schema }
}

const keywords = (
  'type format items enum default pattern minimum maximum exclusiveMinimum exclusiveMaximum minLength ' +
  'maxLength minItems maxItems uniqueItems multipleOf nullable'
).split(' ')

/** An answer that has its schema without a media type, as in Swagger 2. */
function liftSchema(node: JsonObject, tell: Tell): JsonObject {
  if (!isObject(node.schema) || node.content !== undefined || node.$ref !== undefined) return node
  const message = 'the schema has no media type.'
  tell(['schema'], { code: 'wrong-shape', message, assumed: 'It was read as that of application/json.' })
  return { ...omit(node, 'schema'), content: { 'application/json': { schema: node.schema } } }
}

/** Properties that say of themselves that they are required, as before draft 4 of JSON Schema. */
function gatherRequired(node: JsonObject, tell: Tell): JsonObject {
  const { properties } = node
  if (!isObject(properties) || isReferring(properties)) return node
  const names = Object.keys(properties).filter(name => {
    const property = properties[name]
    return isObject(property) && readFlag(property.required) !== undefined
  })
  if (names.length === 0) return node
  const required = names.filter(name => readFlag((properties[name] as JsonObject).required))
  for (const name of names) {
    const assumed = required.includes(name)
      ? 'The property was read as required.'
      : 'The property was read as optional.'
    const message = 'required is no list.'
    tell(['properties', name, 'required'], { code: 'wrong-shape', message, assumed })
  }
  const bare = names.map(name => [name, omit(properties[name] as JsonObject, 'required')])
  const own = Array.isArray(node.required) ? node.required : []
  const all = [...new Set([...own, ...required])]
  return {
    ...node,
    properties: { ...properties, ...Object.fromEntries(bare) },
    ...(all.length > 0 && { required: all }),
  }
}

function readFlag(value: Json | undefined): boolean | undefined {
  if (typeof value === 'boolean') return value
  return value === 'true' || value === 'false' ? value === 'true' : undefined
}

function mendOwnRequired(node: JsonObject, tell: Tell): JsonObject {
  const { required } = node
  if (required === undefined || Array.isArray(required)) return node
  const isName =
    typeof required === 'string' && isObject(node.properties) && Object.hasOwn(node.properties, required)
  const assumed = isName ? `It was read as [${required}].` : 'It was left out.'
  tell(['required'], { code: 'wrong-shape', message: 'required is no list.', assumed })
  return isName ? { ...node, required: [required] } : omit(node, 'required')
}

function mendEnum(node: JsonObject, tell: Tell): JsonObject {
  const { enum: values } = node
  if (values === undefined || Array.isArray(values)) return node
  const isOne = values !== null && typeof values !== 'object'
  const assumed = isOne ? `It was read as [${quoteValue(values)}].` : 'It was left out: it takes any value.'
  tell(['enum'], { code: 'wrong-shape', message: 'enum is no list.', assumed })
  return isOne ? { ...node, enum: [values] } : omit(node, 'enum')
}

/** Values of the items that are listed beside them. */
function lowerEnum(node: JsonObject, tell: Tell): JsonObject {
  const { type, items, enum: values } = node
  if (
    type !== 'array' ||
    !Array.isArray(values) ||
    values.length === 0 ||
    values.some(value => Array.isArray(value))
  )
    return node
  const message = `${quoteValue(values)} holds no list, and the schema is one.`
  tell(['enum'], { code: 'invalid-value', message, assumed: 'It was read as what the items can be.' })
  const own = isObject(items) ? items : {}
  return { ...omit(node, 'enum'), items: { ...own, enum: own.enum ?? values } }
}

/** Values that are listed in another type than the schema has, so that no value could be right: 0 for "0". */
function mendListed(node: JsonObject, tell: Tell): JsonObject {
  const { type, enum: values } = node
  const convert = typeof type === 'string' && Object.hasOwn(converters, type) ? converters[type] : undefined
  if (!convert || !Array.isArray(values)) return node
  const read = values.map(value => convert(value) ?? value)
  if (read.every((value, at) => value === values[at])) return node
  const message = `${quoteValue(values)} holds what is no ${type}.`
  tell(['enum'], { code: 'invalid-value', message, assumed: `It was read as ${quoteValue(read)}.` })
  return { ...node, enum: read }
}

const readNumber = (value: Json): Json | undefined =>
  typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
    ? Number(value)
    : undefined

const converters: Record<string, (value: Json) => Json | undefined> = {
  string: value => (typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined),
  integer: readNumber,
  number: readNumber,
  boolean: readFlag,
}

function mendPatterns(written: JsonObject, tell: Tell): JsonObject {
  const node = removeSlashes(written, tell)
  let mended = node
  if (typeof node.pattern === 'string' && !isPattern(node.pattern)) {
    tellPattern(['pattern'], node.pattern, tell)
    mended = omit(mended, 'pattern')
  }
  const { patternProperties } = node
  if (!isObject(patternProperties)) return mended
  const wrong = Object.keys(patternProperties).filter(pattern => !isPattern(pattern))
  if (wrong.length === 0) return mended
  for (const pattern of wrong) tellPattern(['patternProperties', pattern], pattern, tell)
  return { ...mended, patternProperties: omit(patternProperties, ...wrong) }
}

/** A pattern between slashes, as in a program: no text has one before its start, so that none would match. */
function removeSlashes(node: JsonObject, tell: Tell): JsonObject {
  const [, pattern] = /^\/(\^.*\$)\/[a-z]*$/s.exec(String(node.pattern ?? '')) ?? []
  if (pattern === undefined) return node
  const message = `${quoteValue(node.pattern!)} is written between slashes.`
  tell(['pattern'], { code: 'invalid-pattern', message, assumed: `It was read as ${quoteValue(pattern)}.` })
  return { ...node, pattern }
}

function tellPattern(keys: readonly string[], pattern: string, tell: Tell): void {
  const message = `${quoteValue(pattern)} is no pattern of JavaScript (ECMA 262).`
  tell(keys, { code: 'invalid-pattern', message, assumed: 'It was left out: nothing is held against it.' })
}

function isPattern(pattern: string): boolean {
  return ['u', ''].some(flags => {
    try {
      new RegExp(pattern, flags)
      return true
    } catch {
      return false
    }
  })
}
