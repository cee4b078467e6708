// Parts that are written in another shape than they have: a list for a map, a text for a schema, nothing at all.
import { isObject, type Json, type JsonObject } from '../json.ts'
import { isReferring } from '../referring.ts'
import { findRule, type Kind, listNames, type Rule } from '../walk.ts'
import { type Mend, omit, quoteValue, type Tell } from './repair.ts'
import { nameType } from './types.ts'

export const mendShapes: Mend = ({ node, kind }, tell) => {
  let mended = kind === 'schema' ? liftKeywords(node, tell) : node
  for (const key of Object.keys(mended)) {
    const rule = findRule(kind, key)
    if (!rule || rule[1] === 'example' || rule[1] === 'link') continue
    const value = mended[key]!
    const better = mendMember(value, key, rule, tell)
    if (better === value) continue
    mended = better === undefined ? omit(mended, key) : { ...mended, ...placeMember(key, better, mended) }
    if (key === 'items' && Array.isArray(value) && value.length !== 1) mended = omit(mended, 'items')
  }
  return mended
}

/** A list of schemas for items is what tells of the first, the second and so on. */
function placeMember(key: string, value: Json, node: JsonObject): JsonObject {
  return key === 'items' && Array.isArray(value)
    ? { prefixItems: node.prefixItems ?? value }
    : { [key]: value }
}

const isPart = (value: Json | undefined, kind: Kind): boolean =>
  isObject(value) || (kind === 'schema' && typeof value === 'boolean')

/** What stands under a key; undefined where it is better left out. */
function mendMember(value: Json, key: string, [shape, kind]: Rule, tell: Tell): Json | undefined {
  if (shape === 'one') {
    if (isPart(value, kind)) return value
    const better = key === 'items' && Array.isArray(value) ? readItems(value) : readPart(value, kind)
    tellShape([key], value, better, tell)
    return better
  }
  if (isReferring(value)) return value
  return shape === 'list' ? mendList(value, key, kind, tell) : mendMap(value, key, [shape, kind], tell)
}

function readItems(items: Json[]): Json | undefined {
  const schemas = items.map(item => (isPart(item, 'schema') ? item : (readPart(item, 'schema') ?? {})))
  return schemas.length > 1 ? schemas : schemas[0]
}

function mendList(value: Json, key: string, kind: Kind, tell: Tell): Json | undefined {
  if (!Array.isArray(value)) {
    const better = isObject(value) ? makeList(value, kind) : undefined
    tellShape([key], value, better, tell)
    return better
  }
  if (value.every(item => isPart(item, kind))) return value
  for (const [at, item] of value.entries())
    if (!isPart(item, kind)) tellShape([key, String(at)], item, readPart(item, kind), tell)
  // A hole among parameters is closed when the places of the others are not needed any more.
  const left = kind === 'parameter' ? [null] : []
  const better = value.flatMap(item => (isPart(item, kind) ? [item] : (readPart(item, kind) ?? left)))
  return better.length > 0 || kind === 'parameter' ? better : undefined
}

/** Parameters by their names, or the only part of a list. */
function makeList(value: JsonObject, kind: Kind): Json[] {
  const isMap = kind === 'parameter' && value.in === undefined && Object.values(value).every(isObject)
  return isMap
    ? Object.entries(value).map(([name, part]) =>
        isReferring(part) ? part : { name, ...(part as JsonObject) },
      )
    : [value]
}

function mendMap(value: Json, key: string, [shape, kind]: Rule, tell: Tell): Json | undefined {
  if (!isObject(value)) {
    const better =
      Array.isArray(value) && value.length > 0 && value.every(isObject) ? makeMap(value) : undefined
    tellShape([key], value, better, tell)
    return better && mendMap(better, key, [shape, kind], tell)
  }
  let mended = value
  for (const name of listNames(value, shape)) {
    const part = value[name]!
    // Extensions stand in any map.
    if (isPart(part, kind) || name.startsWith('x-')) continue
    const better = readPart(part, kind)
    tellShape([key, name], part, better, tell)
    mended = better === undefined ? omit(mended, name) : { ...mended, [name]: better }
  }
  return mended
}

/** A map that is written as a list: of parts with names, or of maps with one part each. */
function makeMap(items: readonly JsonObject[]): JsonObject {
  const pairs = items.flatMap((item): [string, Json][] =>
    typeof item.name === 'string' ? [[item.name, omit(item, 'name')]] : Object.entries(item),
  )
  return Object.fromEntries(pairs)
}

/** What somebody meant who wrote something else where a part belongs; undefined where nobody can say. */
function readPart(value: Json, kind: Kind): Json | undefined {
  if (kind === 'response') return { description: typeof value === 'string' ? value : '' }
  if (kind === 'mediaType' || kind === 'header' || kind === 'callback') return value === null ? {} : undefined
  if (kind !== 'schema') return undefined
  if (value === 'true' || value === 'false') return value === 'true'
  if (Array.isArray(value)) return value.length === 1 && isObject(value[0]) ? value[0] : undefined
  const type = typeof value === 'string' ? nameType(value) : undefined
  return value === null ? {} : type
}

function tellShape(keys: readonly string[], value: Json, better: Json | undefined, tell: Tell): void {
  const message =
    value === null ? 'nothing stands here.' : `${quoteValue(value)} stands where something else belongs.`
  const isAny = isObject(better) && Object.keys(better).length === 0
  const assumed = isAny ? 'It takes any value.' : `It was read as ${quoteValue(better ?? null)}.`
  tell(keys, { code: 'wrong-shape', message, assumed: better === undefined ? 'It was left out.' : assumed })
}

const lifted = [
  'required',
  'type',
  'description',
  'title',
  'format',
  'additionalProperties',
  'enum',
  'nullable',
]

/** Keywords of a schema that are written one level too deep, among its properties. */
function liftKeywords(node: JsonObject, tell: Tell): JsonObject {
  const { properties } = node
  if (!isObject(properties) || isReferring(properties)) return node
  const misplaced = lifted.filter(key => {
    const value = properties[key]
    return (
      value !== undefined &&
      !isObject(value) &&
      value !== null &&
      (key !== 'required' || Array.isArray(value))
    )
  })
  // A text that is the name of a type is a property in few words.
  const keys = misplaced.filter(key => key === 'type' || nameType(properties[key]) === undefined)
  if (keys.length === 0) return node
  for (const key of keys) {
    const message = `${key} stands among the properties.`
    tell(['properties', key], { code: 'wrong-shape', message, assumed: 'It was read as said of the schema.' })
  }
  const said = Object.fromEntries(keys.map(key => [key, properties[key]!]))
  return { ...said, ...node, properties: omit(properties, ...keys) }
}
